import { ChevronLeft, ChevronRight, Moon, Snowflake } from "lucide-react";
import { useState } from "react";
import { Gamified, usePreferences } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { IconButton } from "@/components/ui/icon-button";
import { useMonth } from "@/lib/activity/history/hooks";
import { adjacentMonth, monthGrid } from "@/lib/activity/history/rules";
import type { MonthOfDays } from "@/lib/activity/history/schema";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { cn } from "@/lib/core/shared/cn";
import { countOf } from "@/lib/core/shared/format";
import { CHICAGO, calendarDates, dayIn } from "@/lib/core/shared/zone";

const RestDaysSheet = lazyOverlay(() => import("@/components/activity/rest-days-sheet"), "RestDaysSheet");

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const title = calendarDates({ month: "long", year: "numeric" });
const full = calendarDates({ month: "long", day: "numeric" });
const utc = (day: string) => new Date(`${day}T00:00:00Z`);

type Cell = MonthOfDays["days"][number];
type DayProps = { day: string; cell: Cell | undefined; isToday: boolean; isChosen: boolean; onChoose: () => void };

function words(cell: Cell | undefined, withStreak: boolean): string {
  const parts = [];
  if (cell && cell.workouts > 0) parts.push(`${countOf(cell.workouts, "workout")}, ${countOf(cell.minutes, "minute")}`);
  else if (withStreak && cell?.state === "active") parts.push("active");
  if (withStreak && cell?.state === "frozen") parts.push("streak freeze used");
  if (withStreak && cell?.state === "rest") parts.push("rest day");
  return parts.length > 0 ? `: ${parts.join(", ")}` : "";
}

type DayState = { hasWorkout: boolean; isChosen: boolean; isActive: boolean };

function backgroundOf({ hasWorkout, isChosen, isActive }: DayState): string {
  if (isChosen) return "bg-ink text-paper";
  if (hasWorkout) return "bg-sky text-on-sky";
  return isActive ? "bg-sky-wash text-sky-ink" : "text-ink";
}

function Day({ day, cell, isToday, isChosen, onChoose }: DayProps) {
  const { gamification } = usePreferences();
  const hasWorkout = (cell?.workouts ?? 0) > 0;
  const state = gamification ? cell?.state : null;
  return (
    <button
      type="button"
      disabled={!hasWorkout}
      aria-pressed={hasWorkout ? isChosen : undefined}
      aria-current={isToday ? "date" : undefined}
      aria-label={`${full.format(utc(day))}${words(cell, gamification)}`}
      onClick={onChoose}
      className={cn(
        // A transparent border as the gap between days, so that the gap is part of the tap target.
        "relative mx-auto flex aspect-square min-h-11 w-full max-w-12 items-center justify-center rounded-2xl border-2 border-transparent bg-clip-padding font-semibold tabular-nums",
        isToday && "ring-2 ring-ink-soft ring-inset",
        backgroundOf({ hasWorkout, isChosen, isActive: state === "active" }),
      )}
    >
      {Number(day.slice(8))}
      {state === "frozen" && <Snowflake className="absolute bottom-0.5 size-3 text-sky-ink" />}
      {state === "rest" && <Moon className="absolute bottom-0.5 size-3 text-ink-soft" />}
    </button>
  );
}

type CalendarProps = { chosen: string | null; onChoose: (day: string | null) => void };

/** A month of workouts. Tapping a day shows only that day's. Rest days and freezes explain why a streak continues. */
export function Calendar({ chosen, onChoose }: CalendarProps) {
  const [month, setMonth] = useState<string | null>(null);
  const [isChoosingRest, setChoosingRest] = useState(false);
  const thisMonth = dayIn(CHICAGO, new Date()).slice(0, 7);
  const shown = month ?? thisMonth;
  const { days, error, retry, setRestDays } = useMonth(shown);
  const cells = new Map(days?.month === shown ? days.days.map((cell) => [cell.day, cell]) : []);
  return (
    // Seven 44 px days take nearly the full width of a narrow phone.
    <Card className="p-3 max-[374px]:-mx-3 max-[374px]:px-0">
      <div className="flex items-center justify-between max-[374px]:px-3">
        <IconButton label="Previous month" icon={ChevronLeft} onClick={() => setMonth(adjacentMonth(shown, -1))} />
        <p aria-live="polite" className="font-display font-extrabold text-lg">
          {title.format(utc(`${shown}-01`))}
        </p>
        <IconButton
          label="Next month"
          icon={ChevronRight}
          disabled={shown >= thisMonth}
          onClick={() => setMonth(adjacentMonth(shown, 1))}
        />
      </div>
      {error && !days && <ErrorState error={error} onRetry={retry} />}
      <table className="w-full table-fixed" aria-label={`Workouts in ${title.format(utc(`${shown}-01`))}`}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday} className="py-1 font-semibold text-ink-soft text-xs">
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(shown).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, weekday) => (
                <td key={day ?? WEEKDAYS[weekday]} className="py-1 text-center">
                  {day && (
                    <Day
                      day={day}
                      cell={cells.get(day)}
                      isToday={day === days?.today}
                      isChosen={day === chosen}
                      onChoose={() => onChoose(day === chosen ? null : day)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Gamified>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 text-ink-soft text-sm max-[374px]:px-3">
          <span className="flex items-center gap-1">
            <Snowflake className="size-3.5 text-sky-ink" /> Freeze
          </span>
          <span className="flex items-center gap-1">
            <Moon className="size-3.5" /> Rest day
          </span>
          <Button variant="ghost" className="ml-auto" disabled={!days} onClick={() => setChoosingRest(true)}>
            Rest days
          </Button>
        </div>
        {days && (
          <RestDaysSheet
            open={isChoosingRest}
            onOpenChange={setChoosingRest}
            restDays={days.restDays}
            onChange={setRestDays}
          />
        )}
      </Gamified>
    </Card>
  );
}
