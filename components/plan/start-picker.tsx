import { useState } from "react";
import { Select } from "@/components/ui/select";
import { CHICAGO, dayIn, daysAfter, instantAt } from "@/lib/core/shared/clock";
import { calendarDates } from "@/lib/core/shared/zone";
import { PLAN_DAYS_AHEAD, START_HOURS } from "@/lib/suggestions/plans/rules";
import { timeText } from "./plan-format";

const NOW = "now";
const shortDay = calendarDates({ weekday: "short", month: "short", day: "numeric" });

/** The choices of a day, as ISO. */
const startsOn = (day: string) => START_HOURS.map((hour) => instantAt(CHICAGO, day, hour * 60).toISOString());

type StartPickerProps = {
  /** ISO; null for now, or tomorrow morning if it's too late. */
  startsAt: string | null;
  onChoose: (startsAt: string | null) => void;
};

/** The day and time a plan starts, in Chicago. */
export function StartPicker({ startsAt, onChoose }: StartPickerProps) {
  const [now] = useState(() => new Date());
  const today = dayIn(CHICAGO, now);
  const day = startsAt === null ? today : dayIn(CHICAGO, new Date(startsAt));
  const days = Array.from({ length: PLAN_DAYS_AHEAD }, (_, ahead) => daysAfter(today, ahead)).map((value, ahead) => ({
    value,
    label: ["Today", "Tomorrow"][ahead] ?? shortDay.format(new Date(value)),
  }));
  const listed = startsOn(day).filter((start) => start > now.toISOString());
  const starts = startsAt === null || listed.includes(startsAt) ? listed : [startsAt, ...listed];
  const times = [
    ...(day === today ? [{ value: NOW, label: "Now" }] : []),
    ...starts.map((value) => ({ value, label: timeText(value) })),
  ];
  return (
    <div>
      <p aria-hidden="true" className="font-semibold text-sm">
        When?
      </p>
      <div className="mt-1 grid grid-cols-2 gap-2">
        <Select
          label="Day"
          value={day}
          onValueChange={(next) => onChoose(next === today ? null : (startsOn(next)[2] ?? null))}
          options={days}
        />
        <Select
          label="Start time"
          value={startsAt ?? NOW}
          onValueChange={(next) => onChoose(next === NOW ? null : next)}
          options={times}
        />
      </div>
    </div>
  );
}
