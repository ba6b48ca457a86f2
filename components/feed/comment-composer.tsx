"use client";

import { SendHorizontal, X } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { IconButton } from "@/components/ui/icon-button";
import { inputClasses } from "@/components/ui/input";
import { useIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { usePersistedText } from "@/lib/core/client/use-persisted-text";
import { cn } from "@/lib/core/shared/cn";
import { COMMENT_MAX } from "@/lib/feed/comments/rules";

type CommentComposerProps = {
  photoId: string;
  replyTo: { id: string; name: string } | null;
  onCancelReply: () => void;
  onSend: (text: string, parentId: string | null, idempotencyKey: string) => Promise<void>;
};

/** Stays at the foot of the dialog. What is typed stays until it was sent, through a reload and a new sign-in. */
export function CommentComposer({ photoId, replyTo, onCancelReply, onSend }: CommentComposerProps) {
  const [text, setText] = usePersistedText(`comment ${photoId}`);
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const trimmed = text.trim();
  const idempotencyKey = useIdempotencyKey(`${replyTo?.id ?? ""} ${trimmed}`);

  useEffect(() => {
    if (replyTo) field.current?.focus();
  }, [replyTo]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (trimmed === "" || isSending) return;
    setSending(true);
    try {
      await onSend(trimmed, replyTo?.id ?? null, idempotencyKey);
      setText("");
      onCancelReply();
    } catch (error) {
      failed("Comment not posted", error);
    } finally {
      setSending(false);
    }
  };

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
          ref={field}
          rows={1}
          value={text}
          maxLength={COMMENT_MAX}
          onChange={(event) => setText(event.target.value)}
          aria-label="Comment"
          placeholder="Add a comment..."
          className={cn(inputClasses, "field-sizing-content max-h-32 min-h-11 resize-none py-2.5 leading-snug")}
        />
        <Button
          type="submit"
          disabled={trimmed === ""}
          pending={isSending}
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
