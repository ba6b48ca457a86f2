import { CalendarDays, ChevronRight, Flame, Moon, Trophy, Users } from "lucide-react";
import type { ReactNode } from "react";
import { WideAside } from "@/components/layout/wide-aside";
import { usePreferences } from "@/components/preferences";
import { Link } from "@/components/ui/link";
import { countOf } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { useToday } from "@/lib/suggestions/today/hooks";
import type { Today } from "@/lib/suggestions/today/schema";

const eventsOf = (days: Today["days"]["today"]) => paths.discover({ mode: "events", view: "list", ...days });

type RowProps = { href: string; icon: ReactNode; note?: string; children: ReactNode };

function Row({ href, icon, note, children }: RowProps) {
  return (
    <li>
      <Link
        href={href}
        className="flex min-h-14 items-center gap-3 px-4 hover:bg-card [&_svg]:size-5 [&_svg]:text-sky-ink"
      >
        {icon}
        <span className="min-w-0 flex-1 truncate font-semibold">{children}</span>
        {note && <span className="text-ink-soft text-sm">{note}</span>}
        <ChevronRight aria-hidden="true" />
      </Link>
    </li>
  );
}

function Rows() {
  const { gamification } = usePreferences();
  const today = useToday();
  if (!today) return null;
  const { streak, isActive, eventsToday, communityEventsToday, challenge, days } = today;
  return (
    <ul className="divide-y divide-line border-line border-t">
      <Row href={eventsOf(days.today)} icon={<Moon />} note={countOf(eventsToday ?? 0, "event")}>
        Today
      </Row>
      <Row href={eventsOf(days.weekend)} icon={<CalendarDays />}>
        This weekend
      </Row>
      <Row
        href={paths.community("events", { when: "today" })}
        icon={<Users />}
        note={countOf(communityEventsToday, "event")}
      >
        Community
      </Row>
      {gamification && (
        <Row href={paths.activity} icon={<Flame />} note={isActive ? "Done today" : "Move today"}>
          {streak > 0 ? `${streak}-day streak` : "Streak"}
        </Row>
      )}
      {gamification && challenge && (
        <Row href={paths.challenge(challenge.id)} icon={<Trophy />} note={`${challenge.percent}%`}>
          {challenge.title}
        </Row>
      )}
    </ul>
  );
}

/** What's on today, beside the feed and the people on wide screens. */
export function HomeAside() {
  return (
    <WideAside title="Today in Chicago">
      <Rows />
    </WideAside>
  );
}
