import { MASONRY_HEIGHTS, masonryHeight, matchesSearch, withoutDuplicates } from "@/lib/feed/cards/rules";

test("masonry heights cycle 260/340/220/300/280", () => {
  expect(MASONRY_HEIGHTS).toEqual([260, 340, 220, 300, 280]);
  expect([0, 1, 2, 3, 4, 5, 6, 12].map(masonryHeight)).toEqual([260, 340, 220, 300, 280, 260, 340, 220]);
});

test("duplicate ids and duplicate images are dropped, the first of each stays", () => {
  const cards = [
    { id: "a", photoUrl: "/1" },
    { id: "b", photoUrl: "/2" },
    { id: "a", photoUrl: "/3" },
    { id: "c", photoUrl: "/2" },
    { id: "d", photoUrl: "/4" },
  ];
  expect(withoutDuplicates(cards).map(({ id }) => id)).toEqual(["a", "b", "d"]);
});

const card = {
  name: "Sunrise lap",
  location: "Montrose Harbor",
  poster: "Ada Lovelace",
  caption: "Cold hands, gold sky",
};
test.each([
  ["SUNRISE", true],
  ["montrose", true],
  ["ada lovelace", true],
  ["gold sky", true],
  ["harbor ada", true],
  ["", true],
  ["pizza", false],
  ["sunrise pizza", false],
])("search %p over name, location, poster and caption: %p", (search, found) => {
  expect(matchesSearch(card, search)).toBe(found);
});
