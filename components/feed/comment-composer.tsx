import { SendHorizontal, X } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useMentions } from "@/components/people/use-mentions";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { IconButton } from "@/components/ui/icon-button";
import { inputClasses } from "@/components/ui/input";
import { usePending } from "@/components/ui/use-pending";
import type { Person } from "@/lib/auth/accounts/schema";
import { readValue, unsentKey, writeValue } from "@/lib/core/client/browser-storage";
import { useIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { cn } from "@/lib/core/shared/cn";
import type { NewComment } from "@/lib/feed/comments/hooks";
import { COMMENT_MAX } from "@/lib/feed/comments/rules";
import { withMention } from "@/lib/feed/mentions/rules";

type CommentComposerProps = {
  thingId: string;
  viewerId: string;
  /** People who have already commented here. */
  people: readonly Person[];
  /** Inside a card, not at the bottom of a screen. */
  isInline?: boolean;
  replyTo: { id: string; name: string } | null;
  onCancelReply: () => void;
  onSend: (comment: NewComment, idempotencyKey: string) => Promise<void>;
};

const notPosted = (error: unknown) => failed("Couldn't post comment", error);

/** The typed text stays in this tab until it is sent, through a reload and a new sign-in. */
function useStoredText(thingId: string) {
  const key = unsentKey(`comment ${thingId}`);
  const [text, setText] = useState("");
  useEffect(() => {
    const stored = readValue("session", key);
    if (typeof stored !== "object" || stored === null || !("text" in stored) || typeof stored.text !== "string") return;
    const { text: before } = stored;
    setText((now) => now || before); // text typed in the meantime is a new comment
  }, [key]);
  const keep = (next: string) => {
    setText(next);
    writeValue("session", key, next === "" ? null : { text: next });
  };
  return [text, keep] as const;
}

export function CommentComposer(props: CommentComposerProps) {
  const { thingId, viewerId, people, replyTo, onCancelReply, onSend } = props;
  const [mentioned, setMentioned] = useState<string[]>([]);
  const [text, keep] = useStoredText(thingId);
  const field = useRef<HTMLTextAreaElement>(null);
  const { isPending, run } = usePending(notPosted);
  const trimmed = text.trim();
  const idempotencyKey = useIdempotencyKey(`${replyTo?.id ?? ""} ${trimmed}`);

  const mentions = useMentions({
    viewerId,
    people,
    setText: keep,
    onMention: (userId) => setMentioned((before) => withMention(before, userId)),
  });

  useEffect(() => {
    if (replyTo) field.current?.focus();
  }, [replyTo]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending || trimmed === "") return;
    const comment = { text: trimmed, parentId: replyTo?.id ?? null, mentionedUserIds: mentioned };
    if (!(await run(() => onSend(comment, idempotencyKey)))) return;
    keep("");
    setMentioned([]);
    onCancelReply();
  };

  return (
    <form
      method="dialog"
      onSubmit={submit}
      className={cn(
        "border-line border-t",
        props.isInline ? "pt-3" : "bg-raised px-4 pt-3 pb-[calc(0.75rem+var(--safe-bottom))]",
      )}
    >
      {replyTo && (
        <p className="flex items-center gap-1 text-ink-soft text-sm">
          <span className="min-w-0 flex-1 truncate">
            Replying to <bdi>{replyTo.name}</bdi>
          </span>
          <IconButton label="Cancel reply" icon={X} onClick={onCancelReply} className="-my-1.5 [&_svg]:size-4" />
        </p>
      )}
      {mentions.list}
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          rows={1}
          maxLength={COMMENT_MAX}
          aria-label="Comment"
          placeholder="Add a comment..."
          className={cn(inputClasses, "field-sizing-content max-h-32 min-h-11 resize-none py-2.5 leading-snug")}
          {...mentions.props}
          onKeyDown={mentions.onKeyDown}
          name="text"
          value={text}
          onChange={({ target }) => keep(target.value)}
        />
        <Button type="submit" disabled={trimmed === ""} pending={isPending} pendingLabel="Posting..." className="px-3">
          <SendHorizontal className="size-5" />
          <span className="sr-only">Post comment</span>
        </Button>
      </div>
    </form>
  );
}
