import { type CalendarEntry, calendarEntry, writeCalendar } from "@/lib/discover/events/formats";
import { mergeEvents } from "@/lib/discover/events/merging";

const entry: CalendarEntry = {
  uid: "1@windmile.app",
  sequence: 2,
  stamp: new Date("2026-11-20T18:30:05.123Z"),
  title: "Jazz; blues, and more",
  date: "2026-11-27",
  time: "9:00 PM",
  minutes: 120,
  location: "Green Mill, 4802 N Broadway",
  description: "First line\nsecond \\ line",
  url: "https://greenmilljazz.com/",
  coordinates: { lat: 41.9691, lng: -87.6599 },
};
const unfolded = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

test("an entry in RFC 5545 format", () => {
  const lines = unfolded(writeCalendar([entry]));
  const event = lines.slice(lines.indexOf("BEGIN:VEVENT"), lines.indexOf("END:VEVENT") + 1);
  expect(event).toEqual([
    "BEGIN:VEVENT",
    "UID:1@windmile.app",
    "DTSTAMP:20261120T183005Z",
    "SEQUENCE:2",
    "DTSTART;TZID=America/Chicago:20261127T210000",
    "DURATION:PT120M",
    "SUMMARY:Jazz\\; blues\\, and more",
    "LOCATION:Green Mill\\, 4802 N Broadway",
    "DESCRIPTION:First line\\nsecond \\\\ line",
    "URL:https://greenmilljazz.com/",
    "GEO:41.9691;-87.6599",
    "END:VEVENT",
  ]);
  expect(lines[0]).toBe("BEGIN:VCALENDAR");
  expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
  expect(lines).toContain("TZID:America/Chicago");
});

test.each([
  ["12:00 AM", "DTSTART;TZID=America/Chicago:20261127T000000"],
  ["12:30 PM", "DTSTART;TZID=America/Chicago:20261127T123000"],
  ["11:59 PM", "DTSTART;TZID=America/Chicago:20261127T235900"],
  ["19:30", "DTSTART;TZID=America/Chicago:20261127T193000"],
  ["7:05", "DTSTART;TZID=America/Chicago:20261127T070500"],
  ["TBA", "DTSTART;VALUE=DATE:20261127"],
])("%s starts as %s", (time, start) => {
  const lines = unfolded(writeCalendar([{ ...entry, time }]));
  expect(lines).toContain(start);
  expect(lines.some((line) => line.startsWith("DURATION"))).toBe(time !== "TBA");
});

test("no line is longer than 75 octets, and none is cut inside a character", () => {
  const title = "Größe 東京 🎷 ".repeat(20).trim();
  const text = writeCalendar([{ ...entry, title }]);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(text)).toContain(`SUMMARY:${title}`);
});

test("text that looks like a line of its own stays text", () => {
  const lines = unfolded(writeCalendar([{ ...entry, title: "x\r\nEND:VEVENT\nATTACH:file", location: "a\rb" }]));
  expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(1);
  expect(lines.some((line) => line.startsWith("ATTACH"))).toBe(false);
  expect(lines).toContain("LOCATION:a\\nb");
});

test("a ticketed event includes its price and what is unknown", () => {
  const [event] = mergeEvents([
    {
      id: "id-1",
      name: "Show",
      venue: "Metro",
      city: "Chicago",
      address: null,
      date: "2026-11-27",
      time: "TBA",
      category: "Music",
      description: null,
      priceRange: { min: 15, max: 25 },
      source: "seatgeek",
      url: null,
      image: "",
      placeholder: "",
      rating: null,
      coordinates: null,
      sequence: 4,
    },
  ]);
  if (!event) throw new Error("no event");
  expect(calendarEntry(event, entry.stamp)).toMatchObject({
    uid: "id-1@windmile.app",
    sequence: 4,
    location: "Metro, Chicago",
    description: "Music\nFrom $15\nTime to be announced.",
  });
});
