import { CHICAGO } from "./zone";

const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });
const relative = new Intl.RelativeTimeFormat("en-US", { numeric: "auto", style: "narrow" });
const mediumDay = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: CHICAGO });
const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: CHICAGO });
const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** 1203 → "1.2K". */
export function formatCount(count: number): string {
  return compact.format(count);
}

/** "5m ago" for a week, then the Chicago date. */
export function timeAgo(iso: string, now: Date): string {
  const seconds = (now.getTime() - new Date(iso).getTime()) / 1000;
  if (seconds < 60) return "just now";
  if (seconds >= 7 * 86_400) return mediumDay.format(new Date(iso));
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? UNITS[2];
  return relative.format(-Math.floor(seconds / size), unit);
}

/** "December 4, 2026", as Chicago's calendar has it. */
export function formatDay(at: Date): string {
  return longDay.format(at);
}

/** Full name, for alt texts and labels. */
export function fullName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim();
}

/** "980 B", "9.8 KB", "9.8 MB". */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
