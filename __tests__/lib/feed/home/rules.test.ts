import { distance } from "@/lib/discover/map/rules";
import { feedQuery, likePattern, permuted, searchWords, squareAround } from "@/lib/feed/home/rules";

const page = Array.from({ length: 20 }, (_, at) => ({ id: `photo-${at}` }));
const ids = (items: { id: string }[]) => items.map(({ id }) => id);

describe("feedQuery", () => {
  const shown = { search: "", filter: "for-you", seed: "monday", here: null } as const;
  test("is the same for the page that prefetches and the screen that reads", () => {
    expect(feedQuery(shown)).toEqual({ filter: "for-you", seed: "monday", limit: 10 });
    expect(feedQuery({ ...shown, here: { lat: 41.87812, lng: -87.62981 } })).toEqual(feedQuery(shown));
  });
  test("searches everything, whatever the filter", () => {
    expect(feedQuery({ ...shown, filter: "nearby", search: "lake" })).toEqual({ q: "lake" });
  });
  test("nearby waits for a position, and rounds it to a hundred meters", () => {
    expect(feedQuery({ ...shown, filter: "nearby" })).toBeNull();
    expect(feedQuery({ ...shown, filter: "nearby", here: { lat: 41.87812, lng: -87.62981 } })).toEqual({
      ...{ filter: "nearby", near: "41.878,-87.630", seed: "monday", limit: 10 },
    });
  });
});

describe("permuted", () => {
  test("is the same with the same seed, however the page arrived", () => {
    expect(ids(permuted(page, "s1"))).toEqual(ids(permuted([...page].reverse(), "s1")));
  });
  test("is another order with another seed, and never chronological", () => {
    expect(ids(permuted(page, "s1"))).not.toEqual(ids(permuted(page, "s2")));
    expect(ids(permuted(page, "s1"))).not.toEqual(ids(page));
  });
  test("loses and adds nothing", () => {
    expect(ids(permuted(page, "any")).sort()).toEqual(ids(page).sort());
    expect(permuted([], "any")).toEqual([]);
  });
  test("puts every photo in every position about equally often", () => {
    const places = Array.from({ length: 400 }, (_, seed) => ids(permuted(page, `seed ${seed}`)).indexOf("photo-0"));
    const average = places.reduce((sum, place) => sum + place, 0) / places.length;
    expect(new Set(places).size).toBe(page.length);
    expect(Math.abs(average - 9.5)).toBeLessThan(1);
  });
});

test.each([
  ["coffee", "%coffee%"],
  ["100%", "%100\\%%"],
  ["a_b", "%a\\_b%"],
  ["\\", "% \\\\%"],
  ["zq", "% zq%"],
])("the word %s becomes the pattern %s", (word, pattern) => {
  expect(likePattern(word)).toBe(pattern);
});

test("a search is at most eight words", () => {
  expect(searchWords("  deep   dish ")).toEqual(["deep", "dish"]);
  expect(searchWords("a b c d e f g h i j")).toHaveLength(8);
});

test("the box around a point contains everything within the radius, and little more", () => {
  const bean = { lat: 41.8827, lng: -87.6233 };
  const { south, north, west, east } = squareAround(bean, 2000);
  for (const corner of [
    { lat: north, lng: bean.lng },
    { lat: bean.lat, lng: west },
    { lat: south, lng: bean.lng },
    { lat: bean.lat, lng: east },
  ]) {
    expect(distance(bean, corner)).toBeGreaterThan(1990);
    expect(distance(bean, corner)).toBeLessThan(2010);
  }
});
