import { SendHorizontal } from "lucide-react";
import { MessageItem } from "@/components/community/message-item";
import { useMessageForm } from "@/components/community/use-message-form";
import { AuthoredSkeleton } from "@/components/feed/authored-item";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LoadMore } from "@/components/ui/load-more";
import { Loading } from "@/components/ui/loading";
import { TextArea } from "@/components/ui/text-area";
import { TitledSection } from "@/components/ui/titled-section";
import { useChat } from "@/lib/community/chat/hooks";
import { CHAT_CLOSES_AFTER_HOURS, MESSAGE_MAX } from "@/lib/community/chat/rules";
import type { CommunityEvent } from "@/lib/community/events/schema";

function Composer({ onSend }: { onSend: (text: string, key: string) => Promise<void> }) {
  const { send, isEmpty, isSending, field } = useMessageForm(onSend, "Couldn't send message");
  return (
    <form onSubmit={send} className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextArea
          aria-label="Message"
          placeholder="Message the guests..."
          rows={1}
          maxLength={MESSAGE_MAX}
          className="min-h-12"
          {...field}
        />
      </div>
      <Button type="submit" aria-label="Send" disabled={isEmpty} pending={isSending} className="px-3">
        <SendHorizontal className="size-5" />
      </Button>
    </form>
  );
}

/** The guests' chat; the host can delete any message. */
export function EventChat({ event }: { event: CommunityEvent }) {
  const chat = useChat(event.id);
  const { messages, error, retry, write, remove } = chat;
  const isQuiet = event.isCancelled || Date.now() > Date.parse(event.startsAt) + CHAT_CLOSES_AFTER_HOURS * 3_600_000;
  return (
    <TitledSection level="h3" title="Chat" titleClassName="text-display-sm" className="flex flex-col gap-3">
      {!messages && (
        <Loading error={error} onRetry={retry} skeleton={<AuthoredSkeleton label="Loading chat" count={2} />} />
      )}
      {messages?.length === 0 && (
        <Card className="p-4 text-ink-soft">
          {isQuiet ? "No messages yet." : "Only guests can see this chat. Say hello or share where to meet."}
        </Card>
      )}
      <LoadMore list={chat} />
      {messages && (
        <ol aria-label="Messages" aria-live="polite" className="flex flex-col gap-3 empty:hidden">
          {messages.toReversed().map((message) => (
            <li key={message.id}>
              <MessageItem
                thing="Message"
                reportedAs="event-message"
                message={message}
                remove={(onFailed) => remove(message, onFailed)}
              />
            </li>
          ))}
        </ol>
      )}
      {isQuiet ? (
        <p className="text-ink-soft text-sm">
          {event.isCancelled ? "This event was canceled" : "This event is over"}, and its chat is closed.
        </p>
      ) : (
        <Composer onSend={write} />
      )}
    </TitledSection>
  );
}
