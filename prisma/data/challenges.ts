/** A goal for a week or a month; joining is free and finishing it pays no XP. */
export interface ChallengeSeed {
  slug: string;
  title: string;
  description: string;
  /** A city challenge adds up everybody who joined; a personal one counts your own. */
  scope: "city" | "personal";
  /** Distance is in meters. */
  unit: "minutes" | "workouts" | "xp" | "check-ins" | "distance";
  target: number;
  period: "weekly" | "monthly";
}

export const challenges = [
  {
    slug: "move-150",
    title: "150 Minutes",
    description: "A hundred and fifty minutes of anything that counts as a workout, Monday to Sunday.",
    scope: "personal",
    unit: "minutes",
    target: 150,
    period: "weekly",
  },
  {
    slug: "three-and-done",
    title: "Three and Done",
    description: "Three workouts this week, any length, any kind. The third is the one that makes the habit.",
    scope: "personal",
    unit: "workouts",
    target: 3,
    period: "weekly",
  },
  {
    slug: "hundred-xp-week",
    title: "A Hundred This Week",
    description: "Earn 100 XP by Sunday night from workouts, posts and check-ins together.",
    scope: "personal",
    unit: "xp",
    target: 100,
    period: "weekly",
  },
  {
    slug: "eight-places",
    title: "Eight Places",
    description: "Eight check-ins this month, at old favorites or at places you have only ever walked past.",
    scope: "personal",
    unit: "check-ins",
    target: 8,
    period: "monthly",
  },
  {
    slug: "marathon-month",
    title: "Marathon Month",
    description: "Forty-two kilometers in one month instead of one morning: run, ride, swim or walk it.",
    scope: "personal",
    unit: "distance",
    target: 42195,
    period: "monthly",
  },
  {
    slug: "chicago-moves",
    title: "Chicago Moves",
    description: "Ten thousand minutes in a month, all of us together, from Rogers Park to Hegewisch.",
    scope: "city",
    unit: "minutes",
    target: 10000,
    period: "monthly",
  },
] satisfies readonly ChallengeSeed[];
