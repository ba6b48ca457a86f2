import { addDays, format } from "date-fns";
import { CHICAGO, dayIn } from "@/lib/core/shared/clock";
import { EVENT_CHIPS, minuteOfDay } from "@/lib/discover/events/rules";
import { eventSchema, eventsAnswerSchema } from "@/lib/discover/events/schema";
import { type Browser, signedUp, visitor } from "../support/api";
import { seededCity } from "../support/city";

beforeAll(() => seededCity());

const ask = async (query: Record<string, string | number> = {}, browser: Browser = visitor()) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await browser.get(`/api/events?${search}`);
  expect(answer.status).toBe(200);
  return answer.as(eventsAnswerSchema);
};
const today = dayIn(CHICAGO, new Date());
const inDays = (days: number) => format(addDays(new Date(`${today}T12:00:00`), days), "yyyy-MM-dd");

test("the sample events of both sources, by date and then time, without past ones", async () => {
  const { events, total, stale, updatedAt } = await ask({ city: "Chicago", size: 100 });
  expect(events).toHaveLength(total);
  expect(total).toBeGreaterThanOrEqual(55);
  expect([stale, updatedAt]).toEqual([false, null]);
  const order = events.map(({ date, time }) => `${date} ${String(minuteOfDay(time)).padStart(4, "0")}`);
  expect(order).toEqual([...order].sort());
  expect(events[0]?.date.localeCompare(today)).toBeGreaterThanOrEqual(0);
  expect(new Set(events.flatMap(({ sources }) => sources))).toEqual(new Set(["ticketmaster", "seatgeek"]));
  expect(events.some(({ time }) => time === "TBA")).toBe(true);
  expect(events.some(({ priceRange }) => priceRange === null)).toBe(true);
  for (const { url, image } of events)
    expect([url === null || url.startsWith("https://"), image !== ""]).toEqual([true, true]);
});

test.each<Record<string, string>>([
  {},
  { q: "chicago" },
  { free: "true" },
  { from: inDays(7), to: inDays(60) },
  { bbox: "-87.64,41.87,-87.61,41.9" },
  { near: "41.94,-87.66", radius: "3000" },
  { q: "concert", from: inDays(0), to: inDays(200) },
])("every chip's count matches its list: %o", async (filters) => {
  const { counts } = await ask(filters);
  for (const { value } of EVENT_CHIPS) {
    const shown = await ask({ ...filters, category: value, size: 100 });
    expect([value, shown.total, shown.events.length]).toEqual([value, counts[value], counts[value]]);
    if (value !== "all") expect(shown.events.every(({ category }) => category === value)).toBe(true);
  }
});

test("an area or a distance includes what is inside, and nothing without a known position", async () => {
  const { events } = await ask({ size: 100 });
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);
  const inLoop = events.filter(
    ({ coordinates: at }) => at && at.lng >= -87.64 && at.lng <= -87.61 && at.lat >= 41.87 && at.lat <= 41.9,
  );
  expect(ids((await ask({ bbox: "-87.64,41.87,-87.61,41.9", size: 100 })).events)).toEqual(ids(inLoop));
  const known = events.filter(({ coordinates }) => coordinates !== null);
  expect(known.length).toBeLessThan(events.length);
  expect((await ask({ near: "41.88,-87.63", radius: 50_000 })).total).toBe(known.length);
  const around = (await ask({ near: "41.94,-87.66", radius: 2000 })).total;
  expect(around).toBeGreaterThan(0);
  expect(around).toBeLessThan(known.length);
  expect((await visitor().get("/api/events?bbox=4,3,2,1")).status).toBe(400);
});

test("each filter matches exactly what it should", async () => {
  const { events } = await ask({ size: 100 });
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);
  const [from, to] = [inDays(10), inDays(40)];
  expect(ids((await ask({ from, to, size: 100 })).events)).toEqual(
    ids(events.filter(({ date }) => date >= from && date <= to)),
  );
  const free = await ask({ free: "true", size: 100 });
  expect(ids(free.events)).toEqual(ids(events.filter(({ priceRange }) => priceRange?.max === 0)));
  expect(free.total).toBeGreaterThan(0);
  expect((await ask({ from: "2001-01-01", to: "2002-01-01" })).total).toBe(0);
  expect(await ask({ city: "Milwaukee" })).toMatchObject({ events: [], total: 0 });
  expect((await ask({ category: "Pubs" })).total).toBe(events.length);
});

test("pages have no repeats or gaps", async () => {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof ask>> = await ask({ size: 7, ...(cursor ? { cursor } : {}) });
    seen.push(...page.events.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual((await ask({ size: 100 })).events.map(({ id }) => id));
});

test.each(["ticketmaster", "seatgeek"])("%s lists only its own", async (source) => {
  const answer = await visitor().get(`/api/${source}/events?city=Chicago&size=50`);
  const { events, stale } = answer.as(eventsAnswerSchema);
  expect([answer.status, stale]).toEqual([200, false]);
  expect(events.length).toBeGreaterThan(15);
  expect(events.every((event) => event.source === source)).toBe(true);
  expect((await visitor().get(`/api/${source}/events?city=Boston`)).as(eventsAnswerSchema).events).toEqual([]);
  expect((await visitor().get(`/api/${source}/events?size=nine`)).status).toBe(400);
});

test("one event, saved and as a calendar file", async () => {
  const ada = await signedUp();
  const { events } = await ask({ size: 100 });
  const timed = events.find(({ time, address }) => time !== "TBA" && address !== null);
  const path = `/api/events/${timed?.id}`;
  await ada.put(`/api/saved/event/${timed?.id}`, {});
  expect((await ada.get(path)).as(eventSchema)).toMatchObject({ id: timed?.id, name: timed?.name, isSaved: true });
  expect((await visitor().get(path)).as(eventSchema).isSaved).toBe(false);
  const file = await visitor().get(`${path}/calendar.ics`);
  expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(file.headers.get("content-disposition")).toContain("event.ics");
  expect(file.text).toContain(`UID:${timed?.id}@windmile.app\r\n`);
  expect(file.text).toMatch(/DTSTART;TZID=America\/Chicago:\d{8}T\d{6}\r\n/);
});

test.each(["nothing", "0190a000-0000-7000-8000-000000000000"])("%s is 404", async (id) => {
  expect((await visitor().get(`/api/events/${id}`)).status).toBe(404);
  expect((await visitor().get(`/api/events/${id}/calendar.ics`)).status).toBe(404);
});

test.each(["from=tomorrow", "to=2026-13-01", "from=2026-02-30", "free=maybe", "cursor=x.y", `q=${"x".repeat(101)}`])(
  "%s is 400",
  async (query) => {
    expect((await visitor().get(`/api/events?${query}`)).status).toBe(400);
  },
);
