"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { Flag, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { TimeAgo } from "@/components/feed/time-ago";
import { HiddenNote } from "@/components/moderation/hidden-note";
import { ReportLayer } from "@/components/moderation/report-layer";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { Link } from "@/components/ui/link";
import { Menu, MenuItem } from "@/components/ui/menu";
import { TextArea } from "@/components/ui/text-area";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { COMMENT_MAX } from "@/lib/feed/comments/rules";
import { type Comment, editCommentSchema } from "@/lib/feed/comments/schema";

type CommentItemProps = {
  comment: Comment;
  /** On one's own photo anybody's comment may be taken down. */
  mayDelete: boolean;
  /** Visitors may not report. */
  mayReport: boolean;
  onReply?: () => void;
  onEdit: (text: string) => Promise<void>;
  onDelete: () => void;
};

function Editor({ comment, onEdit, onDone }: Pick<CommentItemProps, "comment" | "onEdit"> & { onDone: () => void }) {
  const form = useForm({ resolver: zodResolver(editCommentSchema), defaultValues: { text: comment.text } });
  const save = form.handleSubmit(async ({ text }) => {
    try {
      await onEdit(text);
      onDone();
    } catch (error) {
      failed("Comment not changed", error);
    }
  });
  return (
    <form noValidate onSubmit={save} className="mt-1">
      <TextArea
        aria-label="Edit comment"
        rows={2}
        defaultValue={comment.text}
        maxLength={COMMENT_MAX}
        className="min-h-16"
        {...form.register("text")}
      />
      <div className="mt-2 flex gap-2">
        <Button
          type="submit"
          size="sm"
          disabled={form.watch("text").trim() === ""}
          pending={form.formState.isSubmitting}
          pendingLabel="Saving..."
        >
          Save
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

export const commentElementId = (id: string) => `comment-${id}`;

export function CommentItem({ comment, mayDelete, mayReport, onReply, onEdit, onDelete }: CommentItemProps) {
  const [isEditing, setEditing] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const isReportable = mayReport && !comment.isMine;
  const name = fullName(comment.user);
  return (
    <article
      id={commentElementId(comment.id)}
      aria-label={`Comment by ${name}`}
      // Clear of the field at the foot, and of the close button above.
      className="flex scroll-mt-16 scroll-mb-24 gap-2.5"
    >
      <Avatar name={name} src={comment.user.profileImageUrl} size="sm" />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-1">
          <p className="min-w-0 flex-1 text-sm leading-snug">
            <Link href={paths.profile(comment.user.id)} className="font-semibold hover:underline">
              {name}
            </Link>{" "}
            <span className="whitespace-nowrap text-ink-soft">
              <TimeAgo iso={comment.createdAt} />
              {comment.editedAt && " · edited"}
            </span>
          </p>
          {(comment.isMine || mayDelete || isReportable) && !isEditing && (
            <Menu label={`More about this comment by ${name}`} className="-my-2.5 -mr-2.5 [&_svg]:size-5">
              {comment.isMine && (
                <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => setEditing(true)}>
                  Edit
                </MenuItem>
              )}
              {isReportable && (
                <MenuItem icon={<Flag aria-hidden="true" />} onSelect={() => setReporting(true)}>
                  Report
                </MenuItem>
              )}
              {(comment.isMine || mayDelete) && (
                <MenuItem icon={<Trash2 aria-hidden="true" />} danger onSelect={onDelete}>
                  Delete
                </MenuItem>
              )}
            </Menu>
          )}
        </div>
        {isEditing ? (
          <Editor comment={comment} onEdit={onEdit} onDone={() => setEditing(false)} />
        ) : (
          <>
            <p className="whitespace-pre-line break-words leading-snug">{comment.text}</p>
            {comment.isHidden && <HiddenNote thing="comment" />}
            {onReply && (
              <Button variant="ghost" size="sm" onClick={onReply} className="-ml-3 font-semibold text-ink-soft">
                Reply
              </Button>
            )}
          </>
        )}
      </div>
      {isReportable && (
        <ReportLayer
          type="comment"
          id={comment.id}
          person={comment.user}
          open={isReporting}
          onOpenChange={setReporting}
        />
      )}
    </article>
  );
}
