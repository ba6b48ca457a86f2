import { calendarDates } from "@/lib/core/shared/zone";

/** Spec §2: the events chip row. */
export const EVENT_CATEGORIES = ["Music", "Sports", "Arts & Theatre", "Family"] as const;
export type EventCategory = (typeof EVENT_CATEGORIES)[number];
export const EVENT_CHIPS = [
  { value: "all", label: "All" },
  ...EVENT_CATEGORIES.map((category) => ({ value: category, label: category })),
] as const;

export const EVENT_SOURCES = ["ticketmaster", "seatgeek"] as const;
export type EventSource = (typeof EVENT_SOURCES)[number];

/** Spec §2: a card's text for missing fields. */
export const DEFAULT_CITY = "Chicago, IL";
export const DEFAULT_ADDRESS = "Address TBA";
export const TBA = "TBA";

/** A provider's response is refreshed after ten minutes, and used for a day while the provider is down. */
export const FRESH_MS = 10 * 60_000;
export const MAX_STALE_MS = 24 * 60 * 60_000;
export const PROVIDER_TIMEOUT_MS = 3000;
/** How long a request waits for a refresh when an earlier response is available. */
export const REFRESH_WAIT_MS = 1000;
export const MAX_ANSWER_BYTES = 5 * 1024 * 1024;
export const MAX_EVENTS_PER_SOURCE = 200;
/** How many items of a response are read, which bounds the cost of a huge one. */
export const MAX_ITEMS_READ = 1000;

/** "Chicago", "chicago, IL" and "Chicago, Illinois, USA" are the city; anything else is a different one. */
export function isChicago(city: string): boolean {
  return /^chicago(\s*,\s*(il|illinois))?(\s*,\s*(us|usa|united states))?$/i.test(city.trim());
}

const CATEGORY_HINTS: readonly (readonly [RegExp, EventCategory])[] = [
  [/famil|child|kids|circus|disney|monster.truck/, "Family"],
  [/concert|music(?!al)|festival|jazz|blues|hip.?hop|orchestra|symphon|classical/, "Music"],
  [
    /sport|\b(nba|nfl|nhl|mlb|mls|wnba|ncaa)\b|baseball|basketball|football|hockey|soccer|racing|wrestling|boxing|golf|tennis/,
    "Sports",
  ],
  [/\barts?\b|theat|comedy|broadway|dance|ballet|opera|film|literary|musical|cirque|magic/, "Arts & Theatre"],
];

/** Maps a provider's categories to ours. The first match wins; unknown ones become Arts & Theatre. */
export function eventCategory(words: readonly string[]): EventCategory {
  for (const word of words) {
    const exact = EVENT_CATEGORIES.find((category) => category.toLowerCase() === word.toLowerCase());
    const found = exact ?? CATEGORY_HINTS.find(([hint]) => hint.test(word.toLowerCase().replaceAll("_", " ")))?.[1];
    if (found) return found;
  }
  return "Arts & Theatre";
}

/** "19:30" or "19:30:00" → "7:30 PM". */
export function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** "7:30 PM" → 1170; an hour to be announced sorts at the end of its day. */
export function minuteOfDay(time: string): number {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return 24 * 60;
  return (Number(hour) % 12) * 60 + Number(minute) + (half === "PM" ? 720 : 0);
}

const shortDay = calendarDates({ weekday: "short", month: "short", day: "numeric" });

/** "2026-11-27" → "Fri, Nov 27". */
export function eventDay(date: string): string {
  return shortDay.format(new Date(`${date}T00:00:00Z`));
}

export const isFree = (price: { min: number; max: number } | null) => price !== null && price.max === 0;

const fold = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/theatre/g, "theater")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** Title, venue, and day without case, accents, and punctuation, to match the same event across sellers. */
export function mergeKey(name: string, venue: string, date: string): string {
  return `${fold(`${name} ${venue}`)} ${date}`;
}

const EMPTY_WORDS = new Set("a an and at in live of on the tour v versus vs w with".split(" "));
export const meaningOf = (text: string): ReadonlySet<string> =>
  new Set(
    fold(text)
      .split(" ")
      .filter((word) => word !== "" && !EMPTY_WORDS.has(word)),
  );

/** Whether two sets of words are equivalent: one contains the other, or most words are shared. */
export function hasSameMeaning(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const shared = [...a].filter((word) => b.has(word)).length;
  if (shared === 0) return false;
  return shared === Math.min(a.size, b.size) || shared / (a.size + b.size - shared) >= 0.6;
}
