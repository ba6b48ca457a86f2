import { CalendarPlus } from "lucide-react";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/core/shared/paths";

/** An event's calendar file; only the icon on narrow screens. */
export function CalendarLink({ eventId }: { eventId: string }) {
  return (
    <LinkButton
      external
      href={paths.api.eventCalendar(eventId)}
      variant="secondary"
      className="px-3"
      aria-label="Add to calendar"
    >
      <CalendarPlus className="size-5" />
      <span className="max-[379px]:hidden">Calendar</span>
    </LinkButton>
  );
}
