import { CHICAGO } from "@/lib/core/shared/clock";
import type { MergedEvent } from "./merging";
import { TBA } from "./rules";

/** One entry of a calendar file. `date` and `time` are Chicago's wall; without a time it is the whole day. */
export type CalendarEntry = {
  uid: string;
  sequence: number;
  /** When this was written down. */
  stamp: Date;
  title: string;
  date: string;
  /** "7:30 PM" or "19:30"; anything else is no time. */
  time: string;
  minutes: number;
  location: string;
  description: string;
  url: string | null;
  coordinates: { lat: number; lng: number } | null;
  /** Said only where the event is ours to call off. */
  status?: "CONFIRMED" | "CANCELLED";
};

/** Assumed duration of a ticketed event: providers don't name one. */
export const EVENT_MINUTES = 120;

/** Chicago's rules since 2007, as RFC 5545 wants them beside every TZID. */
const TIME_ZONE = [
  "BEGIN:VTIMEZONE",
  `TZID:${CHICAGO}`,
  "BEGIN:DAYLIGHT",
  "TZOFFSETFROM:-0600",
  "TZOFFSETTO:-0500",
  "TZNAME:CDT",
  "DTSTART:20070311T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZOFFSETFROM:-0500",
  "TZOFFSETTO:-0600",
  "TZNAME:CST",
  "DTSTART:20071104T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** RFC 5545 §3.3.11: backslash, semicolon, comma and line breaks in a text. */
export function escapeText(text: string): string {
  return text
    .replace(/\\/g, "\\\\")
    .replace(/;/g, "\\;")
    .replace(/,/g, "\\,")
    .replace(/\r\n|\r|\n/g, "\\n");
}

const encoder = new TextEncoder();

/** RFC 5545 §3.1: lines of at most 75 octets, never cut inside a character; what follows begins with a blank. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join("\r\n");
}

const compactDate = (date: string) => date.replaceAll("-", "");
const utc = (at: Date) => `${at.toISOString().replace(/[-:]|\.\d{3}/g, "")}`;

function start({ date, time, minutes }: CalendarEntry): string[] {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2})(?: (AM|PM))?$/.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return [`DTSTART;VALUE=DATE:${compactDate(date)}`];
  const hours =
    half === undefined
      ? hour.padStart(2, "0")
      : String((Number(hour) % 12) + (half === "PM" ? 12 : 0)).padStart(2, "0");
  return [`DTSTART;TZID=${CHICAGO}:${compactDate(date)}T${hours}${minute}00`, `DURATION:PT${minutes}M`];
}

function lines(entry: CalendarEntry): string[] {
  const { coordinates, url, description } = entry;
  return [
    "BEGIN:VEVENT",
    `UID:${entry.uid}`,
    `DTSTAMP:${utc(entry.stamp)}`,
    `SEQUENCE:${entry.sequence}`,
    ...start(entry),
    `SUMMARY:${escapeText(entry.title)}`,
    `LOCATION:${escapeText(entry.location)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...(entry.status ? [`STATUS:${entry.status}`] : []),
    ...(coordinates ? [`GEO:${coordinates.lat};${coordinates.lng}`] : []),
    "END:VEVENT",
  ];
}

/** The entry of a ticketed event. */
export function calendarEntry(event: MergedEvent, stamp: Date): CalendarEntry {
  const price = event.priceRange && (event.priceRange.max === 0 ? "Free" : `From $${event.priceRange.min}`);
  return {
    uid: `${event.id}@windmile.app`,
    sequence: event.sequence,
    stamp,
    title: event.name,
    date: event.date,
    time: event.time,
    minutes: EVENT_MINUTES,
    location: [event.venue, event.address ?? event.city].join(", "),
    description: [event.category, price, event.time === TBA && "The time is to be announced."]
      .filter(Boolean)
      .join("\n"),
    url: event.url,
    coordinates: event.coordinates,
  };
}

/** A calendar file (RFC 5545). */
export function writeCalendar(entries: readonly CalendarEntry[]): string {
  const all = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Windmile//Windmile//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...TIME_ZONE,
    ...entries.flatMap(lines),
    "END:VCALENDAR",
  ];
  return `${all.map(foldLine).join("\r\n")}\r\n`;
}
