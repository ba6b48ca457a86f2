"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { SendHorizontal, X } from "lucide-react";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { IconButton } from "@/components/ui/icon-button";
import { inputClasses } from "@/components/ui/input";
import { useIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { usePersistedForm } from "@/lib/core/client/use-persisted-form";
import { cn } from "@/lib/core/shared/cn";
import { COMMENT_MAX } from "@/lib/feed/comments/rules";
import { editCommentSchema } from "@/lib/feed/comments/schema";

type CommentComposerProps = {
  photoId: string;
  replyTo: { id: string; name: string } | null;
  onCancelReply: () => void;
  onSend: (text: string, parentId: string | null, idempotencyKey: string) => Promise<void>;
};

const BLANK = { text: "" };
const keptFields = (kept: unknown) => editCommentSchema.safeParse(kept).data;

/** Stays at the foot of the dialog. What is typed stays until it was sent, through a reload and a new sign-in. */
export function CommentComposer({ photoId, replyTo, onCancelReply, onSend }: CommentComposerProps) {
  const form = useForm({ resolver: zodResolver(editCommentSchema), defaultValues: BLANK });
  usePersistedForm(`comment ${photoId}`, form, keptFields);
  const { setFocus } = form;
  const { isSubmitting } = form.formState;
  const trimmed = form.watch("text").trim();
  const idempotencyKey = useIdempotencyKey(`${replyTo?.id ?? ""} ${trimmed}`);

  useEffect(() => {
    if (replyTo) setFocus("text");
  }, [replyTo, setFocus]);

  const submit = form.handleSubmit(async ({ text }) => {
    try {
      await onSend(text, replyTo?.id ?? null, idempotencyKey);
      form.reset(BLANK);
      onCancelReply();
    } catch (error) {
      failed("Comment not posted", error);
    }
  });

  return (
    <form
      onSubmit={submit}
      className="border-line border-t bg-raised px-4 pt-2.5 pb-[calc(0.75rem+var(--safe-bottom))]"
    >
      {replyTo && (
        <p className="flex items-center gap-1 text-ink-soft text-sm">
          <span className="min-w-0 flex-1 truncate">Replying to {replyTo.name}</span>
          <IconButton label="Cancel reply" onClick={onCancelReply} className="-my-1.5 [&_svg]:size-4">
            <X aria-hidden="true" />
          </IconButton>
        </p>
      )}
      <div className="flex items-end gap-2">
        <textarea
          rows={1}
          maxLength={COMMENT_MAX}
          aria-label="Comment"
          placeholder="Add a comment..."
          className={cn(inputClasses, "field-sizing-content max-h-32 min-h-11 resize-none py-2.5 leading-snug")}
          {...form.register("text")}
        />
        <Button
          type="submit"
          disabled={trimmed === ""}
          pending={isSubmitting}
          pendingLabel="Posting..."
          className="px-3.5"
        >
          <SendHorizontal aria-hidden="true" className="size-5" />
          <span className="sr-only">Post comment</span>
        </Button>
      </div>
    </form>
  );
}
