import { seededCity } from "./city";
import { costOfRanking } from "./cost";
import { evaluate } from "./evaluate";
import { calibrationError, fitLogistic } from "./measures";
import { evaluatePlans } from "./plans";
import { evaluateTruth } from "./truth";

/**
 * `npm run eval:recommender`: how good the recommender is for people it doesn't know, and how good the days it plans
 * are. The seeds are fixed.
 */
const NOW = new Date("2026-06-12T15:00:00Z");
const PEOPLE = 400;
const DAYS = 200;
const YEAR_START = new Date("2026-01-05T18:00:00Z");
const FIT_SEED = 11;
const TEST_SEED = 23;

const city = seededCity(NOW);
const fitted = fitLogistic(evaluate(city, NOW, FIT_SEED, PEOPLE).shown);
const result = evaluate(city, NOW, TEST_SEED, PEOPLE);
const { ours, popular, random } = result.ndcg;
const error = calibrationError(result.shown);
const cost = costOfRanking(city, NOW);
const truth = evaluateTruth(seededCity, YEAR_START, { people: 500, weeks: 52, seed: TEST_SEED });
const feasible = 1 - truth.infeasible.length / truth.cards;
const trueReasons = 1 - truth.untrue.length / truth.cards;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const plans = evaluatePlans(city, NOW, TEST_SEED, DAYS);

const lines: [name: string, value: string, wanted: string, isMet: boolean][] = [
  ["NDCG@10, ours", ours.toFixed(3), "", true],
  ["NDCG@10, most popular", popular.toFixed(3), "", true],
  ["NDCG@10, random", random.toFixed(3), "", true],
  ["ours / most popular", (ours / popular).toFixed(2), ">= 1.50", ours >= 1.5 * popular],
  ["ours / random", (ours / random).toFixed(2), ">= 3.00", ours >= 3 * random],
  ["catalogue covered", `${(100 * result.coverage).toFixed(1)} %`, "> 60 %", result.coverage > 0.6],
  ["fewest groups in a ten", String(result.groups), ">= 3", result.groups >= 3],
  ["calibration error", error.toFixed(3), "< 0.100", error < 0.1],
  ["truth: lists over a year", String(truth.lists), "", true],
  ["truth: feasible", percent(feasible), "100 %", truth.infeasible.length === 0],
  ["truth: reasons", percent(trueReasons), "100 %", truth.untrue.length === 0],
  ["truth: interest in first five", percent(truth.hits), ">= 95 %", truth.hits >= 0.95],
  ["truth: lists with repeats", String(truth.repeats), "0", truth.repeats === 0],
  ["truth: catalogue covered", percent(truth.coverage), "", true],
  ["planned days, faults", String(plans.faults.length), "0", plans.faults.length === 0],
  ["plan / greedy", plans.ofGreedy.toFixed(3), ">= 1.00", plans.ofGreedy >= 1],
  ["plan / exact, nine stops", plans.ofExact.toFixed(3), ">= 0.970", plans.ofExact >= 0.97],
  ["gap to best known values (from memory)", `${(100 * plans.gap).toFixed(1)} %`, "<= 3 %", plans.gap <= 0.03],
  ["CPU of ranking 10,000 / copying 2,000", cost.toFixed(2), "< 3", cost < 3],
  ["CPU, a hundred places", `${plans.cpu.toFixed(0)} ms`, "< 50", plans.cpu < 50],
];
console.log(`${result.people} people, ${city.length} things, seed ${TEST_SEED}`);
for (const fault of [...plans.faults, ...truth.infeasible, ...truth.untrue].slice(0, 10)) console.log(fault);
for (const [name, value, wanted, isMet] of lines) {
  console.log(
    `${name.padEnd(24)}${value.padStart(8)}   ${wanted.padEnd(9)}${wanted === "" ? "" : isMet ? "ok" : "MISSED"}`,
  );
}
console.log(
  `fit on seed ${FIT_SEED}: slope ${fitted.slope.toFixed(2)}, offset ${fitted.offset.toFixed(2)} (calibrate.ts)`,
);
if (lines.some(([, , , isMet]) => !isMet)) process.exitCode = 1;
