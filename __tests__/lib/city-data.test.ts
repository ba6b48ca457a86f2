import { getTimes } from "suncalc";
import { CHALLENGES } from "@/lib/activity/challenges/rules";
import { SAMPLE_RESTAURANTS } from "@/lib/discover/guides/rules";
import { isOpenAt, minuteOfWeek } from "@/lib/discover/hours/rules";
import { REVIEW_MAX } from "@/lib/discover/reviews/rules";
import { DEMO_CONTACTS } from "@/lib/social/contacts/rules";
import { checkedBoxOffices, checkedHours, checkedTexts, onTheStreet, unknownHours } from "@/prisma/data/checked-facts";
import { communityEvents, groups } from "@/prisma/data/community";
import { eventDate, occurrencesOf } from "@/prisma/data/event-dates";
import { type EventSeed, events } from "@/prisma/data/events";
import { guides } from "@/prisma/data/guides";
import { hiddenGems } from "@/prisma/data/hidden-gems";
import { newPostPlaces } from "@/prisma/data/new-post-places";
import { people } from "@/prisma/data/people";
import posterBriefs from "@/prisma/data/poster-briefs.json";
import { photoPosts, sharedPosts } from "@/prisma/data/posts";
import { reviews } from "@/prisma/data/reviews";
import { shortPosts } from "@/prisma/data/short-posts";
import { trendingActivities } from "@/prisma/data/trending";
import { type VenueSeed, venues } from "@/prisma/data/venues";
import { allDay, everyDay, openHours, type WeekHours, week, weekText, whenOpen } from "@/prisma/data/week-hours";
import { daysHere } from "@/prisma/seed/people";
import { reviewsAt } from "@/prisma/seed/reviews";

// Spec §9, Map.
const BOUNDS = { north: 42.023, south: 41.644, east: -87.524, west: -87.94 };
const VENUE_CATEGORIES = [
  "Iconic Landmarks & Architecture",
  "Museums & Cultural Institutions",
  "Outdoor & Waterfront Adventure",
  "Food & Gastronomy",
  "Sports & Active Adventure",
  "Live Music",
  "Theater & Comedy",
];
const PRICE = /^(Free|\$[1-9]\d*(\.\d{2})?|\${1,5})$/;
const ADDRESS = /^.+, Chicago, IL 606\d\d$/;
const HOURS_SPAN = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

const lists = {
  venues,
  hiddenGems,
  events,
  trendingActivities,
  communityEvents,
  groups,
  guides,
};
const venueSlugs = new Set<string>(venues.map((venue) => venue.slug));
const gemSlugs = new Set<string>(hiddenGems.map((gem) => gem.slug));

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const countBy = (values: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};
const named = (item: { slug: string } & ({ name: string } | { title: string })) =>
  "name" in item ? item.name : item.title;

describe("amounts", () => {
  test("74 places, 40 hidden gems, 60 events, half of them from each source", () => {
    expect([venues.length, hiddenGems.length, events.length]).toEqual([74, 40, 60]);
    expect(countBy(events.map((event) => event.source))).toEqual({ ticketmaster: 30, seatgeek: 30 });
  });

  test("at least 6 places in each of the seven categories and no other category", () => {
    const counts = countBy(venues.map((venue) => venue.category));
    expect(Object.keys(counts).sort()).toEqual([...VENUE_CATEGORIES].sort());
    expect(Math.min(...Object.values(counts))).toBeGreaterThanOrEqual(6);
  });

  test("at least 8 gems of each type", () => {
    const counts = countBy(hiddenGems.map((gem) => gem.type));
    expect(Object.keys(counts).sort()).toEqual(["bar", "cafe", "pub", "restaurant"]);
    expect(Math.min(...Object.values(counts))).toBeGreaterThanOrEqual(8);
  });

  test("every event chip has events, including TBA times, missing prices, and missing addresses", () => {
    expect(Object.keys(countBy(events.map((event) => event.category))).sort()).toEqual([
      "Arts & Theatre",
      "Family",
      "Music",
      "Sports",
    ]);
    expect(events.filter((event) => event.time === "TBA").length).toBeGreaterThanOrEqual(5);
    expect(events.filter((event) => event.priceRange === null).length).toBeGreaterThanOrEqual(5);
    expect(events.filter((event) => event.address === null).length).toBeGreaterThanOrEqual(4);
  });

  test("170 people or more, 80 photo posts, 54 text posts, and the spec's short lists", () => {
    expect(people.length).toBeGreaterThanOrEqual(170);
    expect([photoPosts.length, sharedPosts.length]).toEqual([80, 54]);
    expect([trendingActivities.length, SAMPLE_RESTAURANTS.length, guides.length, newPostPlaces.length]).toEqual([
      16, 6, 6, 10,
    ]);
    expect([communityEvents.length, groups.length, CHALLENGES.length, DEMO_CONTACTS.length]).toEqual([8, 8, 6, 5]);
  });
});

describe.each(Object.entries(lists))("%s", (_, items) => {
  test("slugs, names, and pictures are unique", () => {
    expect(repeated(items.map((item) => item.slug))).toEqual([]);
    expect(repeated(items.map(named))).toEqual([]);
    expect(repeated(items.map((item) => item.posterId))).toEqual([]);
  });
});

describe("places and gems", () => {
  const places = [...venues, ...hiddenGems];

  test("no name is in both lists", () => {
    expect(repeated(places.map((place) => place.name))).toEqual([]);
  });

  test.each(places)("$name has valid fields", (place) => {
    expect(place.coordinates.lat).toBeGreaterThan(BOUNDS.south);
    expect(place.coordinates.lat).toBeLessThan(BOUNDS.north);
    expect(place.coordinates.lng).toBeGreaterThan(BOUNDS.west);
    expect(place.coordinates.lng).toBeLessThan(BOUNDS.east);
    expect(place.address).toMatch(ADDRESS);
    expect(place.priceRange).toMatch(PRICE);
    expect(place.rating).toBeGreaterThanOrEqual(1);
    expect(place.rating).toBeLessThanOrEqual(5);
    expect(Number.isInteger(place.rating * 10)).toBe(true);
    expect(place.description.length).toBeGreaterThanOrEqual(60);
    expect(place.description.length).toBeLessThanOrEqual(400);
    expect(place.description).toMatch(/\.$/);
    expect(place.tags.length).toBeGreaterThanOrEqual(3);
    expect(place.tags.length).toBeLessThanOrEqual(6);
    expect(repeated(place.tags)).toEqual([]);
    if (place.website !== null) expect(new URL(place.website).protocol).toBe("https:");
  });

  test("no two pins are in exactly the same position", () => {
    const points = places.map((place) => `${place.coordinates.lat},${place.coordinates.lng}`);
    expect(repeated(points)).toEqual([]);
  });
});

describe("opening hours", () => {
  const weeks: [string, WeekHours | null][] = [
    ...venues.map((venue): [string, WeekHours | null] => [venue.name, venue.hours]),
    ...hiddenGems.map((gem): [string, WeekHours | null] => [gem.name, gem.openingHours]),
  ];

  test.each(weeks.filter(([, week]) => week !== null))("of %s parse", (_, week) => {
    const spans = Object.values(week ?? {}).flat();
    expect(Object.keys(week ?? {}).sort()).toEqual(["fri", "mon", "sat", "sun", "thu", "tue", "wed"]);
    expect(spans.length).toBeGreaterThan(0);
    for (const [open, close] of spans) {
      expect(open).toMatch(HOURS_SPAN);
      expect(open).not.toBe("24:00");
      expect(close).toMatch(HOURS_SPAN);
      expect(close).not.toBe(open);
    }
  });

  test("there is always text to show", () => {
    for (const text of [...venues.map((venue) => venue.availability), ...hiddenGems.map((gem) => gem.hours)]) {
      expect(text.length).toBeGreaterThan(4);
    }
  });

  const hoursOf = (slug: string) => venues.find((venue) => venue.slug === slug)?.hours ?? null;
  const withHours = venues.filter((venue) => venue.hours !== null);

  test("every place is on one list: checked, on the street, or unknown for a reason", () => {
    const unknown = Object.values(unknownHours).flat();
    const listed = [...Object.keys(checkedHours), ...onTheStreet, ...unknown];
    expect(listed.sort()).toEqual(venues.map((venue) => venue.slug).sort());
    expect(venues.filter((venue) => venue.hours === null).map((venue) => venue.slug)).toEqual(
      venues.map((venue) => venue.slug).filter((slug) => unknown.includes(slug)),
    );
    expect(onTheStreet.map(hoursOf)).toEqual(onTheStreet.map(() => allDay));
  });

  const boxOffices = venues.flatMap((venue: VenueSeed) =>
    venue.boxOffice === undefined ? [] : [{ ...venue, boxOffice: venue.boxOffice }],
  );

  // Of the 26 others, 19 open only for events, and 16 of those haven't published ticket hours since the pandemic, so
  // more hours would have to be made up.
  test("48 places or more have hours, and three more those of their box office", () => {
    expect(withHours.length).toBeGreaterThanOrEqual(48);
    expect(boxOffices.map(({ slug }) => slug).sort()).toEqual(Object.keys(checkedBoxOffices).sort());
    expect(boxOffices.length).toBeGreaterThanOrEqual(3);
  });

  test.each(boxOffices)("ticket sales at $name never count as open hours", ({ availability, hours, boxOffice }) => {
    expect(availability).toContain(`; box office ${whenOpen(boxOffice)}`);
    expect(hours).toBeNull();
  });

  test("hours from dawn to dusk are within daylight on every day", () => {
    const { hours, coordinates } = venues.find(({ slug }) => slug === "garden-of-the-phoenix") ?? {};
    if (!hours || !coordinates) throw new Error("no hours are given for the garden");
    for (let day = 0; day < 4 * 365 + 1; day += 1) {
      const noon = new Date(Date.UTC(2026, 0, 1 + day, 18));
      const { dawn, dusk } = getTimes(noon, coordinates.lat, coordinates.lng);
      if (!dawn || !dusk) throw new Error("every day has a dawn here");
      expect([
        noon,
        isOpenAt(hours, minuteOfWeek(dawn)),
        isOpenAt(hours, minuteOfWeek(dusk)),
        isOpenAt(hours, minuteOfWeek(noon)),
      ]).toEqual([noon, false, false, true]);
    }
  });

  test.each(Object.entries({ ...checkedHours, ...checkedBoxOffices, ...checkedTexts }))(
    "where and when those of %s were checked",
    (_, { source, publishedOn, checkedOn }) => {
      expect(new URL(source).protocol).toMatch(/^https?:$/);
      expect(checkedOn).toMatch(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
      if (publishedOn === undefined) return;
      expect(publishedOn).toMatch(/^20\d\d(-(0[1-9]|1[0-2]))?$/);
      expect(publishedOn <= checkedOn).toBe(true);
    },
  );

  test.each(withHours.filter(({ slug }) => !onTheStreet.includes(slug)))(
    "the text of $name matches its hours",
    ({ availability, hours }) => {
      expect(availability.toLowerCase()).toContain(weekText(hours).toLowerCase());
    },
  );

  test("a text without hours mentions no unchecked times", () => {
    const texts = venues.filter(
      (venue) => venue.hours === null && !(venue.slug in { ...checkedTexts, ...checkedBoxOffices }),
    );
    expect(texts.filter((venue) => /\d (AM|PM)/.test(venue.availability)).map((venue) => venue.slug)).toEqual([]);
  });

  test.each<[string, WeekHours]>([
    ["daily 9 AM–11 PM", everyDay("09:00", "23:00")],
    ["daily 11:30 AM–midnight", everyDay("11:30", "24:00")],
    [
      "Tue–Sat 9:30 AM–4:30 PM, Sun noon–5 PM; closed Mon",
      { ...everyDay("09:30", "16:30"), mon: [], sun: [["12:00", "17:00"]] },
    ],
    [
      "Sun–Thu 11 AM–1 AM, Fri and Sat 11 AM–2 AM",
      { ...everyDay("11:00", "01:00"), fri: [["11:00", "02:00"]], sat: [["11:00", "02:00"]] },
    ],
    ["Thu–Mon 10 AM–2:30 PM; closed Tue and Wed", { ...everyDay("10:00", "14:30"), tue: [], wed: [] }],
    [
      "Mon, Wed and Fri 8 AM–noon and 1 PM–6 PM; closed Tue, Thu, Sat and Sun",
      week({
        mon: [
          ["08:00", "12:00"],
          ["13:00", "18:00"],
        ],
        wed: [
          ["08:00", "12:00"],
          ["13:00", "18:00"],
        ],
        fri: [
          ["08:00", "12:00"],
          ["13:00", "18:00"],
        ],
      }),
    ],
  ])("hours in words: %s", (words, hours) => {
    expect(weekText(hours)).toBe(words);
    expect(openHours(hours).availability.toLowerCase()).toBe(words.toLowerCase());
  });

  test.each([
    ["kingston-mines", "2026-11-22T04:30", true], // Saturday night, until five
    ["kingston-mines", "2026-11-23T03:30", true], // Sunday night, over the week's end
    ["kingston-mines", "2026-11-23T04:30", false],
    ["pequods-pizza", "2026-11-22T01:30", true],
    ["pequods-pizza", "2026-11-23T00:30", false], // Sundays end at midnight
    ["green-mill", "2026-11-28T01:30", true],
    ["green-mill", "2026-11-27T01:30", false],
    // Out of season: winter hours.
    ["willis-tower-skydeck", "2026-12-15T21:00", false],
    ["lincoln-park-zoo", "2026-12-15T16:45", false],
    ["robie-house", "2026-11-24T12:00", false], // a Tuesday
  ])("%s at %s", (slug, at, open) => {
    expect(isOpenAt(hoursOf(slug), minuteOfWeek(new Date(`${at}:00-06:00`)))).toBe(open);
  });
});

describe("events", () => {
  test.each(events)("$name has valid fields", (event) => {
    expect(event.time).toMatch(/^((1[0-2]|[1-9]):[0-5]\d (AM|PM)|TBA)$/);
    expect(event.city).toBe("Chicago");
    if (event.address !== null) expect(event.address).toMatch(ADDRESS);
    if (event.url !== null) expect(new URL(event.url).protocol).toBe("https:");
    if (event.priceRange !== null) expect(event.priceRange.min).toBeLessThanOrEqual(event.priceRange.max);
    if (event.coordinates !== null) {
      expect(event.coordinates.lat).toBeGreaterThan(BOUNDS.south);
      expect(event.coordinates.lat).toBeLessThan(BOUNDS.north);
      expect(event.coordinates.lng).toBeGreaterThan(BOUNDS.west);
      expect(event.coordinates.lng).toBeLessThan(BOUNDS.east);
    }
  });

  test("an event is on its weekday, in its season, and not before its distance from today", () => {
    const cubs = { inDays: 10, weekday: "fri", months: [5, 6, 7, 8, 9] } as const;
    expect(eventDate(cubs, "2026-11-20")).toBe("2027-05-07");
    expect(eventDate(cubs, "2027-06-01")).toBe("2027-06-11");
    expect(eventDate({ inDays: 0, weekday: "sat", months: null }, "2026-11-21")).toBe("2026-11-21");
  });

  test("there are no events on Thanksgiving, Christmas, or New Year's Day", () => {
    expect(eventDate({ inDays: 0, weekday: "thu", months: null }, "2026-11-24")).toBe("2026-12-03");
    expect(eventDate({ inDays: 0, weekday: "fri", months: null }, "2026-12-20")).toBe("2027-01-08");
  });

  test("every evening of the next three weeks has an event, except when the stages are dark", () => {
    const isEvening = ({ time }: EventSeed) => /^([4-9]|1[01]):\d\d PM$/.test(time);
    const addDays = (day: string, days: number) =>
      new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
    const dark = /-(12-24|12-25|01-01)$|-11-2[2-8]$/;
    for (let start = 0; start < 365; start += 1) {
      const today = addDays("2026-11-22", start);
      const held = new Set(
        events
          .filter(isEvening)
          .flatMap((event) => occurrencesOf(event, today))
          .map(({ date }) => date),
      );
      const evenings = Array.from({ length: 21 }, (_, days) => addDays(today, days));
      const isThursday = (day: string) => new Date(day).getUTCDay() === 4;
      const empty = evenings.filter(
        (day) => !held.has(day) && !(dark.test(day) && (!day.includes("-11-") || isThursday(day))),
      );
      expect({ today, empty }).toEqual({ today, empty: [] });
    }
  });

  test("a weekly night keeps its day across starts, and no day appears twice", () => {
    const seeds: readonly EventSeed[] = events;
    const weekly = seeds.find(({ weekly: isWeekly, weekday }) => isWeekly && weekday === "thu");
    if (!weekly) throw new Error("No night is held every Thursday");
    const known = new Map<string, string>();
    for (let start = 0; start < 400; start += 3) {
      const today = new Date(Date.parse("2026-11-01") + start * 86_400_000).toISOString().slice(0, 10);
      for (const { slug, date } of occurrencesOf(weekly, today)) {
        const before = known.get(slug);
        if (before !== undefined && before >= today) expect({ slug, date }).toEqual({ slug, date: before });
        known.set(slug, date);
      }
      const coming = [...known.values()].filter((date) => date >= today);
      expect(new Set(coming).size).toBe(coming.length);
    }
  });

  test.each(["2026-01-02", "2026-03-15", "2026-05-20", "2026-07-04", "2026-09-01", "2026-11-20", "2026-12-31"])(
    "as of %s the next month has at least 12 events of at least three kinds, all within 13 months",
    (today) => {
      const dated = events.map((event) => ({ category: event.category, date: eventDate(event, today) }));
      const inDays = (date: string) => (Date.parse(date) - Date.parse(today)) / 86_400_000;
      const soon = dated.filter(({ date }) => inDays(date) <= 31);
      expect(soon.length).toBeGreaterThanOrEqual(12);
      expect(new Set(soon.map(({ category }) => category)).size).toBeGreaterThanOrEqual(3);
      expect(Math.max(...dated.map(({ date }) => inDays(date)))).toBeLessThan(400);
    },
  );
});

describe("people and their text", () => {
  test("full names and portraits are unique, portraits are among the 180", () => {
    expect(repeated(people.map((person) => `${person.firstName} ${person.lastName}`))).toEqual([]);
    expect(repeated(people.map((person) => String(person.avatar)))).toEqual([]);
    for (const person of people) {
      expect(person.avatar).toBeGreaterThanOrEqual(1);
      expect(person.avatar).toBeLessThanOrEqual(180);
      // Spec §5: names of at least 2 characters, a bio of at most 500.
      expect(Math.min(person.firstName.length, person.lastName.length)).toBeGreaterThanOrEqual(2);
      expect(person.bio.length).toBeLessThanOrEqual(500);
    }
  });

  test("the photo posts are by the first forty, each of whom has one", () => {
    const authors = new Set(photoPosts.map((post) => post.personIndex));
    expect([...authors].sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index));
  });

  test("every post has a unique picture, place, and title, and comments come after it and before now", () => {
    expect(repeated(photoPosts.map((post) => post.posterId))).toEqual([]);
    expect(repeated(photoPosts.map((post) => post.title))).toEqual([]);
    for (const post of photoPosts) {
      expect(post.caption.length).toBeGreaterThanOrEqual(20);
      expect(post.caption.length).toBeLessThanOrEqual(400);
      expect(post.altText.length).toBeGreaterThan(10);
      for (const comment of post.comments) {
        expect(people[comment.personIndex]).toBeDefined();
        expect(comment.personIndex).not.toBe(post.personIndex);
        expect(comment.hoursAfter).toBeGreaterThan(0);
        expect(comment.hoursAfter).toBeLessThan(post.hoursAgo);
        expect(comment.text.length).toBeLessThanOrEqual(500);
      }
    }
  });

  test("300 posts by all people, without repeated text", () => {
    const posts = [...photoPosts, ...sharedPosts, ...shortPosts];
    expect(posts.length).toBeGreaterThanOrEqual(300);
    expect(new Set(posts.map(({ personIndex }) => personIndex)).size).toBe(people.length);
    const words = [...photoPosts.map(({ caption }) => caption), ...sharedPosts, ...shortPosts].map((post) =>
      (typeof post === "string" ? post : post.content).toLowerCase(),
    );
    expect(repeated(words)).toEqual([]);
    // Some posts are from the last few hours, whenever the city is seeded.
    expect(shortPosts.filter(({ hoursAgo }) => hoursAgo < 24).length).toBeGreaterThanOrEqual(8);
  });

  test("text posts fit the counter of 280", () => {
    for (const post of [...sharedPosts, ...shortPosts]) {
      expect(people[post.personIndex]).toBeDefined();
      expect(post.content.trim()).not.toBe("");
      expect(post.content.length).toBeLessThanOrEqual(280);
    }
  });
});

describe("reviews", () => {
  const of = (slug: string) => reviews.filter(({ venueSlug }) => venueSlug === slug);
  const stars = (reviews: readonly { rating: number }[]) =>
    reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;

  test("every place has a review, and the ten most visited have three", () => {
    expect(venues.filter(({ slug }) => of(slug).length === 0).map(({ slug }) => slug)).toEqual([]);
    const visited = venues.toSorted((a, b) => b.reviewCount - a.reviewCount).slice(0, 10);
    expect(visited.filter(({ slug }) => of(slug).length < 3).map(({ slug }) => slug)).toEqual([]);
    expect(reviews.filter(({ venueSlug }) => !venueSlugs.has(venueSlug))).toEqual([]);
  });

  test("everyone reviews once, without repeated text, within the limit", () => {
    expect(repeated(reviews.map(({ personIndex }) => String(personIndex)))).toEqual([]);
    const texts = [...reviews.map(({ text }) => text), ...photoPosts.map(({ caption }) => caption)];
    expect(repeated(texts.map((text) => text.toLowerCase()))).toEqual([]);
    for (const { personIndex, text } of reviews) {
      expect(people[personIndex]).toBeDefined();
      expect(text.length).toBeGreaterThan(20);
      expect(text.length).toBeLessThanOrEqual(REVIEW_MAX);
    }
  });

  test("reviews contain no hours, prices, or years, which belong to the place", () => {
    expect(reviews.filter(({ text }) => /\$|\d ?(AM|PM)\b|\b(19|20)\d\d\b/i.test(text))).toEqual([]);
  });

  test("seasonal reviews are dated in their season", () => {
    const summer = /beach|swim|sunscreen|nets|capsize|sunset on the rocks|spray/i;
    const outdoors = new Set([
      "north-avenue-beach",
      "oak-street-beach",
      "montrose-beach",
      "ohio-street-beach",
      "promontory-point",
      "buckingham-fountain",
    ]);
    for (const review of reviews.filter(({ venueSlug }) => outdoors.has(venueSlug))) {
      expect([review.text, summer.test(review.text) || review.months !== undefined]).toEqual([review.text, true]);
      expect(review.months?.filter((month) => month < 5 || month > 9)).toEqual([]);
    }
  });

  test("whenever the city is seeded, reviewers were already members", () => {
    for (let day = 0; day < 366; day += 11) {
      const now = new Date(Date.UTC(2026, 0, 1 + day, 18));
      for (const { personIndex, text, createdAt } of reviewsAt(now)) {
        const ago = now.getTime() - createdAt.getTime();
        expect([text, ago > 0 && ago < daysHere(personIndex) * 86_400_000]).toEqual([text, true]);
      }
    }
  });

  test("the stars people gave are close to the place's rating", () => {
    for (const { slug, rating } of venues) {
      const reviews = of(slug);
      expect([slug, Math.abs(stars(reviews) - rating) <= 0.75]).toEqual([slug, true]);
    }
  });
});

describe("community", () => {
  test("the spec's sample capacities exist, and nothing exceeds its capacity", () => {
    expect(communityEvents.map((event) => event.maxAttendees)).toEqual(expect.arrayContaining([30, 20]));
    expect(groups.map((group) => group.maxMembers)).toEqual(expect.arrayContaining([300, 250]));
    expect(groups.filter((group) => group.isPrivate)).toHaveLength(2);
    for (const event of communityEvents) {
      expect(event.attendees).toBeLessThanOrEqual(event.maxAttendees);
      expect(event.time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      expect(event.address).toMatch(ADDRESS);
      expect(people[event.organizerIndex]).toBeDefined();
    }
    for (const group of groups) {
      expect(group.memberCount).toBeLessThanOrEqual(Math.min(group.maxMembers, people.length));
      expect(people[group.creatorIndex]).toBeDefined();
    }
  });

  test("demo contacts use numbers reserved for fiction", () => {
    for (const contact of DEMO_CONTACTS) expect(contact.tel).toMatch(/^\+1 \(\d{3}\) 555-01\d\d$/);
  });
});

describe("references", () => {
  test("every referenced poster exists, and every poster except covers is used", () => {
    const used = [
      ...Object.values(lists).flatMap((items) => items.map((item) => item.posterId)),
      ...photoPosts.map((post) => post.posterId),
    ];
    const briefIds = posterBriefs.map(({ id }) => id);
    expect(repeated(briefIds)).toEqual([]);
    expect(used.filter((id) => !briefIds.includes(id))).toEqual([]);
    expect(briefIds.filter((id) => !id.startsWith("cover-") && !used.includes(id))).toEqual([]);
  });

  test("every slug exists", () => {
    const referred = [
      ...newPostPlaces,
      ...SAMPLE_RESTAURANTS,
      ...trendingActivities.map((activity) => activity.venueSlug),
      ...photoPosts.flatMap((post) => (post.venueSlug === null ? [] : [post.venueSlug])),
    ];
    expect(referred.filter((slug) => !venueSlugs.has(slug))).toEqual([]);
    const listed = guides.flatMap((guide) => guide.places);
    expect(listed.filter(({ type, slug }) => !(type === "venue" ? venueSlugs : gemSlugs).has(slug))).toEqual([]);
    for (const guide of guides) expect(repeated(guide.places.map((place) => place.slug))).toEqual([]);
  });
});
