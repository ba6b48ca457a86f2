/** What a person's numbers are made of. */
export type StatsInputs = {
  /** Photos on the profile, not deleted: the same number for every viewer. */
  photos: number;
  checkIns: number;
  ledgerXp: number;
  ledgerScore: number;
  /** Ledger XP and workouts of this Chicago week. */
  weekXp: number;
  weekWorkouts: number;
  /** Place on this week's city board; null while the person does not stand on it. */
  boardRank: number | null;
};

/** One reason of a number; the values of a number's parts add up to it. */
export type Part = { label: string; value: number };

export const NUMBER_NAMES = ["placesVisited", "level", "mileScore", "rank", "weeklyXp", "completed"] as const;
export type NumberName = (typeof NUMBER_NAMES)[number];
export type Explanations = Record<NumberName, Part[]>;
export type Numbers = Record<NumberName, number>;

export const XP_PER_LEVEL = 500;
const PHOTOS_PER_LEVEL = 5;
const START = { placesVisited: 10, level: 1, mileScore: 280, rank: 50, weeklyXp: 45, completed: 3 } as const;
const SCORE_PER_PHOTO = 45;
const WEEKLY_XP_PER_PHOTO = 12;

/** One for every five photos and one for every 500 XP, from level 1. */
export function levelOf(photos: number, ledgerXp: number): number {
  return START.level + Math.floor(photos / PHOTOS_PER_LEVEL) + Math.floor(ledgerXp / XP_PER_LEVEL);
}

function explainRank({ photos, boardRank }: StatsInputs): Part[] {
  if (boardRank !== null) return [{ label: "Place on this week's city board", value: boardRank }];
  const rank = Math.max(1, START.rank - photos);
  return [
    { label: "Where everybody starts", value: START.rank },
    { label: "One better for each photo", value: rank - START.rank },
  ];
}

/** Spec §9's profile numbers with what was really earned on top: exactly the spec's while nothing else was earned. */
export function explain(deeds: StatsInputs): Explanations {
  const { photos, checkIns, ledgerXp, ledgerScore, weekXp, weekWorkouts } = deeds;
  return {
    placesVisited: [
      { label: "Photos", value: photos },
      { label: "To begin with", value: START.placesVisited },
      { label: "Check-ins", value: checkIns },
    ],
    level: [
      { label: "One for every 5 photos", value: Math.floor(photos / PHOTOS_PER_LEVEL) },
      { label: "To begin with", value: START.level },
      { label: "One for every 500 XP", value: Math.floor(ledgerXp / XP_PER_LEVEL) },
    ],
    mileScore: [
      { label: "45 for each photo", value: photos * SCORE_PER_PHOTO },
      { label: "To begin with", value: START.mileScore },
      { label: "Workouts, experiences and check-ins", value: ledgerScore },
    ],
    rank: explainRank(deeds),
    weeklyXp: [
      { label: "12 for each photo", value: photos * WEEKLY_XP_PER_PHOTO },
      { label: "To begin with", value: START.weeklyXp },
      { label: "XP earned this week", value: weekXp },
    ],
    completed: [
      { label: "Photos", value: photos },
      { label: "To begin with", value: START.completed },
      { label: "Workouts this week", value: weekWorkouts },
    ],
  };
}

const sum = (parts: readonly Part[]) => parts.reduce((total, { value }) => total + value, 0);

/** The numbers themselves: the sums of their explanations, so the two can never disagree. */
export function numbers(deeds: StatsInputs): Numbers {
  const parts = explain(deeds);
  return {
    placesVisited: sum(parts.placesVisited),
    level: sum(parts.level),
    mileScore: sum(parts.mileScore),
    rank: sum(parts.rank),
    weeklyXp: sum(parts.weeklyXp),
    completed: sum(parts.completed),
  };
}
