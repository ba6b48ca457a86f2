import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useMentions } from "@/components/people/use-mentions";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { FormSaveButton } from "@/components/ui/form-save-button";
import { TextArea } from "@/components/ui/text-area";
import { COMMENT_MAX } from "@/lib/feed/comments/rules";
import { type Comment, editCommentSchema } from "@/lib/feed/comments/schema";
import { withMention } from "@/lib/feed/mentions/rules";

const commentResolver = zodResolver(editCommentSchema);

type CommentEditorProps = {
  comment: Comment;
  onEdit: (text: string, mentionedUserIds: string[]) => Promise<void>;
  onDone: () => void;
};

export function CommentEditor({ comment, onEdit, onDone }: CommentEditorProps) {
  const form = useForm({ resolver: commentResolver, defaultValues: { text: comment.text } });
  const [mentioned, setMentioned] = useState<string[]>([]);
  const mentions = useMentions({
    viewerId: comment.user.id,
    setText: (text) => form.setValue("text", text, { shouldDirty: true }),
    onMention: (userId) => setMentioned((before) => withMention(before, userId)),
  });
  const save = form.handleSubmit(async ({ text }) => {
    try {
      await onEdit(text, mentioned);
      onDone();
    } catch (error) {
      failed("Couldn't save comment", error);
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
        {...mentions.props}
        onKeyDown={mentions.onKeyDown}
        {...form.register("text", { onBlur: mentions.props.onBlur })}
      />
      {mentions.list}
      <div className="mt-2 flex gap-2">
        <FormSaveButton
          size="sm"
          disabled={form.watch("text").trim() === ""}
          pending={form.formState.isSubmitting}
          block={false}
        />
        <Button size="sm" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
