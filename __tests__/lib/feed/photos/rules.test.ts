import { photoReason } from "@/lib/feed/photos/rules";

const nothing = { isMine: false, followed: null, isNearby: false, place: null, likes: 0, ageHours: 100 };

test.each([
  ["Your post", { isMine: true, followed: "Ana" }],
  ["You follow Ana", { followed: "Ana", isNearby: true, likes: 99 }],
  ["Near you", { isNearby: true, likes: 99 }],
  ["Popular in Chicago", { likes: 25 }],
  ["Popular in Lincoln Park", { likes: 25, place: "Lincoln Park" }],
  ["New in Chicago", { ageHours: 3 }],
  ["New in Lincoln Park", { ageHours: 23.9, place: "Lincoln Park" }],
  ["Around Lincoln Park", { ageHours: 24, place: "Lincoln Park" }],
  ["Around Chicago", { likes: 24 }],
])("%s", (reason, circumstances) => {
  expect(photoReason({ ...nothing, ...circumstances })).toBe(reason);
});
