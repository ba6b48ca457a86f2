export const REPEATS = ["weekly", "biweekly", "monthly"] as const;
export type Repeats = (typeof REPEATS)[number];

/** Which dates of a series a change applies to. */
export const DATE_SCOPES = ["one", "following"] as const;
export type DateScope = (typeof DATE_SCOPES)[number];

/** How far ahead dates are created: about eight of a weekly event, two of a monthly one. */
export const SERIES_HORIZON_DAYS = 60;
/** The limit for the start of a series in days from now, and for its end in days from the start. */
export const SERIES_DAYS_MAX = 730;
export const CANCEL_REASON_MAX = 200;

/** A recurring event's rule. Days are in Chicago, as YYYY-MM-DD. */
export type Rule = {
  repeats: Repeats;
  startsOn: string;
  until: string | null;
  /**
   * Monthly on the last of its weekday even though `startsOn` is a fourth one: a rule that started on a fifth and was
   * changed since.
   */
  isLast: boolean;
};

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const PLACES = ["first", "second", "third", "fourth"] as const;

export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/**
 * Which occurrence of its weekday in the month a day is: 1 to 4, or -1 for the last, because not every month has a
 * fifth.
 */
function placeInMonth(day: string): number {
  const place = Math.ceil(Number(day.slice(8)) / 7);
  return place > PLACES.length ? -1 : place;
}

/** Which occurrence of its weekday a monthly rule selects: 1 to 4, or -1 for the last. */
export const placeOf = ({ startsOn, isLast }: Pick<Rule, "startsOn" | "isLast">): number =>
  isLast ? -1 : placeInMonth(startsOn);

/** Why a date that a new rule no longer contains is canceled. */
export const newRuleText = (rule: Rule, isOtherDays: boolean): string => {
  const words = repeatText(rule);
  return isOtherDays || rule.until === null
    ? `It's now ${words.charAt(0).toLowerCase()}${words.slice(1)}`
    : "It now ends earlier";
};

/** "Every Tuesday", "Every other Tuesday", "Monthly on the second Tuesday". */
export function repeatText(rule: Pick<Rule, "repeats" | "startsOn"> & { isLast?: boolean }): string {
  const { repeats, startsOn, isLast = false } = rule;
  const weekday = WEEKDAYS[weekdayOf(startsOn)] ?? "";
  if (repeats === "weekly") return `Every ${weekday}`;
  if (repeats === "biweekly") return `Every other ${weekday}`;
  return `Monthly on the ${PLACES[placeOf({ startsOn, isLast }) - 1] ?? "last"} ${weekday}`;
}
