import { CalendarPlus } from "lucide-react";
import { capacityText, shortWhen } from "@/components/community/community-event-format";
import { Badge } from "@/components/ui/badge";
import { ItemList } from "@/components/ui/item-list";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { Sheet } from "@/components/ui/sheet";
import { RowSkeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { useEventDates } from "@/lib/community/events/hooks";
import type { CommunityEvent } from "@/lib/community/events/schema";
import type { SeriesDate } from "@/lib/community/series/schema";
import { cn } from "@/lib/core/shared/cn";
import { paths } from "@/lib/core/shared/paths";

const STATUS_LABELS = { going: "Joined", waitlisted: "Waitlisted", none: null } as const;

function DateRow({ date, usual, isHere }: { date: SeriesDate; usual: CommunityEvent; isHere: boolean }) {
  const status = date.isCancelled ? "Canceled" : usual.isHost ? null : STATUS_LABELS[date.myStatus];
  return (
    <Link
      href={paths.event(date.id)}
      aria-current={isHere ? "page" : undefined}
      className="flex min-h-13 items-center gap-3 rounded-control border border-line bg-card px-4 py-2 hover:bg-card-press aria-[current]:border-sky"
    >
      <span className="min-w-0 flex-1">
        <span className={cn("block font-semibold", date.isCancelled && "text-ink-soft line-through")}>
          {shortWhen(date)}
        </span>
        <span className="block break-words text-ink-soft text-sm">
          {date.location !== usual.location && `${date.location} · `}
          {capacityText(date)}
        </span>
      </span>
      {status && <Badge tone={date.isCancelled ? "neutral" : "sky"}>{status}</Badge>}
    </Link>
  );
}

type EventDatesSheetProps = { event: CommunityEvent; open: boolean; onOpenChange: (open: boolean) => void };

export function EventDatesSheet({ event, open, onOpenChange }: EventDatesSheetProps) {
  const list = useEventDates(event.id);
  const skeleton = (
    <SkeletonGroup label="Loading dates" count={5} className="flex flex-col gap-2">
      <RowSkeleton picture="hidden" lines={["h-4 w-36", "h-3.5 w-24"]} />
    </SkeletonGroup>
  );
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="All dates" className="min-h-[50dvh]">
      <div className="flex flex-col gap-3">
        {list.items?.some(({ isCancelled }) => !isCancelled) && (
          <LinkButton external href={paths.api.eventCalendar(event.id, { dates: "all" })} variant="secondary" block>
            <CalendarPlus className="size-5" />
            Add all to calendar
          </LinkButton>
        )}
        <ItemList list={list} label="Dates" skeleton={skeleton} empty={null} className="flex flex-col gap-2">
          {(date) => <DateRow date={date} usual={event} isHere={date.id === event.id} />}
        </ItemList>
      </div>
    </Sheet>
  );
}
