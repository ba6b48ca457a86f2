"use client";

import { Flag, Heart, Trash2 } from "lucide-react";
import { useState } from "react";
import { TimeAgo } from "@/components/feed/time-ago";
import { HiddenNote } from "@/components/moderation/hidden-note";
import { ReportLayer } from "@/components/moderation/report-layer";
import { WaitingNote } from "@/components/outbox/waiting-note";
import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { failed } from "@/components/ui/failed";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { LoadMore } from "@/components/ui/load-more";
import { Menu, MenuItem } from "@/components/ui/menu";
import { Skeleton } from "@/components/ui/skeleton";
import { useInSight } from "@/components/ui/use-in-sight";
import { useViewer } from "@/components/viewer";
import { cn } from "@/lib/core/shared/cn";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { usePost, type usePosts, useUnsentPosts } from "@/lib/feed/posts/hooks";
import type { Post } from "@/lib/feed/posts/schema";

type PostCardProps = { post: Post; isMine: boolean; onLike: () => void; onDelete: () => void };

function PostCard({ post, isMine, onLike, onDelete }: PostCardProps) {
  const [isReporting, setReporting] = useState(false);
  const name = fullName(post.user);
  return (
    <Card className="p-4">
      <div className="flex items-center gap-3">
        <Avatar name={name} src={post.user.profileImageUrl} className="size-10" />
        <div className="min-w-0 flex-1">
          <Link href={paths.profile(post.user.id)} className="block truncate font-semibold hover:underline">
            {name}
          </Link>
          <p className="text-ink-soft text-sm">
            <TimeAgo iso={post.createdAt} />
          </p>
        </div>
        {isMine ? (
          <IconButton label="Delete this post" onClick={onDelete}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        ) : (
          <Menu label={`More about this post by ${name}`}>
            <MenuItem icon={<Flag aria-hidden="true" />} onSelect={() => setReporting(true)}>
              Report
            </MenuItem>
          </Menu>
        )}
      </div>
      <p className="mt-2 whitespace-pre-line break-words">{post.content}</p>
      {post.isHidden && <HiddenNote thing="post" />}
      {!isMine && (
        <ReportLayer type="post" id={post.id} person={post.user} open={isReporting} onOpenChange={setReporting} />
      )}
      <button
        type="button"
        aria-pressed={post.isLiked}
        aria-label={`Like the post of ${name}`}
        onClick={onLike}
        className="-mb-2 -ml-2 mt-1 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 font-semibold text-ink-soft hover:text-ink"
      >
        <Heart aria-hidden="true" className={cn("size-5", post.isLiked && "fill-star text-star")} />
        {post.likes !== null && <span className="tabular-nums">{post.likes}</span>}
      </button>
    </Card>
  );
}

type PostListProps = {
  list: ReturnType<typeof usePosts>;
  /** The one a link leads to: it stands first, wherever it is in the list. */
  shownId: string | null;
};

export function PostList({ list, shownId }: PostListProps) {
  const viewer = useViewer();
  const { posts: listed, error, retry, like, remove } = list;
  const { post: linked, isGone } = usePost(shownId);
  const shown = useInSight<HTMLLIElement>();
  const posts = listed && linked ? [linked, ...listed.filter(({ id }) => id !== linked.id)] : listed;
  const unsent = useUnsentPosts();
  if (!posts) return error ? <ErrorState onRetry={retry} /> : <Skeleton className="h-32 rounded-card" />;
  if (posts.length === 0 && unsent.length === 0)
    return <EmptyState title="Nothing shared yet" text="Be the first to say what you did today." />;
  return (
    <>
      {isGone && <p className="mb-3 text-ink-soft">That post is gone, or it isn't shared with you.</p>}
      <ul className="flex flex-col gap-3">
        {unsent.map(({ key, details, problem }) => (
          <li key={key}>
            <Card className="border-dashed p-4">
              <p className="whitespace-pre-line break-words">{details}</p>
              <WaitingNote problem={problem} />
            </Card>
          </li>
        ))}
        {posts.map((post) => (
          <li key={post.id} ref={post.id === shownId ? shown : null} className="scroll-mt-20">
            <PostCard
              post={post}
              isMine={post.user.id === viewer.id}
              onLike={() => like(post).catch(() => failed("Error", "Your like was not saved. Please try again."))}
              onDelete={() =>
                remove(post.id).catch(() => failed("Error", "That post could not be deleted. Please try again."))
              }
            />
          </li>
        ))}
      </ul>
      <LoadMore list={list} className="mt-3" />
    </>
  );
}
