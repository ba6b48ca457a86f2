import { Inbox } from "lucide-react";
import { OutboxMessageCard, type OutboxMessageProps } from "@/components/auth/outbox-message";
import { BareScreen } from "@/components/layout/bare-screen";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { type OutboxOpener, paths } from "@/lib/core/shared/paths";

/** A link, which works before any code has come; where that screen is the one before, it is stepped back to as it was left. */
const BACK: Record<OutboxOpener, string> = {
  signup: paths.signup(),
  forgot: paths.forgot,
  login: paths.login(),
  account: paths.settingsPage("account"),
};

type OutboxScreenProps = { messages: (OutboxMessageProps & { id: string })[]; from: OutboxOpener };

/** What the demo would have sent for the sign-ups and resets begun in this browser. */
export function OutboxScreen({ messages, from }: OutboxScreenProps) {
  return (
    <BareScreen
      title="Outbox"
      subtitle="The messages this demo would have sent you"
      back={BACK[from]}
      className="px-4 pt-4 pb-[calc(3rem+var(--safe-bottom))]"
    >
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
              <OutboxMessageCard {...message} />
            </li>
          ))}
        </ul>
      )}
    </BareScreen>
  );
}
