import { CalendarLink } from "@/components/community/calendar-link";
import { countdownText } from "@/components/community/community-event-format";
import { RsvpButton } from "@/components/community/rsvp-button";
import { LinkButton } from "@/components/ui/link-button";
import type { CommunityEvent } from "@/lib/community/events/schema";
import { paths } from "@/lib/core/shared/paths";

const TITLES = { going: "You're going", waitlisted: "You're on the waitlist", none: null } as const;
const CARD = "flex flex-col gap-3 rounded-card bg-sky-wash p-4";
/** Above the tab bar, and above the pill of a running workout, which would cover the button. */
const FOOTER =
  "over-main bottom-[calc(var(--nav-height)+var(--safe-bottom))] z-31 border-line border-t bg-paper px-4 py-3";
const VISITOR_FOOTER =
  "over-main bottom-0 z-31 border-line border-t bg-paper px-4 pt-3 pb-[calc(0.75rem+var(--safe-bottom))]";

/** Whether Join (for visitors, Sign up) stays at the bottom of the screen. */
export const hasRsvpFooter = ({ isHost, isCancelled, isOver, myStatus }: CommunityEvent) =>
  !isHost && !isCancelled && !isOver && myStatus === "none";

/** Join at the bottom of the screen; once you have a spot, a card with the countdown and the calendar file. */
export function EventRsvp({ event, isVisitor }: { event: CommunityEvent; isVisitor: boolean }) {
  if (event.isCancelled) return null;
  if (event.isOver) {
    return <div className="flex empty:hidden">{!isVisitor && <RsvpButton event={event} />}</div>;
  }
  const foot = isVisitor ? VISITOR_FOOTER : FOOTER;
  const title = event.isHost ? "You're hosting this" : TITLES[event.myStatus];
  // One element for both, so that the button keeps focus and its dialog when you join or leave.
  return (
    <div className={title === null ? foot : CARD}>
      {title !== null && (
        <div>
          <h3 className="text-display-sm">{title}</h3>
          <p className="font-semibold text-sky-ink" suppressHydrationWarning>
            {countdownText(event, Date.now())}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {isVisitor && (
          <LinkButton href={paths.signup({ callbackUrl: paths.event(event.id), why: "join" })} block>
            Sign up to join
          </LinkButton>
        )}
        {!isVisitor && !event.isHost && <RsvpButton event={event} />}
        {title !== null && <CalendarLink eventId={event.id} />}
      </div>
    </div>
  );
}
