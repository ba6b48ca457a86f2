import { CHICAGO } from "@/lib/core/shared/clock";
import type { CommunityEvent } from "./schema";

const LENGTH_MINUTES = 120;
const encoder = new TextEncoder();

/** RFC 5545 §3.3.11: backslash, semicolon, comma and line breaks are escaped in text. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, "\\n");
}

/** RFC 5545 §3.1: no line over 75 octets; the rest goes on after a break and a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = "";
  for (const character of line) {
    if (encoder.encode(current + character).length > (lines.length === 0 ? 75 : 74)) {
      lines.push(current);
      current = "";
    }
    current += character;
  }
  return [...lines, current].join("\r\n ");
}

const stamp = (at: Date) => `${at.toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;

/** Wall clock in Chicago as DTSTART;TZID wants it. */
function wall(date: string, time: string, plusMinutes = 0): string {
  const at = new Date(`${date}T${time}:00Z`);
  at.setUTCMinutes(at.getUTCMinutes() + plusMinutes);
  return stamp(at).slice(0, 15);
}

/** One event as a calendar file. Two hours long, as no event says when it ends. */
export function toCalendar(event: CommunityEvent, { sequence, now }: { sequence: number; now: Date }): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Windmile//Community//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${event.id}@windmile.app`,
    `DTSTAMP:${stamp(now)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;TZID=${CHICAGO}:${wall(event.date, event.time)}`,
    `DTEND;TZID=${CHICAGO}:${wall(event.date, event.time, LENGTH_MINUTES)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped([event.location, event.address].filter(Boolean).join(", "))}`,
    `STATUS:${event.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
