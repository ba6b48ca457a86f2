import { clockTime } from "../../lib/discover/hours/rules";

/** Opening hours as spans of Chicago wall time. A close at or before its open means past midnight; 00:00–24:00 is all day. */
type DayHours = readonly (readonly [open: string, close: string])[];
const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export type WeekHours = Readonly<Record<Weekday, DayHours>>;

const closed: WeekHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };

/** Days not named are closed. */
export const week = (days: Partial<WeekHours>): WeekHours => ({ ...closed, ...days });

export const everyDay = (open: string, close: string): WeekHours => {
  const day: DayHours = [[open, close]];
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
};

export const allDay = everyDay("00:00", "24:00");

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** "Mon", "Fri and Sat", "Tue–Sat"; a run may go over the week's end ("Sun–Thu"). */
function daysWords(days: readonly Weekday[]): string {
  const has = (index: number) => days.includes(WEEKDAYS[(index + 7) % 7] ?? "mon");
  const runs = WEEKDAYS.flatMap((_, first) => {
    if (!has(first) || has(first - 1)) return [];
    let length = 1;
    while (has(first + length)) length += 1;
    return [{ first, length, goesOver: first + length > 7 }];
  }).sort((a, b) => Number(b.goesOver) - Number(a.goesOver));
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

/** When it is open, as the middle of a sentence: "daily 9 AM–11 PM", "Tue–Sat 9:30 AM–4:30 PM, Sun noon–5 PM". */
export function whenOpen(hours: WeekHours): string {
  const open = [...grouped(hours)].filter(([spans]) => spans !== "");
  return open.map(([spans, days]) => `${days.length === 7 ? "daily" : daysWords(days)} ${spans}`).join(", ");
}

/** The same with the days it is closed: "Tue–Sun 10 AM–5 PM; closed Mon". */
export function weekText(hours: WeekHours): string {
  const shut = grouped(hours).get("") ?? [];
  return shut.length === 0 ? whenOpen(hours) : `${whenOpen(hours)}; closed ${daysWords(shut)}`;
}

/** Figures, and the text made of them, so that the two cannot contradict; `text` says what more there is. */
export const keeps = (hours: WeekHours, text = (words: string) => words) => ({
  availability: sentence(text(weekText(hours))),
  hours,
});

/**
 * A hall that opens for events alone: the figures are those of its box office, named as such in the text. The hall has
 * none, so that nothing calls it open because tickets are sold.
 */
export const sellsTickets = (when: string, boxOffice: WeekHours) => ({
  availability: `${when}; box office ${whenOpen(boxOffice)}`,
  hours: null,
  boxOffice,
});
