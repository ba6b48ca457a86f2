import { matchOf } from "@/lib/suggestions/matches/rules";

const habits = (interests: readonly string[]) => ({
  interests,
  activities: [],
  places: [],
  times: { morning: 0, afternoon: 0, evening: 0 },
});

test("a reason lists three interests and a second clause as one sentence", () => {
  const interests = ["running", "coffee", "music"];
  const match = matchOf(habits(interests), habits(interests), { mutualFriends: 1, groups: [] });
  expect(match?.matchReason).toBe("You both like running, coffee, and music, and you share a friend.");
});
