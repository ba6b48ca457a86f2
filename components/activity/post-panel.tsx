import { Flag, MessageCircle, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { SharePostForm } from "@/components/activity/share-post-form";
import { AuthorHeader } from "@/components/feed/author-header";
import { LikeToggle } from "@/components/feed/like-toggle";
import { LikersButton } from "@/components/feed/likers-button";
import { LinkedText } from "@/components/feed/linked-text";
import { PendingList } from "@/components/layout/pending-list";
import { HiddenNote } from "@/components/moderation/hidden-note";
import { ReportLayer } from "@/components/moderation/report-layer";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { failed } from "@/components/ui/failed";
import { IconButton } from "@/components/ui/icon-button";
import { LoadMore } from "@/components/ui/load-more";
import { Loading } from "@/components/ui/loading";
import { Menu, MenuItem } from "@/components/ui/menu";
import { Skeleton } from "@/components/ui/skeleton";
import { TitledSection } from "@/components/ui/titled-section";
import { useScrollIntoView } from "@/components/ui/use-scroll-into-view";
import { toast } from "@/components/ui/use-toast";
import { useViewer } from "@/components/viewer";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { lazyPart } from "@/lib/core/client/lazy-part";
import { useUnsent } from "@/lib/core/client/send-or-queue";
import { AUDIENCE_NAMES } from "@/lib/core/shared/audiences";
import { countOf, fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { usePost, usePosts } from "@/lib/feed/posts/hooks";
import type { ChangePost, Post } from "@/lib/feed/posts/schema";

type CommentsToggleProps = { label: string; count: number; isOpen: boolean; onToggle: () => void };

function CommentsToggle({ label, count, isOpen, onToggle }: CommentsToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={`${label}, ${countOf(count, "comment")}`}
      onClick={onToggle}
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-ink-soft hover:text-ink"
    >
      <MessageCircle className="size-5" />
      <span className="tabular-nums">{count}</span>
    </button>
  );
}

const EditPostSheet = lazyOverlay(() => import("@/components/activity/edit-post-sheet"), "EditPostSheet");

const InlineComments = lazyPart(() => import("@/components/feed/inline-comments"), "InlineComments");

type PostCardProps = {
  post: Post;
  isMine: boolean;
  /** Whether a link points to it. Its comments are then open. */
  isLinked: boolean;
  onLike: () => void;
  onEdit: (change: ChangePost) => Promise<void>;
  onDelete: () => void;
};

function PostCard({ post, isMine, isLinked, onLike, onEdit, onDelete }: PostCardProps) {
  const [isReporting, setReporting] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const [isDiscussed, setDiscussed] = useState(isLinked);
  const name = fullName(post.user);
  const remark = (
    <>
      {post.editedAt !== null && " · edited"}
      {post.audience && post.audience !== "everyone" && ` · ${AUDIENCE_NAMES[post.audience]}`}
    </>
  );
  return (
    <Card className="p-4">
      <AuthorHeader user={post.user} at={post.createdAt} remark={remark}>
        {isMine ? (
          <>
            <IconButton label="Edit this post" icon={Pencil} onClick={() => setEditing(true)} />
            <IconButton label="Delete this post" icon={Trash2} onClick={onDelete} className="-ml-2" />
          </>
        ) : (
          <Menu label={`More options for ${name}'s post`}>
            <MenuItem icon={Flag} label="Report" onSelect={() => setReporting(true)} />
          </Menu>
        )}
      </AuthorHeader>
      <LinkedText className="mt-2 whitespace-pre-line break-words">{post.content}</LinkedText>
      {post.isHidden && <HiddenNote thing="post" />}
      <EditPostSheet post={post} onSave={onEdit} open={isEditing} onOpenChange={setEditing} />
      {!isMine && (
        <ReportLayer type="post" id={post.id} person={post.user} open={isReporting} onOpenChange={setReporting} />
      )}
      <div className="mt-1 flex">
        <LikersButton address={paths.api.postLikes(post.id)} likes={post.likes} isLiked={post.isLiked} />
      </div>
      <div className="mt-1 -mb-2 flex items-center gap-4">
        <LikeToggle label={`Like ${name}'s post`} isLiked={post.isLiked} onLike={onLike}>
          {post.likes !== null && <span className="tabular-nums">{post.likes}</span>}
        </LikeToggle>
        <CommentsToggle
          label={`Comments on ${name}'s post`}
          count={post.comments}
          isOpen={isDiscussed}
          onToggle={() => setDiscussed((is) => !is)}
        />
      </div>
      {isDiscussed && (
        <div className="mt-4">
          <InlineComments thing={{ type: "post", id: post.id }} owner={post.user} canComment={post.canComment} />
        </div>
      )}
    </Card>
  );
}

type PostListProps = {
  list: ReturnType<typeof usePosts>;
  /** The post a link points to. It comes first, wherever it is in the list. */
  shownId: string | null;
};

function PostList({ list, shownId }: PostListProps) {
  const viewer = useViewer();
  const { posts: listed, error, retry, like, change, remove } = list;
  const { post: linked, isGone } = usePost(shownId);
  const shown = useScrollIntoView<HTMLLIElement>();
  const posts = listed && linked ? [linked, ...listed.filter(({ id }) => id !== linked.id)] : listed;
  const unsent = useUnsent(paths.api.posts);
  if (posts?.length === 0 && unsent.length === 0)
    return <EmptyState title="No posts yet" text="Be the first to share what you did today." />;
  return (
    <>
      {isGone && (
        <p className="mb-3 text-ink-soft">This post isn't available. It may have been deleted or made private.</p>
      )}
      <PendingList entries={unsent} />
      <ul className="flex flex-col gap-3">
        {!posts && (
          <li>
            <Loading error={error} onRetry={retry} skeleton={<Skeleton className="h-32 rounded-card" />} />
          </li>
        )}
        {posts?.map((post) => (
          <li key={post.id} ref={post.id === shownId ? shown : null} className="scroll-mt-20">
            <PostCard
              post={post}
              isMine={post.user.id === viewer.id}
              isLinked={post.id === shownId}
              onLike={() => like(post).catch(() => failed("Error", "Couldn't save your like. Please try again."))}
              onEdit={(edit) => change(post.id, edit)}
              onDelete={() => {
                const undo = remove(post.id, () => failed("Error", "Couldn't delete that post. Please try again."));
                toast({ title: "Post deleted", action: { label: "Undo", onClick: undo } });
              }}
            />
          </li>
        ))}
      </ul>
      <LoadMore list={list} className="mt-3" />
    </>
  );
}

type PostPanelProps = {
  shownId: string | null;
  onShared: () => void;
};

export function PostPanel({ shownId, onShared }: PostPanelProps) {
  const posts = usePosts();
  return (
    <>
      <SharePostForm share={posts.share} onShared={onShared} />
      <TitledSection title="From the Community" titleClassName="mb-3 text-display">
        <PostList list={posts} shownId={shownId} />
      </TitledSection>
    </>
  );
}
