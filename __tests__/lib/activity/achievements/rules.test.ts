import { ACHIEVEMENTS, type AchievementCounts, isReached, progressOf } from "@/lib/activity/achievements/rules";

const nothing: AchievementCounts = {
  workouts: 0,
  kinds: 0,
  areas: 0,
  minutes: 0,
  meters: 0,
  streak: 0,
  level: 1,
  posts: 0,
  experiences: 0,
  checkIns: 0,
  places: 0,
  challenges: 0,
};

test("every rule has a unique name, text, and a target that a new member hasn't reached", () => {
  expect(new Set(ACHIEVEMENTS.map(({ id }) => id)).size).toBe(ACHIEVEMENTS.length);
  expect(new Set(ACHIEVEMENTS.map(({ title }) => title)).size).toBe(ACHIEVEMENTS.length);
  for (const rule of ACHIEVEMENTS) expect([rule.id, isReached(rule, nothing)]).toEqual([rule.id, false]);
});

test.each(ACHIEVEMENTS.map((rule) => [rule.id, rule] as const))(
  "%s is reached at its target, not one before",
  (_id, rule) => {
    const at = (value: number): AchievementCounts => ({ ...nothing, [rule.metric]: value });
    expect([isReached(rule, at(rule.target - 1)), isReached(rule, at(rule.target))]).toEqual([false, true]);
    expect([progressOf(rule, at(-3)), progressOf(rule, at(rule.target * 2))]).toEqual([0, rule.target]);
  },
);
