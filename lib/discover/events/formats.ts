import ICAL from "ical.js";
import type { Event as EventLd, WithContext } from "schema-dts";
import { CHICAGO } from "@/lib/core/shared/zone";
import { geoCoordinates, postalAddress } from "../places/formats";
import type { MergedEvent } from "./merging";
import { TBA } from "./rules";
import type { Event } from "./schema";

/** One entry of a calendar file. `date` and `time` are Chicago's wall clock; without a time, it lasts all day. */
export type CalendarEntry = {
  uid: string;
  sequence: number;
  stamp: Date;
  title: string;
  date: string;
  /** "7:30 PM" or "19:30"; anything else means no time. */
  time: string;
  minutes: number;
  location: string;
  description: string;
  url: string | null;
  coordinates: { lat: number; lng: number } | null;
  /** Only for community events, which we can cancel. */
  status?: "CONFIRMED" | "CANCELLED";
  /** RFC 5545's RRULE for recurring events, and the days it excludes. */
  rule?: string;
  leftOut?: readonly string[];
  /** RDATE: dates in addition to the rule's. */
  added?: readonly { date: string; time: string }[];
  /** RECURRENCE-ID: the series date that this entry replaces, by the rule's day and time. */
  insteadOf?: { date: string; time: string };
};

/** Assumed duration of a ticketed event, because providers don't include one. */
export const EVENT_MINUTES = 120;

/** Chicago's rules since 2007, as RFC 5545 requires with every TZID. */
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

// ical.js doesn't count the space that starts a folded line; this keeps lines at 75 octets or less.
ICAL.foldLength = 74;

/** A property in jCal format (RFC 7265). */
type Property = [name: string, parameters: { tzid?: string }, type: string, value: unknown];

/** RFC 5545 doesn't allow carriage returns in text. */
const text = (name: string, value: string): Property => [name, {}, "text", value.replace(/\r\n?/g, "\n")];

/** "2026-11-28T19:30:00" in Chicago from a day and "7:30 PM" or "19:30"; without a valid time, the day. */
export function localStart({ date, time }: { date: string; time: string }): string {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2})(?: (AM|PM))?$/.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return date;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === "PM" ? 12 : 0);
  return `${date}T${String(hours).padStart(2, "0")}:${minute}:00`;
}

/** A local time in Chicago in calendar format; without a valid time, the whole day. */
function wallTime(name: string, date: string, time: string): Property {
  const start = localStart({ date, time });
  return start === date ? [name, {}, "date", date] : [name, { tzid: CHICAGO }, "date-time", start];
}

function properties(entry: CalendarEntry): Property[] {
  const { date, time, rule, leftOut = [], added = [], insteadOf, coordinates } = entry;
  const start = wallTime("dtstart", date, time);
  const found: (Property | null | undefined)[] = [
    text("uid", entry.uid),
    ["dtstamp", {}, "date-time", entry.stamp.toISOString().replace(/\.\d{3}/, "")],
    ["sequence", {}, "integer", entry.sequence],
    start,
    start[2] === "date" ? null : ["duration", {}, "duration", `PT${entry.minutes}M`],
    rule === undefined ? null : ["rrule", {}, "recur", ICAL.Recur.fromString(rule).toJSON()],
    ...leftOut.map((day) => wallTime("exdate", day, time)),
    ...added.map((one) => wallTime("rdate", one.date, one.time)),
    insteadOf && wallTime("recurrence-id", insteadOf.date, insteadOf.time),
    text("summary", entry.title),
    text("location", entry.location),
    entry.description ? text("description", entry.description) : null,
    entry.url ? ["url", {}, "uri", entry.url] : null,
    entry.status && text("status", entry.status),
    coordinates && ["geo", {}, "float", [coordinates.lat, coordinates.lng]],
  ];
  return found.filter((property) => property !== null && property !== undefined);
}

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
    description: [event.category, price, event.time === TBA && "Time to be announced."].filter(Boolean).join("\n"),
    url: event.url,
    coordinates: event.coordinates,
  };
}

/** How often calendars fetch a subscription; they treat it as a hint. */
const REFRESH = "PT1H";

/** What calendars show about a subscription (RFC 7986, and the older names that Apple and Outlook read). */
const subscription = (name: string): Property[] => [
  text("name", name),
  text("x-wr-calname", name),
  ["refresh-interval", {}, "duration", REFRESH],
  text("x-published-ttl", REFRESH),
];

/** A calendar file (RFC 5545), or with a name the content of a subscription. */
export function writeCalendar(entries: readonly CalendarEntry[], name?: string): string {
  const head = [
    text("version", "2.0"),
    text("prodid", "-//Windmile//Windmile//EN"),
    text("calscale", "GREGORIAN"),
    text("method", "PUBLISH"),
    ...(name === undefined ? [] : subscription(name)),
  ];
  const events = entries.map((entry) => ["vevent", properties(entry), []]);
  return ICAL.stringify(["vcalendar", head, [ICAL.parse(TIME_ZONE.join("\r\n")), ...events]]);
}

/** Structured data about a ticketed event for search engines. */
export function ticketedEventJsonLd(
  event: Event,
  { url, image }: { url: string; image: string },
): WithContext<EventLd> {
  const { name, description, venue, city, address, coordinates, priceRange } = event;
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name,
    ...(description && { description }),
    startDate: localStart(event),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    url,
    image,
    location: {
      "@type": "Place",
      name: venue,
      address: postalAddress(address ?? city),
      ...(coordinates && { geo: geoCoordinates(coordinates) }),
    },
    ...(priceRange && {
      offers: {
        "@type": "AggregateOffer",
        lowPrice: priceRange.min,
        highPrice: priceRange.max,
        priceCurrency: "USD",
        url: event.url ?? url,
      },
    }),
  };
}
