import { EXPLORE_CHIPS, PLACE_CATEGORIES } from "@/lib/discover/venues/categories";
import CATEGORY_WORDS from "@/lib/discover/venues/category-words.json";
import { categoriesOf } from "@/lib/discover/venues/rules";
import { venues } from "@/prisma/data/venues";

test("the chips are the spec's, in its order", () => {
  expect(EXPLORE_CHIPS.map(({ label }) => label)).toEqual([
    "All",
    "Events",
    "Iconic Landmarks & Architecture",
    "Museums & Cultural Institutions",
    "Outdoor & Waterfront Adventure",
    "Food & Gastronomy",
    "Sports & Active Adventure",
    "Live Music",
    "Theater & Comedy",
  ]);
});

test("cuisine and tags alone put each of the 74 places under its own category", () => {
  const strays = venues.filter(
    ({ category, cuisine, tags }) => !categoriesOf({ category: "", cuisine, tags }).includes(category),
  );
  expect(strays.map(({ name }) => name)).toEqual([]);
});

test("each chip has at least six places", () => {
  for (const category of PLACE_CATEGORIES) {
    const under = venues.filter((venue) => categoriesOf(venue).includes(category));
    expect([category, under.length >= 6]).toEqual([category, true]);
  }
});

test("every word of the table belongs to a place", () => {
  const cuisines = new Set<string>(venues.map(({ cuisine }) => cuisine));
  const tags = new Set<string>(venues.flatMap((venue) => venue.tags));
  for (const words of Object.values(CATEGORY_WORDS)) {
    expect(words.cuisines.filter((cuisine) => !cuisines.has(cuisine))).toEqual([]);
    expect(words.tags.filter((tag) => !tags.has(tag))).toEqual([]);
  }
});

test("a place can be under several chips, and one with unknown words is under its category's", () => {
  expect(categoriesOf({ category: "Live Music", cuisine: "Speakeasy", tags: [] })).toEqual(["Live Music"]);
  expect(categoriesOf({ category: "Sports & Active Adventure", cuisine: "Arena", tags: ["Concerts"] })).toEqual([
    "Sports & Active Adventure",
    "Live Music",
  ]);
  expect(categoriesOf({ category: "Elsewhere", cuisine: "Nothing", tags: ["nothing"] })).toEqual([]);
});
