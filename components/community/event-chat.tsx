import { SendHorizontal, Trash2 } from "lucide-react";
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
import { LoadMore } from "@/components/ui/load-more";
import { Loading } from "@/components/ui/loading";
import { RowSkeleton } from "@/components/ui/skeleton";
import { TextArea } from "@/components/ui/text-area";
import { TitledSection } from "@/components/ui/titled-section";
import { useChat } from "@/lib/community/chat/hooks";
import { MESSAGE_MAX, QUIET_AFTER_HOURS } from "@/lib/community/chat/rules";
import type { ChatMessage } from "@/lib/community/chat/schema";
import type { CommunityEvent } from "@/lib/community/events/schema";
import { useIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { fullName } from "@/lib/core/shared/format";

function Composer({ onSend }: { onSend: (text: string, key: string) => Promise<void> }) {
  const form = useForm({ defaultValues: { text: "" } });
  const trimmed = form.watch("text").trim();
  const key = useIdempotencyKey(trimmed);
  const send = form.handleSubmit(async () => {
    if (trimmed === "") return;
    try {
      await onSend(trimmed, key);
      form.reset();
    } catch (error) {
      failed("Not sent", error);
    }
  });
  return (
    <form onSubmit={send} className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextArea
          aria-label="Message"
          placeholder="Message who is going..."
          rows={1}
          maxLength={MESSAGE_MAX}
          className="min-h-12!"
          {...form.register("text")}
        />
      </div>
      <Button
        type="submit"
        aria-label="Send"
        disabled={trimmed === ""}
        pending={form.formState.isSubmitting}
        className="px-3.5!"
      >
        <SendHorizontal className="size-5" />
      </Button>
    </form>
  );
}

function MessageRow({ message, onRemove }: { message: ChatMessage; onRemove: () => void }) {
  const { user, text, createdAt, isMine, mayDelete, isHidden } = message;
  const name = fullName(user);
  const actions = (
    <>
      {mayDelete && <IconButton label={`Delete this message by ${name}`} icon={Trash2} onClick={onRemove} />}
      {!isMine && <ReportMenu type="event-message" id={message.id} label={`More about this message by ${name}`} />}
    </>
  );
  return (
    <AuthoredItem thing="Message" user={user} createdAt={createdAt} actions={actions}>
      <LinkedText className="whitespace-pre-line break-words leading-snug">{text}</LinkedText>
      {isHidden && <HiddenNote thing="message" />}
    </AuthoredItem>
  );
}

/** What those who go say to each other; the host may take any of it down. */
export function EventChat({ event }: { event: CommunityEvent }) {
  const chat = useChat(event.id);
  const { messages, error, retry, write, remove } = chat;
  const isQuiet = Date.now() > Date.parse(event.startsAt) + QUIET_AFTER_HOURS * 3_600_000;
  const takeDown = (message: ChatMessage) => deleteWithUndo("Message", (onFailed) => remove(message, onFailed));
  return (
    <TitledSection level="h3" title="Chat" titleClassName="text-display-sm" className="flex flex-col gap-3">
      {!messages && (
        <Loading error={error} onRetry={retry} label="Loading the chat" count={2} className="flex flex-col gap-4">
          <RowSkeleton picture="size-9 rounded-full!" lines={["h-3.5 w-28", "h-3.5 w-full"]} />
        </Loading>
      )}
      {messages?.length === 0 && (
        <Card className="p-4 text-ink-soft!">
          {isQuiet ? "Nobody said anything." : "Only who goes reads this. Say where you meet, or hello."}
        </Card>
      )}
      <LoadMore list={chat} />
      {messages && (
        <ol aria-label="Messages" aria-live="polite" className="flex flex-col gap-3 empty:hidden">
          {messages.toReversed().map((message) => (
            <li key={message.id}>
              <MessageRow message={message} onRemove={() => takeDown(message)} />
            </li>
          ))}
        </ol>
      )}
      {isQuiet ? (
        <p className="text-ink-soft text-sm">The event is over, and its chat is closed.</p>
      ) : (
        <Composer onSend={write} />
      )}
    </TitledSection>
  );
}
