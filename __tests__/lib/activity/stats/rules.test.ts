import { explain, isAllWelcome, NUMBER_NAMES, numbers, type StatsInputs } from "@/lib/activity/stats/rules";

const nothing: StatsInputs = {
  photos: 0,
  checkIns: 0,
  ledgerXp: 0,
  ledgerScore: 0,
  weekXp: 0,
  weekWorkouts: 0,
  boardRank: null,
};
const after = (inputs: Partial<StatsInputs>) => numbers({ ...nothing, ...inputs });

// Spec §9: photos + 10, floor(photos / 5) + 1, photos × 45 + 280, max(1, 50 − photos), photos × 12 + 45, photos + 3.
test.each([
  [0, { placesVisited: 10, level: 1, mileScore: 280, rank: 50, weeklyXp: 45, completed: 3 }],
  [1, { placesVisited: 11, level: 1, mileScore: 325, rank: 49, weeklyXp: 57, completed: 4 }],
  [4, { placesVisited: 14, level: 1, mileScore: 460, rank: 46, weeklyXp: 93, completed: 7 }],
  [5, { placesVisited: 15, level: 2, mileScore: 505, rank: 45, weeklyXp: 105, completed: 8 }],
  [9, { placesVisited: 19, level: 2, mileScore: 685, rank: 41, weeklyXp: 153, completed: 12 }],
  [10, { placesVisited: 20, level: 3, mileScore: 730, rank: 40, weeklyXp: 165, completed: 13 }],
  [49, { placesVisited: 59, level: 10, mileScore: 2485, rank: 1, weeklyXp: 633, completed: 52 }],
  [50, { placesVisited: 60, level: 11, mileScore: 2530, rank: 1, weeklyXp: 645, completed: 53 }],
  [200, { placesVisited: 210, level: 41, mileScore: 9280, rank: 1, weeklyXp: 2445, completed: 203 }],
])("with %d photos and nothing else earned they are exactly the spec's", (photos, expected) => {
  expect(after({ photos })).toEqual(expected);
});

test.each([
  [499, 1],
  [500, 2],
  [999, 2],
  [1000, 3],
  [25_000, 51],
])("%d XP of the ledger make level %d", (ledgerXp, level) => expect(after({ ledgerXp }).level).toBe(level));

test("photos and XP each raise the level", () => {
  expect(after({ photos: 4, ledgerXp: 499 }).level).toBe(1);
  expect(after({ photos: 5, ledgerXp: 500 }).level).toBe(3);
});

test("check-ins are places, the ledger's score and week add up, workouts are completed", () => {
  expect(after({ photos: 2, checkIns: 7, ledgerXp: 60, ledgerScore: 120, weekXp: 36, weekWorkouts: 4 })).toEqual({
    placesVisited: 19,
    level: 1,
    mileScore: 490,
    rank: 48,
    weeklyXp: 105,
    completed: 9,
  });
});

test("the rank is the better of the spec's and the board's, and says which: an activity never makes it worse", () => {
  expect(after({ photos: 0, boardRank: 1 }).rank).toBe(1);
  expect(after({ photos: 3, boardRank: 12 }).rank).toBe(12);
  expect(after({ photos: 30, boardRank: 112 }).rank).toBe(20);
  expect(after({ weekXp: 10, boardRank: 82 }).rank).toBe(after({}).rank);
  expect(explain({ ...nothing, boardRank: 12 }).rank).toEqual([
    { label: "Rank on this week's city leaderboard", value: 12 },
  ]);
  expect(explain({ ...nothing, boardRank: 82 }).rank.map(({ value }) => value)).toEqual([50, 0]);
});

test("the explanation separates starting and earned values, until the first activity", () => {
  expect(isAllWelcome(explain(nothing))).toBe(true);
  expect(isAllWelcome(explain({ ...nothing, boardRank: 82 }))).toBe(true);
  expect(isAllWelcome(explain({ ...nothing, checkIns: 1 }))).toBe(false);
  expect(isAllWelcome(explain({ ...nothing, weekXp: 10, boardRank: 82 }))).toBe(false);
});

test("every number is the sum of its explanation", () => {
  for (let photos = 0; photos < 70; photos += 3) {
    const inputs = {
      photos,
      checkIns: photos % 4,
      ledgerXp: photos * 37,
      ledgerScore: photos * 11,
      weekXp: photos * 5,
      weekWorkouts: photos % 3,
      boardRank: photos % 2 ? photos : null,
    };
    const parts = explain(inputs);
    const made = numbers(inputs);
    for (const name of NUMBER_NAMES) {
      expect(parts[name].reduce((sum, part) => sum + part.value, 0)).toBe(made[name]);
      for (const part of parts[name]) expect(part.label).not.toBe("");
    }
  }
});
