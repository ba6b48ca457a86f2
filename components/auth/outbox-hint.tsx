import { LinkButton } from "@/components/ui/link-button";
import { type OutboxOpener, paths } from "@/lib/core/shared/paths";

/** The demo on this machine sends no email, so this is where the code can be read. */
export function OutboxHint({ from }: { from: OutboxOpener }) {
  return (
    <div className="mt-6 rounded-card border border-line bg-card p-4 text-center">
      <p className="text-ink-soft text-sm">This demo doesn't send email. Find your code in the outbox.</p>
      <LinkButton href={paths.outbox(from)} external variant="ghost" className="mt-1">
        Open the outbox
      </LinkButton>
    </div>
  );
}
