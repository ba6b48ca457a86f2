import { achievementCounts } from "@/lib/activity/achievements/queries";
import { getMonth, listWeeks } from "@/lib/activity/history/queries";
import { getLeaderboard } from "@/lib/activity/leaderboard/queries";
import { leaderboardQuery } from "@/lib/activity/leaderboard/schema";
import { getStats, numbersOf } from "@/lib/activity/stats/queries";
import { listWorkouts } from "@/lib/activity/workouts/queries";
import { workoutsQuery } from "@/lib/activity/workouts/schema";

const board = (viewer: string, query: object) => () => getLeaderboard(viewer, leaderboardQuery.parse(query));

/** The reads of leaderboard, stats, and history requests, by name. `others` are the people on one page of a list. */
export function measured(viewer: string, others: string[]): Record<string, () => Promise<unknown>> {
  return {
    "board, this week": board(viewer, {}),
    "board, all time": board(viewer, { period: "all" }),
    "board, around me": board(viewer, { around: "true" }),
    "board, friends": board(viewer, { scope: "friends" }),
    "stats, my own": () => getStats(viewer),
    "stats, a list of 20": () => numbersOf(others, viewer),
    "history, first page": () => listWorkouts(viewer, workoutsQuery.parse({})),
    "history, one day": () => listWorkouts(viewer, workoutsQuery.parse({ day: "2026-01-05" })),
    "history, a month": () => getMonth(viewer, {}),
    "history, eight weeks": () => listWeeks(viewer),
    achievements: () => achievementCounts(viewer),
  };
}
