import { MessageCircle, Trash2 } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { AuthoredItem } from "@/components/feed/authored-item";
import { LinkedText } from "@/components/feed/linked-text";
import { HiddenNote } from "@/components/moderation/hidden-note";
import { ReportMenu } from "@/components/moderation/report-menu";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { deleteWithUndo } from "@/components/ui/delete-with-undo";
import { failed } from "@/components/ui/failed";
import { IconButton } from "@/components/ui/icon-button";
import { ItemList } from "@/components/ui/item-list";
import { RowSkeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { TextArea } from "@/components/ui/text-area";
import { TitledSection } from "@/components/ui/titled-section";
import { useBoard, useBoardAnswers, useBoardWrites } from "@/lib/community/board/hooks";
import { BOARD_POST_MAX } from "@/lib/community/board/rules";
import type { BoardPost } from "@/lib/community/board/schema";
import type { Group } from "@/lib/community/groups/schema";
import { useIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { countOf, fullName } from "@/lib/core/shared/format";

type ComposerProps = { groupId: string; parentId: string | null; label: string };

function Composer({ groupId, parentId, label }: ComposerProps) {
  const { write } = useBoardWrites(groupId);
  const form = useForm({ defaultValues: { text: "" } });
  const trimmed = form.watch("text").trim();
  const key = useIdempotencyKey(`${parentId ?? ""} ${trimmed}`);
  const send = form.handleSubmit(async () => {
    try {
      await write(trimmed, parentId, key);
      form.reset();
    } catch (error) {
      failed("Not posted", error);
    }
  });
  return (
    <form onSubmit={send} className="flex flex-col items-end gap-2">
      <div className="w-full">
        <TextArea
          aria-label={label}
          placeholder={`${label}...`}
          rows={1}
          maxLength={BOARD_POST_MAX}
          className="min-h-12!"
          {...form.register("text")}
        />
      </div>
      {trimmed !== "" && (
        <Button type="submit" size="sm" pending={form.formState.isSubmitting} pendingLabel="Posting...">
          {parentId ? "Reply" : "Post"}
        </Button>
      )}
    </form>
  );
}

type PostProps = { post: BoardPost; mayReport: boolean };

function Post({ post, mayReport }: PostProps) {
  const { remove } = useBoardWrites(post.groupId);
  const name = fullName(post.user);
  const takeDown = () => deleteWithUndo("Post", (onFailed) => remove(post, onFailed));
  const actions = (
    <>
      {post.mayDelete && <IconButton label={`Delete this post by ${name}`} icon={Trash2} onClick={takeDown} />}
      {mayReport && !post.isMine && (
        <ReportMenu type="group-post" id={post.id} label={`More about this post by ${name}`} />
      )}
    </>
  );
  return (
    <AuthoredItem thing="Post" user={post.user} createdAt={post.createdAt} actions={actions}>
      <LinkedText className="whitespace-pre-line break-words leading-snug">{post.text}</LinkedText>
      {post.isHidden && <HiddenNote thing="post" />}
    </AuthoredItem>
  );
}

type AnswersProps = { post: BoardPost; isMember: boolean; mayReport: boolean };

function Answers({ post, isMember, mayReport }: AnswersProps) {
  return (
    <div className="mt-2 ml-4.5 flex flex-col gap-3 border-line border-l-2 pl-4">
      <ItemList
        list={useBoardAnswers(post.id)}
        label={`Replies to ${fullName(post.user)}`}
        skeleton={<BoardSkeleton count={1} />}
        empty={null}
        className="flex flex-col gap-3"
      >
        {(answer) => <Post post={answer} mayReport={mayReport} />}
      </ItemList>
      {isMember && <Composer groupId={post.groupId} parentId={post.id} label={`Reply to ${post.user.firstName}`} />}
    </div>
  );
}

function Thread({ post, isMember, mayReport }: AnswersProps) {
  const [isOpen, setOpen] = useState(false);
  const said = post.answers === 0 ? "Reply" : countOf(post.answers, "reply", "replies");
  return (
    <Card className="p-4 pb-2">
      <Post post={post} mayReport={mayReport} />
      {(isMember || post.answers > 0) && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="ml-8 font-semibold text-ink-soft!"
        >
          <MessageCircle className="size-4" />
          {said}
        </Button>
      )}
      {isOpen && <Answers post={post} isMember={isMember} mayReport={mayReport} />}
    </Card>
  );
}

function BoardSkeleton({ count = 2 }: { count?: number }) {
  return (
    <SkeletonGroup label="Loading the board" count={count} className="flex flex-col gap-4">
      <RowSkeleton picture="size-9 rounded-full!" lines={["h-3.5 w-28", "h-3.5 w-full"]} />
    </SkeletonGroup>
  );
}

/** What the members say to each other; those who run the group may take any of it down. */
export function GroupBoard({ group, viewerId }: { group: Group; viewerId: string | null }) {
  const empty = group.isJoined
    ? "Nothing here yet. Say hello to the others."
    : "Nothing here yet. Join to say the first word.";
  return (
    <TitledSection level="h3" title="Board" titleClassName="text-display-sm" className="flex flex-col gap-3">
      {group.isJoined && <Composer groupId={group.id} parentId={null} label="Say something to the group" />}
      <ItemList
        list={useBoard(group.id)}
        skeleton={<BoardSkeleton />}
        empty={<Card className="p-4 text-ink-soft!">{empty}</Card>}
        className="flex flex-col gap-3"
      >
        {(post) => <Thread post={post} isMember={group.isJoined} mayReport={viewerId !== null} />}
      </ItemList>
    </TitledSection>
  );
}
