import { clockTime } from "../../lib/discover/hours/rules";

/** Opening hours in Chicago time. A closing time at or before its opening time is after midnight; 00:00–24:00 is all day. */
type DayHours = readonly (readonly [open: string, close: string])[];
const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export type WeekHours = Readonly<Record<Weekday, DayHours>>;

const closed: WeekHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };

/** Days left out are closed. */
export const week = (days: Partial<WeekHours>): WeekHours => ({ ...closed, ...days });

export const everyDay = (open: string, close: string): WeekHours => {
  const day: DayHours = [[open, close]];
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
};

export const allDay = everyDay("00:00", "24:00");

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** "Mon", "Fri and Sat", "Tue–Sat"; a range can wrap around the end of the week ("Sun–Thu"). */
function dayNames(days: readonly Weekday[]): string {
  const has = (index: number) => days.includes(WEEKDAYS[(index + 7) % 7] ?? "mon");
  const runs = WEEKDAYS.flatMap((_, first) => {
    if (!has(first) || has(first - 1)) return [];
    let length = 1;
    while (has(first + length)) length += 1;
    return [{ first, length, wrapsAround: first + length > 7 }];
  }).sort((a, b) => Number(b.wrapsAround) - Number(a.wrapsAround));
  const name = (index: number) => sentence(WEEKDAYS[index % 7] ?? "");
  const words = runs.flatMap(({ first, length }) => {
    const last = first + length - 1;
    return length > 2 ? [`${name(first)}–${name(last)}`] : [...new Set([name(first), name(last)])];
  });
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

const time = (clock: string) => (clock === "12:00" ? "noon" : clockTime(clock));

function grouped(hours: WeekHours) {
  const days = new Map<string, Weekday[]>();
  for (const day of WEEKDAYS) {
    const spans = hours[day].map(([open, close]) => `${time(open)}–${time(close)}`).join(" and ");
    days.set(spans, [...(days.get(spans) ?? []), day]);
  }
  return days;
}

/** Opening hours as text for the middle of a sentence: "daily 9 AM–11 PM", "Tue–Sat 9:30 AM–4:30 PM, Sun noon–5 PM". */
export function whenOpen(hours: WeekHours): string {
  const open = [...grouped(hours)].filter(([spans]) => spans !== "");
  return open.map(([spans, days]) => `${days.length === 7 ? "daily" : dayNames(days)} ${spans}`).join(", ");
}

/** Opening hours and closed days as text: "Tue–Sun 10 AM–5 PM; closed Mon". */
export function weekText(hours: WeekHours): string {
  const closedDays = grouped(hours).get("") ?? [];
  return closedDays.length === 0 ? whenOpen(hours) : `${whenOpen(hours)}; closed ${dayNames(closedDays)}`;
}

/** Opening hours and the text made from them, so that the two can't disagree. `text` can add details. */
export const openHours = (hours: WeekHours, text = (words: string) => words) => ({
  availability: sentence(text(weekText(hours))),
  hours,
});

/**
 * For a venue that opens only for events: its text gives the box office hours. `hours` is null, so that the venue doesn't
 * count as open while tickets are on sale.
 */
export const boxOfficeOnly = (when: string, boxOffice: WeekHours) => ({
  availability: `${when}; box office ${whenOpen(boxOffice)}`,
  hours: null,
  boxOffice,
});
