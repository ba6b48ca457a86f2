import { CalendarDays, CircleCheck, Flame, Moon, Trophy, Users } from "lucide-react";
import type { ReactNode } from "react";
import { WEATHER_ICONS } from "@/components/home/weather-icons";
import { usePreferences } from "@/components/preferences";
import { Link } from "@/components/ui/link";
import { useToday } from "@/lib/activity/today/hooks";
import type { Today } from "@/lib/activity/today/schema";
import { countOf } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import type { Weather } from "@/lib/suggestions/weather/rules";

const PILL =
  "inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full px-3 font-semibold text-sm hover:bg-card-press [&_svg]:size-4 [&_svg]:text-sky-ink";

function Pill({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Link href={href} className={PILL}>
        {icon}
        {children}
      </Link>
    </li>
  );
}

const count = (events: number) => `· ${countOf(events, "event")}`;
const events = (days: Today["days"]["today"]) => paths.discover({ mode: "events", view: "list", ...days });

function Streak({ today: { isActive, streak } }: { today: Today }) {
  const Icon = isActive ? CircleCheck : Flame;
  const open = streak > 0 ? "Keep your streak" : "Move today";
  return (
    <Pill href={paths.activity} icon={<Icon aria-hidden="true" />}>
      {isActive ? "Done today" : open}
      {streak > 0 && <span className="text-ink-soft">{`· ${countOf(streak, "day")}`}</span>}
    </Pill>
  );
}

/** Today in one line: what is on, the weather, and where one stands. Each opens what it names. */
export function TodayLine({ weather, onWeather }: { weather: Weather; onWeather: () => void }) {
  const { gamification } = usePreferences();
  const today = useToday();
  const { Icon, word } = WEATHER_ICONS[weather];
  const challenge = gamification ? today?.challenge : null;
  return (
    <ul
      aria-label="Today"
      className="scrollbar-none mx-4 mb-3 flex min-h-11 items-center overflow-x-auto rounded-full border border-line bg-card"
    >
      {gamification && today && <Streak today={today} />}
      {today && (
        <>
          <Pill href={events(today.days.today)} icon={<Moon />}>
            Today
            {today.eventsToday !== null && <span className="text-ink-soft">{count(today.eventsToday)}</span>}
          </Pill>
          {today.communityEventsToday > 0 && (
            <Pill href={paths.community("events", { when: "today" })} icon={<Users />}>
              Community
              <span className="text-ink-soft">{count(today.communityEventsToday)}</span>
            </Pill>
          )}
          <Pill href={events(today.days.weekend)} icon={<CalendarDays />}>
            This weekend
          </Pill>
        </>
      )}
      {challenge && (
        <Pill href={paths.challenge(challenge.id)} icon={<Trophy />}>
          {challenge.title}
          <span className="text-ink-soft">· {challenge.percent}%</span>
        </Pill>
      )}
      <li>
        <button type="button" className={PILL} onClick={onWeather} aria-haspopup="dialog">
          <Icon aria-hidden="true" />
          {word}
        </button>
      </li>
    </ul>
  );
}
