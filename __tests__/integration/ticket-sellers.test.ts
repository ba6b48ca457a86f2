import type { ServerResponse } from "node:http";
import { eventsQuery } from "@/lib/discover/events/schema";
import { signedUp } from "../support/api";
import { seededCity } from "../support/city";
import { fakeServer } from "../support/fake-server.mjs";
import { seatgeekAnswer, seatgeekItem, ticketmasterAnswer, ticketmasterItem } from "../support/ticket-sellers";

// A date before the fixtures' March 5, 2027, whenever the tests run.
const START = new Date("2027-02-01T18:00:00Z");
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const KEYS = ["tm-secret-key", "sg-secret-id"];

/** How long a list waits for a refresh. By default, longer than any refresh takes. */
let refreshWaitMs: number | undefined;
jest.mock("@/lib/discover/events/rules", () => {
  const actual = jest.requireActual("@/lib/discover/events/rules");
  return Object.defineProperty({ ...actual }, "REFRESH_WAIT_MS", { get: () => refreshWaitMs ?? 20_000 });
});

type Reply = (response: ServerResponse) => void;
const json =
  (body: unknown): Reply =>
  (response) => {
    response.setHeader("content-type", "application/json;charset=utf-8");
    response.end(JSON.stringify(body));
  };
const failing: Reply = (response) => {
  response.statusCode = 500;
  json({ fault: `apikey=${KEYS[0]} broke` })(response);
};
/** Requests that never get a response and haven't been aborted. */
let unanswered = 0;
const silent: Reply = (response) => {
  unanswered += 1;
  response.on("close", () => {
    unanswered -= 1;
  });
};

let server: Awaited<ReturnType<typeof fakeServer>>;
let replies: { ticketmaster: Reply; seatgeek: Reply };
let requested: string[] = [];
let minutes = 0;

beforeAll(async () => {
  server = await fakeServer((request, response) => {
    const source = request.url?.startsWith("/discovery/v2/events.json") ? "ticketmaster" : "seatgeek";
    requested.push(source);
    replies[source](response);
  });
  Object.assign(process.env, {
    TICKETMASTER_API_KEY: KEYS[0],
    TICKETMASTER_BASE_URL: `${server.url}/discovery/v2`,
    SEATGEEK_CLIENT_ID: KEYS[1],
    SEATGEEK_BASE_URL: `${server.url}/2`,
  });
  await seededCity(START);
});
afterAll(() => server.close());
beforeEach(() => {
  requested = [];
});

const well = {
  ticketmaster: json(
    ticketmasterAnswer([
      ticketmasterItem("bulls", { name: "Chicago Bulls vs. Boston Celtics" }),
      ticketmasterItem("metro", { dates: { start: { localDate: "2027-03-04" } } }),
      ticketmasterItem("far", { _embedded: { venues: [{ name: "Fiserv Forum", city: { name: "Milwaukee" } }] } }),
    ]),
  ),
  seatgeek: json(seatgeekAnswer([seatgeekItem(7, { title: "Boston Celtics at Chicago Bulls" }), seatgeekItem(8)])),
};

/** The list `minutes` after the start; by default, each call advances the time. */
const list = async (query: Record<string, string> = {}, at = after(minutes)) => {
  const { listEvents } = await import("@/lib/discover/events/queries");
  return listEvents(null, eventsQuery.parse({ size: "100", ...query }), at);
};
const names = ({ events }: { events: { name: string }[] }) => events.map(({ name }) => name);

test("unreachable from the first call on: samples are used, and marked as such", async () => {
  replies = { ticketmaster: failing, seatgeek: failing };
  const answer = await list();
  expect(answer.events.length).toBeGreaterThan(20);
  expect(answer).toMatchObject({ stale: true, updatedAt: null });
});

test("both respond: one list, duplicates merged, other cities dropped", async () => {
  replies = well;
  minutes = 10;
  const answer = await list();
  expect(names(answer)).toEqual(["Show metro", "Chicago Bulls vs. Boston Celtics", "Show 8"]);
  expect(answer).toMatchObject({
    stale: false,
    updatedAt: after(10).toISOString(),
    total: 3,
    counts: { all: 3, Music: 3 },
  });
  expect(answer.events[1]).toMatchObject({
    sources: ["ticketmaster", "seatgeek"],
    priceRange: { min: 35, max: 210 },
    links: [{ source: "ticketmaster" }, { source: "seatgeek" }],
  });
  expect(answer.events[0]).toMatchObject({ time: "TBA", date: "2027-03-04" });
});

test("a response is used for ten minutes, and then one call for all simultaneous requests", async () => {
  await list({}, after(19));
  expect(requested).toEqual([]);
  await Promise.all(Array.from({ length: 12 }, () => list({}, after(21))));
  expect(requested.sort()).toEqual(["seatgeek", "ticketmaster"]);
  minutes = 21;
});

test("each provider's own list contains only its own", async () => {
  const { listEvents } = await import("@/lib/discover/events/queries");
  const own = (source: "ticketmaster" | "seatgeek", city: string) =>
    listEvents(null, eventsQuery.parse({ city, size: "50" }), after(minutes), [source]);
  expect(names(await own("ticketmaster", "Chicago"))).toEqual(["Show metro", "Chicago Bulls vs. Boston Celtics"]);
  expect(names(await own("seatgeek", "Chicago, IL"))).toEqual(["Boston Celtics at Chicago Bulls", "Show 8"]);
  expect((await own("seatgeek", "Milwaukee")).events).toEqual([]);
  const { events } = await own("seatgeek", "Chicago");
  expect(events.every(({ source, sources }) => source === "seatgeek" && sources.length === 1)).toBe(true);
  const category = events[0]?.category ?? "";
  const some = await listEvents(null, eventsQuery.parse({ category }), after(minutes), ["seatgeek"]);
  expect(some.events).toEqual(events.filter((event) => event.category === category));
  expect(some.counts).toMatchObject({ all: 2, [category]: some.total });
});

test("an event keeps its id, counts its moves, and can be opened when it is no longer listed", async () => {
  const { findEvent, eventCalendar } = await import("@/lib/discover/events/queries");
  const before = (await list()).events.find(({ name }) => name === "Show metro");
  replies = {
    ...well,
    ticketmaster: json(
      ticketmasterAnswer([
        ticketmasterItem("metro", { dates: { start: { localDate: "2027-03-06", localTime: "20:00" } } }),
      ]),
    ),
  };
  minutes = 32;
  const moved = (await list()).events.find(({ name }) => name === "Show metro");
  expect([moved?.id, moved?.date, moved?.time]).toEqual([before?.id, "2027-03-06", "8:00 PM"]);
  const calendar = await eventCalendar(moved?.id ?? "", after(minutes));
  expect(calendar).toContain("SEQUENCE:1\r\n");
  expect(calendar).toContain("DTSTART;TZID=America/Chicago:20270306T200000\r\n");
  replies = { ...well, ticketmaster: json(ticketmasterAnswer([])) };
  minutes = 43;
  expect(names(await list())).not.toContain("Show metro");
  expect(await findEvent(moved?.id ?? "", after(minutes))).toMatchObject({ name: "Show metro", date: "2027-03-06" });
});

test("a saved event stays saved, whichever listing it was saved from", async () => {
  const ada = await signedUp();
  replies = well;
  minutes = 54;
  const bulls = (await list()).events.find(({ name }) => name.includes("Bulls"));
  await ada.put(`/api/saved/event/${bulls?.id}`, {});
  const { listEvents } = await import("@/lib/discover/events/queries");
  const mine = await listEvents(ada.id, eventsQuery.parse({}), after(minutes));
  expect(mine.events.filter(({ isSaved }) => isSaved).map(({ id }) => id)).toEqual([bulls?.id]);
});

const garbage: Record<string, Reply> = {
  "an error": failing,
  "a page": (response) => {
    response.setHeader("content-type", "text/html");
    response.end("<h1>Sorry</h1>");
  },
  "half a document": (response) => {
    response.setHeader("content-type", "application/json");
    response.end('{"_embedded": {"events": [');
  },
  "another document": json({ hello: "world" }),
  "a redirect": (response) => {
    response.statusCode = 302;
    response.setHeader("location", "/2/events");
    response.end();
  },
  "a cut connection": (response) => {
    response.setHeader("content-type", "application/json");
    response.write("{");
    response.socket?.destroy();
  },
};

test.each(Object.entries(garbage))(
  "%s from one: its last good response stays, the other's is new",
  async (_name, reply) => {
    replies = { ticketmaster: reply, seatgeek: json(seatgeekAnswer([seatgeekItem(9 + minutes)])) };
    minutes += 11;
    const answer = await list();
    expect(names(answer)).toContain("Show metro");
    expect(names(answer)).toContain(`Show ${9 + minutes - 11}`);
    expect(answer.stale).toBe(true);
    expect(requested).toHaveLength(2);
    replies = well; // a good response in between, so that the circuit breaker stays closed
    expect((await list({}, after(minutes + 1))).stale).toBe(false);
  },
);

test("more than 5 MB is rejected, and a smaller response with 10,000 events lists some of them", async () => {
  const many = (count: number, padding: string) =>
    seatgeekAnswer(
      Array.from({ length: count }, (_, index) => seatgeekItem(index, { title: `Act ${index}`, padding })),
    );
  replies = { ...well, seatgeek: json(many(8000, "x".repeat(500))) };
  minutes += 12;
  expect((await list()).stale).toBe(true);
  const slim = Array.from({ length: 10_000 }, (_, index) => ({
    id: index,
    title: `Act number${index}`,
    datetime_local: "2027-03-05T19:30:00",
    venue: { name: `Stage${index}`, city: "Chicago" },
  }));
  replies = { ...well, seatgeek: json(seatgeekAnswer(slim)) };
  minutes += 1;
  expect(await list()).toMatchObject({ stale: false, total: 202 });
});

test("two responses full of the same new words are stored in parallel, in any order", async () => {
  const { whileLocked } = await import("@/lib/core/server/advisory-lock");
  const { storeListings } = await import("@/lib/discover/events/mutations");
  const { prisma } = await import("@/lib/core/server/db");
  const numbers = Array.from({ length: 200 }, (_, index) => index);
  const listings = (source: string, order: readonly number[]) =>
    order.map((index) => ({
      key: `${source}:n${index}`,
      name: `neologism${index} neologism${index + 300}`,
      venue: "Stage",
      city: "Chicago",
      address: null,
      date: "2027-03-05",
      time: "TBA",
      category: "Music" as const,
      priceRange: null,
      url: null,
      image: "",
      coordinates: null,
    }));
  for (let round = 0; round < 3; round += 1) {
    await prisma.event.deleteMany({ where: { name: { startsWith: "neologism" } } });
    await prisma.$executeRaw`delete from search_words where word like 'neologism%'`;
    await Promise.all([
      whileLocked("one", 3000, (db) => storeListings(db, "ticketmaster", listings("ticketmaster", numbers), START)),
      whileLocked("two", 3000, (db) =>
        storeListings(db, "seatgeek", listings("seatgeek", numbers.toReversed()), START),
      ),
    ]);
    expect(await prisma.event.count({ where: { name: { startsWith: "neologism" } } })).toBe(400);
    expect(await prisma.searchWord.count({ where: { word: { startsWith: "neologism" } } })).toBe(400);
  }
  replies = well;
  expect(await list()).toMatchObject({ stale: false, total: 3 });
});

test("a provider that doesn't respond delays no one", async () => {
  replies = { ticketmaster: silent, seatgeek: silent };
  refreshWaitMs = jest.requireActual("@/lib/discover/events/rules").REFRESH_WAIT_MS;
  minutes += 11;
  const answer = await list();
  expect(unanswered).toBe(2); // both still get requests
  expect(answer).toMatchObject({ stale: true, total: 3 });
  while (unanswered > 0) await new Promise((done) => setTimeout(done, 50)); // until their three seconds have passed
});

test("after five failures a provider isn't called for half a minute", async () => {
  const { logger } = await import("@/lib/core/server/logger");
  const warnings = jest.spyOn(logger, "warn");
  replies = { ticketmaster: failing, seatgeek: failing };
  minutes += 1;
  for (let attempt = 0; attempt < 8; attempt += 1) expect((await list()).stale).toBe(true);
  expect(requested.filter((source) => source === "ticketmaster")).toHaveLength(4); // the earlier timeout was the first
  const { listEvents } = await import("@/lib/discover/events/queries");
  await listEvents(null, eventsQuery.parse({}), new Date(after(minutes).getTime() + 29_000));
  expect(requested).toHaveLength(8);
  replies = well;
  expect((await listEvents(null, eventsQuery.parse({}), new Date(after(minutes).getTime() + 31_000))).stale).toBe(
    false,
  );
  const words = JSON.stringify(warnings.mock.calls);
  expect(words).toContain("status");
  for (const key of KEYS) expect(words).not.toContain(key);
});

test("the last good response is used for a day, and then the samples", async () => {
  replies = { ticketmaster: failing, seatgeek: failing };
  minutes += 23 * 60;
  expect(names(await list())).toContain("Show metro");
  minutes += 2 * 60;
  const answer = await list();
  expect(names(answer)).not.toContain("Show metro");
  expect(answer.stale).toBe(true);
  expect(answer.events.length).toBeGreaterThan(20);
});

test("old events that no one saved are deleted", async () => {
  const { prisma } = await import("@/lib/core/server/db");
  const { deleteOldEvents } = await import("@/lib/discover/events/jobs");
  await prisma.event.updateMany({ where: { isSeed: false }, data: { date: new Date("2020-01-01") } });
  const saved = await prisma.savedItem.findMany({ where: { type: "event" } });
  await deleteOldEvents();
  const left = await prisma.event.findMany({ where: { isSeed: false } });
  expect(left.map(({ id }) => id)).toEqual(saved.map(({ targetId }) => targetId));
});
