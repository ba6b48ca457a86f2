import { withoutDuplicates } from "@/lib/feed/cards/rules";

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
