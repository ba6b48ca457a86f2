import { datesInChicago } from "./zone";

// Created on first use: a format takes up to 30 ms on a phone, and Home shows neither such large numbers nor times.
let compact: Intl.NumberFormat | undefined;
let relative: Intl.RelativeTimeFormat | undefined;
const mediumDay = datesInChicago({ dateStyle: "medium" });
const longDay = datesInChicago({ dateStyle: "long" });
const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** 1203 → "1.2K". */
export function formatCount(count: number): string {
  if (count < 1000) return String(count);
  compact ??= new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });
  return compact.format(count);
}

/** 1203 → "1,203", for whole numbers. */
export function formatNumber(whole: number): string {
  if (whole < 0) return `-${formatNumber(-whole)}`;
  if (whole < 1000) return String(whole);
  return `${formatNumber(Math.floor(whole / 1000))},${String(whole % 1000).padStart(3, "0")}`;
}

/** "1 stop", "1,203 stops". */
export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** "5m ago" for a week, then the Chicago date. */
export function timeAgo(iso: string, now: Date): string {
  const seconds = (now.getTime() - new Date(iso).getTime()) / 1000;
  if (seconds < 60) return "just now";
  if (seconds >= 7 * 86_400) return mediumDay.format(new Date(iso));
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? UNITS[2];
  relative ??= new Intl.RelativeTimeFormat("en-US", { numeric: "auto", style: "narrow" });
  return relative.format(-Math.floor(seconds / size), unit);
}

/** "December 4, 2026", in Chicago. */
export function formatDay(at: Date): string {
  return longDay.format(at);
}

export function fullName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim();
}

/** A neighborhood's name in a sentence: "The Loop" → "the Loop". */
export const inSentence = (neighborhood: string) => neighborhood.replace(/^The /, "the ");

/** "980 B", "9.8 KB", "9.8 MB", "9.8 GB". */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} KB`;
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

/** "$12", "$12.50". */
export const dollars = (amount: number) => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
