import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { MessageItem } from "@/components/community/message-item";
import { useMessageForm } from "@/components/community/use-message-form";
import { AuthoredSkeleton } from "@/components/feed/authored-item";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ItemList } from "@/components/ui/item-list";
import { TextArea } from "@/components/ui/text-area";
import { TitledSection } from "@/components/ui/titled-section";
import { useBoard, useBoardAnswers, useBoardWrites } from "@/lib/community/board/hooks";
import { BOARD_POST_MAX } from "@/lib/community/board/rules";
import type { BoardPost } from "@/lib/community/board/schema";
import type { Group } from "@/lib/community/groups/schema";
import { countOf, fullName } from "@/lib/core/shared/format";

type ComposerProps = { groupId: string; parentId: string | null; label: string };

function Composer({ groupId, parentId, label }: ComposerProps) {
  const { write } = useBoardWrites(groupId);
  const { send, isEmpty, isSending, field } = useMessageForm(
    (text, key) => write(text, parentId, key),
    "Couldn't post that",
  );
  return (
    <form method="dialog" onSubmit={send} className="flex flex-col items-end gap-2">
      <div className="w-full">
        <TextArea
          aria-label={label}
          placeholder={`${label}...`}
          rows={1}
          maxLength={BOARD_POST_MAX}
          className="min-h-12"
          {...field}
        />
      </div>
      {!isEmpty && (
        <Button type="submit" size="sm" pending={isSending} pendingLabel="Posting...">
          {parentId ? "Reply" : "Post"}
        </Button>
      )}
    </form>
  );
}

function Post({ post, canReport }: { post: BoardPost; canReport: boolean }) {
  const { remove } = useBoardWrites(post.groupId);
  return (
    <MessageItem
      thing="Post"
      reportedAs="group-post"
      message={post}
      canReport={canReport}
      remove={(onFailed) => remove(post, onFailed)}
    />
  );
}

type AnswersProps = { post: BoardPost; isMember: boolean; canReport: boolean };

function Answers({ post, isMember, canReport }: AnswersProps) {
  return (
    <div className="mt-2 ml-4.5 flex flex-col gap-3 border-line border-l-2 pl-4">
      <ItemList
        list={useBoardAnswers(post.id)}
        label={`Replies to ${fullName(post.user)}`}
        skeleton={<AuthoredSkeleton label="Loading board" count={1} />}
        empty={null}
        className="flex flex-col gap-3"
      >
        {(answer) => <Post post={answer} canReport={canReport} />}
      </ItemList>
      {isMember && <Composer groupId={post.groupId} parentId={post.id} label={`Reply to ${post.user.firstName}`} />}
    </div>
  );
}

function Thread({ post, isMember, canReport }: AnswersProps) {
  const [isOpen, setOpen] = useState(false);
  const label = post.answers === 0 ? "Reply" : countOf(post.answers, "reply", "replies");
  return (
    <Card className="p-4 pb-2">
      <Post post={post} canReport={canReport} />
      {(isMember || post.answers > 0) && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="ml-8 font-semibold text-ink-soft"
        >
          <MessageCircle className="size-4" />
          {label}
        </Button>
      )}
      {isOpen && <Answers post={post} isMember={isMember} canReport={canReport} />}
    </Card>
  );
}

/** The group's posts. People who run the group can remove any of them. */
export function GroupBoard({ group, viewerId }: { group: Group; viewerId: string | null }) {
  const empty = group.isJoined ? "Nothing here yet. Say hello!" : "Nothing here yet. Join to start the conversation.";
  return (
    <TitledSection level="h3" title="Board" titleClassName="text-display-sm" className="flex flex-col gap-3">
      {group.isJoined && <Composer groupId={group.id} parentId={null} label="Say something to the group" />}
      <ItemList
        list={useBoard(group.id)}
        skeleton={<AuthoredSkeleton label="Loading board" count={2} />}
        empty={<Card className="p-4 text-ink-soft">{empty}</Card>}
        className="flex flex-col gap-3"
      >
        {(post) => <Thread post={post} isMember={group.isJoined} canReport={viewerId !== null} />}
      </ItemList>
    </TitledSection>
  );
}
