import { Flag, Pencil, Pin, PinOff, Trash2 } from "lucide-react";
import { useState } from "react";
import { AuthoredItem } from "@/components/feed/authored-item";
import { LikeToggle } from "@/components/feed/like-toggle";
import { LinkedText } from "@/components/feed/linked-text";
import { HiddenNote } from "@/components/moderation/hidden-note";
import { ReportLayer } from "@/components/moderation/report-layer";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem } from "@/components/ui/menu";
import { lazyPart } from "@/lib/core/client/lazy-part";
import { formatCount, fullName } from "@/lib/core/shared/format";
import { isEditable } from "@/lib/feed/comments/rules";
import type { Comment } from "@/lib/feed/comments/schema";

type CommentItemProps = {
  comment: Comment;
  /** You can delete anyone's comment on your own content. */
  isOnOwnItem: boolean;
  /** Visitors can't report. */
  canReport: boolean;
  onReply?: () => void;
  /** Absent for visitors. */
  onLike?: () => void;
  /** On your own content: pins or unpins it. */
  onPin?: () => void;
  onEdit: (text: string, mentionedUserIds: string[]) => Promise<void>;
  onDelete: () => void;
};

const CommentEditor = lazyPart(() => import("@/components/feed/comment-editor"), "CommentEditor");

export const commentElementId = (id: string) => `comment-${id}`;

export function CommentItem(props: CommentItemProps) {
  const { comment, isOnOwnItem, canReport, onReply, onLike, onPin, onEdit, onDelete } = props;
  const [isEditing, setEditing] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const isReportable = canReport && !comment.isMine;
  const name = fullName(comment.user);
  const actions = (comment.isMine || isOnOwnItem || isReportable) && !isEditing && (
    <Menu label={`More options for this comment by ${name}`}>
      {comment.isMine && isEditable(comment.createdAt, new Date()) && (
        <MenuItem icon={Pencil} label="Edit" onSelect={() => setEditing(true)} />
      )}
      {onPin && (
        <MenuItem icon={comment.isPinned ? PinOff : Pin} label={comment.isPinned ? "Unpin" : "Pin"} onSelect={onPin} />
      )}
      {isReportable && <MenuItem icon={Flag} label="Report" onSelect={() => setReporting(true)} />}
      {(comment.isMine || isOnOwnItem) && <MenuItem icon={Trash2} label="Delete" danger onSelect={onDelete} />}
    </Menu>
  );
  return (
    <AuthoredItem
      id={commentElementId(comment.id)}
      thing="Comment"
      user={comment.user}
      createdAt={comment.createdAt}
      remark={
        <>
          {comment.editedAt && " · edited"}
          {comment.isPinned && " · pinned"}
        </>
      }
      actions={actions}
      // Clear of the field at the bottom and of the close button above.
      className="scroll-mt-16 scroll-mb-24"
    >
      {isEditing ? (
        <CommentEditor comment={comment} onEdit={onEdit} onDone={() => setEditing(false)} />
      ) : (
        <>
          <LinkedText mentions={comment.mentions} className="whitespace-pre-line break-words leading-snug">
            {comment.text}
          </LinkedText>
          {comment.isHidden && <HiddenNote thing="comment" />}
          <div className="flex items-center gap-1 empty:hidden">
            {onLike && (
              <LikeToggle
                label={`Like this comment by ${name}`}
                isLiked={comment.isLiked}
                onLike={onLike}
                className="min-w-11 gap-1 text-sm tabular-nums [&_svg]:size-4"
              >
                {comment.likes !== null && comment.likes > 0 && formatCount(comment.likes)}
              </LikeToggle>
            )}
            {onReply && (
              <Button variant="ghost" size="sm" onClick={onReply} className="font-semibold text-ink-soft">
                Reply
              </Button>
            )}
          </div>
        </>
      )}
      {isReportable && (
        <ReportLayer
          type="comment"
          id={comment.id}
          person={comment.user}
          open={isReporting}
          onOpenChange={setReporting}
        />
      )}
    </AuthoredItem>
  );
}
