import { CircleCheck, Flame } from "lucide-react";
import { usePreferences } from "@/components/preferences";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/core/shared/cn";
import { countOf } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { useToday } from "@/lib/suggestions/today/hooks";
import { degrees, WEATHER_WORDS, type Weather } from "@/lib/suggestions/weather/rules";

/** A link in a 14 px line of text with a touch-sized target. */
const LINK =
  "relative shrink-0 font-semibold text-sky-ink before:absolute before:-inset-x-2 before:-inset-y-3 before:content-[''] hover:underline";

type TodayLineProps = { day: string; weather: Weather; temperature: number; onWeather: () => void };

/** One line about today: the date, weather, events, and streak. */
export function TodayLine({ day, weather, temperature, onWeather }: TodayLineProps) {
  const { gamification, units } = usePreferences();
  const today = useToday();
  const Icon = today?.isActive ? CircleCheck : Flame;
  const events = today ? (today.eventsToday ?? 0) + today.communityEventsToday : 0;
  return (
    <ul
      aria-label="Today"
      className="mt-1 mb-3 flex flex-wrap gap-x-1 whitespace-nowrap px-4 text-ink-soft text-sm [&>li:not(:first-child)]:before:mr-1 [&>li:not(:first-child)]:before:content-['·']"
    >
      <li>{day}</li>
      <li>
        <button type="button" onClick={onWeather} aria-haspopup="dialog" className={LINK}>
          {WEATHER_WORDS[weather]} {degrees(temperature, units)}
        </button>
      </li>
      {today && events > 0 && (
        <li>
          <Link href={paths.discover({ mode: "events", view: "list", ...today.days.today })} className={LINK}>
            {countOf(events, "event")}
            <span className="sr-only"> today</span>
          </Link>
        </li>
      )}
      {gamification && today && today.streak > 0 && (
        <li className="ml-auto before:hidden">
          <Link href={paths.activity} className={cn(LINK, "flex items-center gap-1")}>
            <Icon aria-hidden="true" className="size-4" />
            <span aria-hidden="true">
              {today.streak} <span className="max-[374px]:hidden">{today.streak === 1 ? "day" : "days"}</span>
            </span>
            <span className="sr-only">{`${today.streak}-day streak${today.isActive ? ", done today" : ""}`}</span>
          </Link>
        </li>
      )}
    </ul>
  );
}
