import { Inbox } from "lucide-react";
import { OutboxHeader } from "@/components/auth/outbox-header";
import { OutboxMessage, type OutboxMessageProps } from "@/components/auth/outbox-message";
import { MAIN_ID } from "@/components/layout/skip-link";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/core/shared/paths";

type OutboxScreenProps = { messages: (OutboxMessageProps & { id: string })[] };

/** What the demo would have sent for the sign-ups and resets begun in this browser. */
export function OutboxScreen({ messages }: OutboxScreenProps) {
  return (
    <>
      <OutboxHeader />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 px-4 pt-4 pb-[calc(3rem+var(--safe-bottom))]">
        {messages.length === 0 ? (
          <EmptyState
            icon={<Inbox />}
            title="Nothing was sent yet"
            text="Sign up or ask for a new password in this browser, and the code arrives here."
            action={<LinkButton href={paths.signup()}>Sign up</LinkButton>}
          />
        ) : (
          <ul className="flex flex-col gap-3">
            {messages.map(({ id, ...message }) => (
              <li key={id}>
                <OutboxMessage {...message} />
              </li>
            ))}
          </ul>
        )}
      </main>
    </>
  );
}
