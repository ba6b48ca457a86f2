import { matchesSearch, withoutDuplicates } from "@/lib/feed/cards/rules";

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
