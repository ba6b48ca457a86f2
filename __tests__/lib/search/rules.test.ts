import { recentSearches, withSearch } from "@/lib/search/rules";
import { editDistance, maxTypos, readings, spellings } from "@/lib/search/spelling";

test.each([
  ["park", "park", 0],
  ["prak", "park", 1],
  ["feild", "field", 1],
  ["milenium", "millennium", 2],
  ["aquarum", "aquarium", 1],
  ["", "abc", 3],
  ["kitten", "sitting", 3],
])("%s to %s takes %d edits", (a, b, edits) => {
  expect(editDistance(a, b)).toBe(edits);
  expect(editDistance(b, a)).toBe(edits);
});

test("short words allow no typo, long ones two", () => {
  expect([2, 3, 5, 6, 12].map(maxTypos)).toEqual([0, 1, 1, 2, 2]);
});

test("a word's spellings are only the closest, preferring the same first letter", () => {
  expect(spellings("prak", ["frank", "oak", "pan", "park", "punk", "pork", "drake"])).toEqual(["park"]);
  expect(spellings("bat", ["cat", "bar", "boat", "bath", "bats", "rat"])).toEqual(["bar", "bath", "bats", "boat"]);
  expect(spellings("park", ["park"])).toEqual([]);
  expect(spellings("zzzzzz", ["park"])).toEqual([]);
});

test("readings combine each word's meanings, likeliest first, up to a limit", () => {
  expect(readings([["a", "b"], ["c"]])).toEqual(["a c", "b c"]);
  expect(readings(Array.from({ length: 8 }, () => ["x", "y", "z"]))).toHaveLength(8);
});

test("recent searches are yours first, newest first without repeats, then the spec's three", () => {
  expect(recentSearches([])).toEqual(["Millennium Park", "Coffee shops", "Fitness classes"]);
  const own = ["jazz", "bean", "coffee shops", "606", "Jazz"].reduce(withSearch, []);
  expect(own).toEqual(["Jazz", "606", "coffee shops", "bean"]);
  expect(recentSearches(own)).toEqual(["Jazz", "606", "coffee shops", "bean", "Millennium Park", "Fitness classes"]);
  expect(["a", "b", "c", "d", "e", "f"].reduce(withSearch, [])).toEqual(["f", "e", "d", "c", "b"]);
});
