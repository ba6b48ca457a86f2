import { Trash2 } from "lucide-react";
import { AuthoredItem } from "@/components/feed/authored-item";
import { LinkedText } from "@/components/feed/linked-text";
import { HiddenNote } from "@/components/moderation/hidden-note";
import { ReportMenu } from "@/components/moderation/report-menu";
import { deleteWithUndo } from "@/components/ui/delete-with-undo";
import { IconButton } from "@/components/ui/icon-button";
import type { BoardPost } from "@/lib/community/board/schema";
import type { ChatMessage } from "@/lib/community/chat/schema";
import { fullName } from "@/lib/core/shared/format";

type MessageItemProps = {
  message: BoardPost | ChatMessage;
  thing: "Message" | "Post";
  reportedAs: "event-message" | "group-post";
  canReport?: boolean;
  /** Deletes it later (`removeLater`) and returns the Undo. */
  remove: (onFailed: (error: unknown) => void) => () => void;
};

/** A message in an event's chat or on a group's board. */
export function MessageItem({ message, thing, reportedAs, canReport = true, remove }: MessageItemProps) {
  const { id, user, text, createdAt, isMine, canDelete, isHidden } = message;
  const words = `this ${thing.toLowerCase()} by ${fullName(user)}`;
  const actions = (
    <>
      {canDelete && (
        <IconButton label={`Delete ${words}`} icon={Trash2} onClick={() => deleteWithUndo(thing, remove)} />
      )}
      {canReport && !isMine && <ReportMenu type={reportedAs} id={id} label={`More options for ${words}`} />}
    </>
  );
  return (
    <AuthoredItem thing={thing} user={user} createdAt={createdAt} actions={actions}>
      <LinkedText className="whitespace-pre-line break-words leading-snug">{text}</LinkedText>
      {isHidden && <HiddenNote thing={thing.toLowerCase()} />}
    </AuthoredItem>
  );
}
