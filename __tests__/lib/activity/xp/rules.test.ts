import { MORE_ACTIVITY_TYPES, SPEC_ACTIVITY_TYPES } from "@/lib/activity/workouts/rules";
import { CHECK_IN_AWARD, experienceAward, POST_XP } from "@/lib/activity/xp/rules";

test("a shared post awards 20 XP", () => expect(POST_XP).toBe(20));
test("a check-in pays 15 XP and a score of 30", () => expect(CHECK_IN_AWARD).toEqual({ xp: 15, score: 30 }));

test.each(SPEC_ACTIVITY_TYPES)("an experience of %s is fitness: 25 XP and a score of 45", (activity) => {
  expect(experienceAward(activity)).toEqual({ xp: 25, score: 45 });
});
test.each(["general", "experience", "food", "", "Running", "constructor", ...MORE_ACTIVITY_TYPES])(
  "an experience of %p pays 15 and 30",
  (activity) => {
    expect(experienceAward(activity)).toEqual({ xp: 15, score: 30 });
  },
);
