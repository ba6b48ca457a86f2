import { Inbox } from "lucide-react";
import { BareScreen } from "@/components/layout/bare-screen";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { type OutboxOpener, paths } from "@/lib/core/shared/paths";
import { datesInChicago } from "@/lib/core/shared/zone";

type OutboxMessageProps = {
  to: string;
  subject: string;
  text: string;
  code?: string | undefined;
  createdAt: string;
};

const clock = datesInChicago({ dateStyle: "medium", timeStyle: "medium" });

function OutboxMessageCard({ to, subject, text, code, createdAt }: OutboxMessageProps) {
  return (
    <Card className="p-4">
      <h2 className="text-lg leading-snug">{subject || "Text message"}</h2>
      <p className="mt-1 break-words text-ink-soft text-sm">
        To {to} ·{" "}
        <time dateTime={createdAt} className="whitespace-nowrap">
          {clock.format(new Date(createdAt))}
        </time>
      </p>
      {code && (
        <p className="mt-3 select-all font-black font-display text-display-xl tabular-nums tracking-wider">{code}</p>
      )}
      <p className="mt-3 whitespace-pre-line break-words leading-relaxed">{text}</p>
    </Card>
  );
}

/**
 * A link, which works before any code has arrived. If that screen is the previous one, it goes back, which keeps its
 * state.
 */
const BACK: Record<OutboxOpener, string> = {
  signup: paths.signup(),
  forgot: paths.forgot,
  login: paths.login(),
  account: paths.settingsPage("account"),
};

type OutboxScreenProps = { messages: (OutboxMessageProps & { id: string })[]; from: OutboxOpener };

/** What the demo would have sent for sign-ups and resets started in this browser. */
export function OutboxScreen({ messages, from }: OutboxScreenProps) {
  return (
    <BareScreen
      nav={null}
      title="Outbox"
      subtitle="The messages this demo would have sent you"
      back={BACK[from]}
      className="px-4 pt-4 pb-[calc(3rem+var(--safe-bottom))]"
    >
      {messages.length === 0 ? (
        <EmptyState
          icon={<Inbox />}
          title="No messages yet"
          text="Sign up or reset your password in this browser, and your code will show up here."
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
