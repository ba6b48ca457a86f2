import { mergeEvents, type SourceEvent } from "@/lib/discover/events/merging";
import { eventDay, isChicago, isFree, mergeKey, minuteOfDay } from "@/lib/discover/events/rules";

let count = 0;
function event(changes: Partial<SourceEvent> = {}): SourceEvent {
  count += 1;
  return {
    id: `id-${String(count).padStart(6, "0")}`,
    name: "Chicago Bulls vs. Boston Celtics",
    venue: "United Center",
    city: "Chicago",
    address: null,
    date: "2027-03-05",
    time: "7:00 PM",
    category: "Sports",
    description: null,
    priceRange: null,
    source: "ticketmaster",
    url: "https://www.ticketmaster.com/event/1",
    image: "",
    placeholder: "",
    rating: null,
    coordinates: null,
    sequence: 0,
    ...changes,
  };
}
const other = (changes: Partial<SourceEvent> = {}) =>
  event({ source: "seatgeek", url: "https://seatgeek.com/e/1", ...changes });

test("the first description of either seller is kept", () => {
  const [merged] = mergeEvents([event(), other({ description: "A rivalry that fills the upper deck." })]);
  expect(merged?.description).toBe("A rivalry that fills the upper deck.");
});

test("one evening sold by both is one event, at the lowest price, with both links", () => {
  const first = event({ priceRange: { min: 45, max: 320 }, time: "TBA" });
  const second = other({
    name: "Boston Celtics at Chicago Bulls",
    priceRange: { min: 31, max: 280 },
    address: "1901 W Madison St",
    image: "https://a.example/b.jpg",
  });
  expect(mergeEvents([second, first])).toEqual([
    {
      ...first,
      time: "7:00 PM",
      address: "1901 W Madison St",
      image: "https://a.example/b.jpg",
      priceRange: { min: 31, max: 320 },
      ids: [first.id, second.id],
      sources: ["ticketmaster", "seatgeek"],
      links: [
        { source: "ticketmaster", url: first.url },
        { source: "seatgeek", url: second.url },
      ],
    },
  ]);
});

test.each([
  ["accents and case", { name: "Beyoncé" }, { name: "BEYONCE" }, true],
  ["a tour's name", { name: "Hamilton" }, { name: "Hamilton - Chicago" }, true],
  ["a hall's long name", { venue: "Byline Bank Aragon Ballroom" }, { venue: "Aragon Ballroom" }, true],
  ["theatre and theater", { venue: "Chicago Theatre" }, { venue: "The Chicago Theater" }, true],
  ["doors and show", { time: "7:00 PM" }, { time: "8:00 PM" }, true],
  [
    "another name of the same corner",
    { venue: "Rate Field", coordinates: { lat: 41.83, lng: -87.6338 } },
    { venue: "Guaranteed Park", coordinates: { lat: 41.8299, lng: -87.6341 } },
    true,
  ],
  ["matinee and evening", { time: "2:00 PM" }, { time: "7:30 PM" }, false],
  ["the next day", { date: "2027-03-05" }, { date: "2027-03-06" }, false],
  ["another hall", { venue: "United Center" }, { venue: "Wintrust Arena" }, false],
  [
    "another game",
    { name: "Chicago Bulls vs. Boston Celtics" },
    { name: "Chicago Blackhawks vs. Detroit Red Wings" },
    false,
  ],
])("%s", (_name, a, b, isSame) => {
  expect(mergeEvents([event(a), other(b)])).toHaveLength(isSame ? 1 : 2);
});

test("a source's own shows stay separate unless they are identical", () => {
  expect(mergeEvents([event({ name: "Hamilton" }), event({ name: "Hamilton (VIP)" })])).toHaveLength(2);
  expect(mergeEvents([event(), event()])).toHaveLength(1);
});

test("100 listings with 7 duplicates are 93 cards, by date and then time, unannounced times last", () => {
  const singles = Array.from({ length: 86 }, (_, index) =>
    event({
      name: `Play number${index}`,
      venue: `Stage${index}`,
      date: `2027-0${1 + (index % 9)}-1${index % 10}`,
      time: index % 5 === 0 ? "TBA" : `${1 + (index % 11)}:30 ${index % 2 ? "AM" : "PM"}`,
    }),
  );
  const pairs = Array.from({ length: 7 }, (_, index) => [
    event({ name: `Twin show${index}`, venue: `Hall${index}` }),
    other({ name: `TWIN: Show${index}!`, venue: `The Hall${index}` }),
  ]).flat();
  const merged = mergeEvents([...pairs, ...singles]);
  expect(merged).toHaveLength(93);
  expect(merged.filter(({ sources }) => sources.length === 2)).toHaveLength(7);
  const keys = merged.map(({ date, time }) => `${date} ${String(minuteOfDay(time)).padStart(4, "0")}`);
  expect(keys).toEqual([...keys].sort());
});

test("the id is the first known listing's, whatever order they come in", () => {
  const [a, b] = [event(), other()];
  expect(mergeEvents([a, b])[0]?.id).toBe(a.id);
  expect(mergeEvents([b, a])[0]?.id).toBe(a.id);
});

test("the text doesn't depend on who responded first, and the sequence never decreases", () => {
  const early = other({ name: "Boston Celtics at Chicago Bulls", sequence: 2 });
  const late = event({ sequence: 1 });
  expect(mergeEvents([early])[0]).toMatchObject({ id: early.id, name: early.name, sequence: 2 });
  expect(mergeEvents([late, early])[0]).toMatchObject({
    id: early.id,
    name: late.name,
    source: "ticketmaster",
    url: late.url,
    sequence: 3,
  });
});

test.each([
  ["Chicago", true],
  [" chicago, il", true],
  ["Chicago, Illinois, USA", true],
  ["Chicago Heights", false],
  ["East Chicago", false],
  ["Milwaukee", false],
  ["", false],
])("%s is Chicago: %s", (city, expected) => expect(isChicago(city)).toBe(expected));

test("small formatting helpers of events", () => {
  expect(eventDay("2026-11-27")).toBe("Fri, Nov 27");
  expect([isFree(null), isFree({ min: 0, max: 10 }), isFree({ min: 0, max: 0 })]).toEqual([false, false, true]);
  expect(["12:00 AM", "12:30 PM", "11:59 PM", "TBA", "soon"].map(minuteOfDay)).toEqual([0, 750, 1439, 1440, 1440]);
  expect(mergeKey("Café: Live!", "Metro", "2027-01-01")).toBe("cafe live metro 2027-01-01");
});
