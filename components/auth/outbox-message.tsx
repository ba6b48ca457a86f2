import { Card } from "@/components/ui/card";
import { datesInChicago } from "@/lib/core/shared/zone";

export type OutboxMessageProps = {
  to: string;
  subject: string;
  text: string;
  code?: string | undefined;
  createdAt: string;
};

const clock = datesInChicago({ dateStyle: "medium", timeStyle: "medium" });

export function OutboxMessageCard({ to, subject, text, code, createdAt }: OutboxMessageProps) {
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
