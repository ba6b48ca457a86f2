import { tableOf } from "@/lib/core/shared/keys";

export type StatsInputs = {
  /** Photos on the profile that aren't deleted: the same number for every viewer. */
  photos: number;
  checkIns: number;
  ledgerXp: number;
  ledgerScore: number;
  /** Ledger XP and workouts of this week (lib/activity/weeks). */
  weekXp: number;
  weekWorkouts: number;
  /** Rank on this week's city leaderboard; null if the person isn't on it. */
  boardRank: number | null;
};

/** One term of a number; a number's parts add up to it. */
export type Part = { label: string; value: number };

export const NUMBER_NAMES = ["placesVisited", "level", "mileScore", "rank", "weeklyXp", "completed"] as const;
type NumberName = (typeof NUMBER_NAMES)[number];
export type Explanations = Record<NumberName, Part[]>;
export type Numbers = Record<NumberName, number>;

export const XP_PER_LEVEL = 500;
const PHOTOS_PER_LEVEL = 5;
const START = { placesVisited: 10, level: 1, mileScore: 280, rank: 50, weeklyXp: 45, completed: 3 } as const;
const EARNED_THIS_WEEK = "XP earned this week";
const SCORE_PER_PHOTO = 45;
const WEEKLY_XP_PER_PHOTO = 12;

/** One level for every five photos and one for every 500 XP, starting at 1. */
export function levelOf(photos: number, ledgerXp: number): number {
  return START.level + Math.floor(photos / PHOTOS_PER_LEVEL) + Math.floor(ledgerXp / XP_PER_LEVEL);
}

/** The better of the spec's rank and the board rank, so that a first activity never makes it worse. */
function explainRank({ photos, boardRank }: StatsInputs): Part[] {
  const rank = Math.max(1, START.rank - photos);
  if (boardRank !== null && boardRank <= rank)
    return [{ label: "Rank on this week's city leaderboard", value: boardRank }];
  return [
    { label: "Welcome bonus: everyone starts at", value: START.rank },
    { label: "Up 1 for each photo", value: rank - START.rank },
  ];
}

/** The starting numbers before the first activity, as the profile explains them. */
export const WELCOME = `You start with ${START.placesVisited} places and ${START.mileScore} points`;

/** Whether the numbers contain nothing the user earned yet. */
export function isAllWelcome(explanations: Explanations): boolean {
  return NUMBER_NAMES.every((name) => explanations[name].every(({ label, value }) => isWelcome(label) || value === 0));
}

const isWelcome = (label: string) => label.startsWith("Welcome bonus");

/** Spec §9's profile numbers plus what was earned: exactly the spec's while nothing has been earned. */
export function explain(inputs: StatsInputs): Explanations {
  const { photos, checkIns, ledgerXp, ledgerScore, weekXp, weekWorkouts } = inputs;
  return {
    placesVisited: [
      { label: "Photos", value: photos },
      { label: "Welcome bonus", value: START.placesVisited },
      { label: "Check-ins", value: checkIns },
    ],
    level: [
      { label: "One for every 5 photos", value: Math.floor(photos / PHOTOS_PER_LEVEL) },
      { label: "Welcome bonus", value: START.level },
      { label: "One for every 500 XP", value: Math.floor(ledgerXp / XP_PER_LEVEL) },
    ],
    mileScore: [
      { label: "45 for each photo", value: photos * SCORE_PER_PHOTO },
      { label: "Welcome bonus", value: START.mileScore },
      { label: "Workouts, experiences, and check-ins", value: ledgerScore },
    ],
    rank: explainRank(inputs),
    weeklyXp: [
      { label: "12 for each photo", value: photos * WEEKLY_XP_PER_PHOTO },
      { label: "Welcome bonus", value: START.weeklyXp },
      { label: EARNED_THIS_WEEK, value: weekXp },
    ],
    completed: [
      { label: "Photos", value: photos },
      { label: "Welcome bonus", value: START.completed },
      { label: "Workouts this week", value: weekWorkouts },
    ],
  };
}

/** This week's ledger XP, as the board and the Activity Center show it, without the spec's starting value. */
export const earnedThisWeek = ({ weeklyXp }: Explanations): number =>
  weeklyXp.find(({ label }) => label === EARNED_THIS_WEEK)?.value ?? 0;

const sum = (parts: readonly Part[]) => parts.reduce((total, { value }) => total + value, 0);

/** The sums of their explanations, so that numbers and explanations always agree. */
export function numbers(inputs: StatsInputs): Numbers {
  const parts = explain(inputs);
  return tableOf(NUMBER_NAMES, (name) => sum(parts[name]));
}
