import { eventsAnswerSchema } from "@/lib/discover/events/schema";
import { categoryAnswerSchema, guideSchema, guidesAnswerSchema } from "@/lib/discover/guides/schema";
import { GEM_CHIPS } from "@/lib/discover/hidden-gems/rules";
import { hiddenGemsAnswerSchema } from "@/lib/discover/hidden-gems/schema";
import { distance, METERS_PER_MILE } from "@/lib/discover/map/rules";
import { nearbyAnswerSchema } from "@/lib/discover/map/schema";
import { venuesAnswerSchema } from "@/lib/discover/venues/schema";
import { signedUp, visitor } from "../support/api";
import { seededCity } from "../support/city";

beforeAll(() => seededCity());

describe("hidden gems", () => {
  const ask = async (query: string) => {
    const answer = await visitor().get(`/api/hidden-gems?${query}`);
    expect(answer.status).toBe(200);
    return answer.as(hiddenGemsAnswerSchema);
  };

  test("forty, best rated first, as Home and Discover request them", async () => {
    const { hiddenGems, total, nextCursor } = await ask("");
    expect([hiddenGems.length, total]).toEqual([20, 40]);
    const rest = await ask(`cursor=${nextCursor}&size=100`);
    expect(new Set([...hiddenGems, ...rest.hiddenGems].map(({ id }) => id)).size).toBe(40);
    expect(rest.nextCursor).toBeNull();
    const ratings = [...hiddenGems, ...rest.hiddenGems].map(({ rating }) => rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
  });

  test.each([
    "",
    "q=coffee",
    "q=live music&free=false",
    "bbox=-87.7,41.88,-87.6,42.0",
    "price=$&rating=4.5",
    "openNow=true&includeUnknown=true",
  ])("every chip's count matches its list: %s", async (filters) => {
    const { counts } = await ask(filters);
    for (const { value } of GEM_CHIPS) {
      const shown = await ask(`${filters}&type=${value}&size=100`);
      expect([value, shown.total, shown.hiddenGems.length]).toEqual([value, counts[value], counts[value]]);
    }
  });

  test("a chip's label equals its type, and an empty value means none", async () => {
    for (const { value, label } of GEM_CHIPS)
      expect((await ask(`type=${label}`)).total).toBe((await ask(`type=${value}`)).total);
    expect((await ask("type=")).total).toBe(40);
    for (const path of ["/api/venues", "/api/events"]) {
      const totalOf = async (query: string) => (await visitor().get(`${path}?${query}`)).body;
      expect(await totalOf("city=&category=&size=1")).toEqual(await totalOf("size=1"));
    }
  });

  test("a type of another mode shows everything, near sorts by distance, a saved gem is marked", async () => {
    expect((await ask("type=Music")).total).toBe(40);
    const { hiddenGems } = await ask("near=41.9691,-87.6599&size=5");
    const miles = hiddenGems.map(({ distanceMiles }) => distanceMiles ?? -1);
    expect(miles).toEqual([...miles].sort((a, b) => a - b));
    const ada = await signedUp();
    const [gem] = hiddenGems;
    await ada.put(`/api/saved/gem/${gem?.id}`, {});
    const mine = (await ada.get("/api/hidden-gems?near=41.9691,-87.6599&size=1")).as(hiddenGemsAnswerSchema);
    expect(mine.hiddenGems[0]).toMatchObject({ id: gem?.id, isSaved: true });
  });

  test("limit works as in every list, and takes precedence over size", async () => {
    const first = await ask("limit=7");
    expect(first.hiddenGems).toHaveLength(7);
    expect((await ask(`limit=7&cursor=${first.nextCursor}`)).hiddenGems).toHaveLength(7);
    expect((await ask("limit=3&size=100")).hiddenGems).toHaveLength(3);
    expect((await ask("size=100")).hiddenGems).toHaveLength(40);
    const { venues } = (await visitor().get("/api/venues?size=20&limit=3")).as(venuesAnswerSchema);
    const { events } = (await visitor().get("/api/events?size=20&limit=3")).as(eventsAnswerSchema);
    const { spots } = (await visitor().get("/api/categories/Food%20%26%20Gastronomy?size=20&limit=3")).as(
      categoryAnswerSchema,
    );
    expect([venues.length, events.length, spots.length]).toEqual([3, 3, 3]);
  });

  test.each(["bbox=1,2", "size=many", "limit=many", "cursor=abc", "price=cheap"])("%s is 400", async (query) => {
    expect((await visitor().get(`/api/hidden-gems?${query}`)).status).toBe(400);
  });
});

describe("nearby", () => {
  const near = (body: unknown) => visitor().post("/api/activities/nearby", body);

  test("venues, gems, and events within the radius, nearest first", async () => {
    const answer = await near({ latitude: 41.88266, longitude: -87.62331, radius: 2000 });
    const { activities } = answer.as(nearbyAnswerSchema);
    expect(activities.length).toBeGreaterThan(10);
    expect(new Set(activities.map(({ type }) => type))).toEqual(new Set(["venue", "gem", "event"]));
    expect(activities[0]?.name).toBe("Cloud Gate");
    const here = { lat: 41.883, lng: -87.623 };
    for (const { coordinates, distanceMiles } of activities) {
      const meters = distance(coordinates, here);
      expect(meters).toBeLessThanOrEqual(2000);
      expect(distanceMiles).toBeCloseTo(meters / METERS_PER_MILE, 2);
    }
    const miles = activities.map(({ distanceMiles }) => distanceMiles);
    expect(miles).toEqual([...miles].sort((a, b) => a - b));
  });

  test("nothing far out on the lake", async () => {
    const answer = await near({ latitude: 42.3, longitude: -86.9, radius: 1000 });
    expect(answer.as(nearbyAnswerSchema).activities).toEqual([]);
  });

  test.each([
    {},
    { latitude: "41.88", longitude: -87.6, radius: 2000 },
    { latitude: 91, longitude: -87.6, radius: 2000 },
    { latitude: 41.88, longitude: -181, radius: 2000 },
    { latitude: 41.88, longitude: -87.6, radius: 0 },
    { latitude: 41.88, longitude: -87.6, radius: 50_001 },
    { latitude: 41.88, longitude: -87.6 },
    { latitude: null, longitude: -87.6, radius: 2000 },
    [],
    "here",
  ])("%o is 400", async (body) => {
    expect((await near(body)).status).toBe(400);
  });

  test("positions never reach the log", async () => {
    const { logger } = await import("@/lib/core/server/logger");
    const spies = (["info", "warn", "error"] as const).map((level) => jest.spyOn(logger, level));
    await near({ latitude: 41.87654, longitude: -87.65432, radius: 2000 });
    await near({ latitude: 41.87654, longitude: -87.65432, radius: -1 });
    const words = JSON.stringify(spies.map((spy) => spy.mock.calls));
    expect(words).not.toContain("41.87");
    for (const spy of spies) spy.mockRestore();
  });
});

test("the maps key requires a session, and is null if none is configured", async () => {
  const refused = await visitor().get("/api/google-maps-key");
  expect([refused.status, refused.body]).toMatchObject([401, { message: "Unauthorized" }]);
  const answer = await (await signedUp()).get("/api/google-maps-key");
  expect([answer.status, answer.body]).toEqual([200, { apiKey: null }]);
  expect(answer.headers.get("cache-control")).toContain("no-store");
});

describe("guides", () => {
  test("each has its places in order", async () => {
    const { guides } = (await visitor().get("/api/guides")).as(guidesAnswerSchema);
    expect(guides.length).toBeGreaterThanOrEqual(6);
    for (const { places, image } of guides) expect([places.length >= 5, image.startsWith("/")]).toEqual([true, true]);
    const first = (await visitor().get("/api/guides/first-day-in-chicago")).as(guideSchema);
    expect(first.places.map(({ name }) => name).slice(0, 2)).toEqual(["Cloud Gate", "Art Institute of Chicago"]);
    expect(first.places.at(-1)).toMatchObject({ type: "gem", name: "Billy Goat Tavern" });
  });
  test.each(["none", "..%2Fadmin", "A"])("%s is 404", async (slug) => {
    expect((await visitor().get(`/api/guides/${slug}`)).status).toBe(404);
  });
});

describe("the category screen", () => {
  const ask = async (category: string, query = "") => {
    const answer = await visitor().get(`/api/categories/${encodeURIComponent(category)}?${query}`);
    expect(answer.status).toBe(200);
    return answer.as(categoryAnswerSchema);
  };

  test("Food & Gastronomy starts with the six sample restaurants, followed by the city's others", async () => {
    const { spots, guides, total } = await ask("Food & Gastronomy", "size=100");
    expect(spots.slice(0, 6).map(({ name, category, neighborhood }) => [name, category, neighborhood])).toEqual([
      ["Pequod's Pizza", "Deep Dish Pizza", "Lincoln Park"],
      ["Girl & the Goat", "New American", "West Loop"],
      ["Frontera Grill", "Mexican", "River North"],
      ["Manny's Cafeteria & Delicatessen", "Deli", "Near West Side"],
      ["Superdawg Drive-In", "Hot Dogs", "Norwood Park"],
      ["Kasama", "Filipino", "East Ukrainian Village"],
    ]);
    expect(spots).toHaveLength(total);
    expect(new Set(spots.map(({ id }) => id)).size).toBe(total);
    expect(total).toBeGreaterThan(10);
    expect(guides.length).toBeGreaterThan(0);
  });

  test("every place category has places, the same as on Discover", async () => {
    const { PLACE_CATEGORIES } = await import("@/lib/discover/venues/categories");
    for (const category of PLACE_CATEGORIES) {
      const { spots, total } = await ask(category, "size=100");
      const answer = await visitor().get(`/api/venues?size=100&category=${encodeURIComponent(category)}`);
      const listed = answer.as(venuesAnswerSchema);
      const [own, all] = [spots.map(({ id }) => id), listed.venues.map(({ id }) => id)];
      // The sample restaurants come first in their category.
      if (category === "Food & Gastronomy") expect(own.toSorted()).toEqual(all.toSorted());
      else expect(own).toEqual(all);
      expect([total, listed.counts[category]]).toEqual([all.length, all.length]);
      expect(spots).toHaveLength(total);
    }
  });

  test("the text matches name, category, or neighborhood, ignoring case", async () => {
    expect((await ask("Food & Gastronomy", "q=PIZZA")).spots.map(({ name }) => name)).toContain(
      "Lou Malnati's Pizzeria",
    );
    expect(
      (await ask("Food & Gastronomy", "q=west loop")).spots.every(({ neighborhood }) => neighborhood === "West Loop"),
    ).toBe(true);
    expect(await ask("Food & Gastronomy", "q=no such thing")).toMatchObject({ spots: [], total: 0, guides: [] });
  });

  test("pages are contiguous, and text that isn't a category becomes a search", async () => {
    const { spots, nextCursor } = await ask("Food & Gastronomy", "size=4");
    const more = await ask("Food & Gastronomy", `size=4&cursor=${nextCursor}`);
    const both = await ask("Food & Gastronomy", "size=8");
    expect([...spots, ...more.spots]).toEqual(both.spots);
    const { spots: coffee } = await ask("coffee");
    expect(coffee.map(({ name }) => name)).toContain("Metropolis Coffee Company");
    expect((await visitor().get("/api/categories/coffee?cursor=x")).status).toBe(400);
  });
});
