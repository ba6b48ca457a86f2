import { seededCity } from "./city";
import { evaluate } from "./evaluate";
import { calibrationError, fitLogistic } from "./measures";
import { evaluatePlans } from "./plans";

/** `npm run eval:recommender`: how good the recommender is, on people it does not know, and how good the days it plans. The seeds are fixed. */
const NOW = new Date("2026-06-12T15:00:00Z");
const PEOPLE = 400;
const DAYS = 200;
const FIT_SEED = 11;
const TEST_SEED = 23;

const city = seededCity(NOW);
const fitted = fitLogistic(evaluate(city, NOW, FIT_SEED, PEOPLE).shown);
const result = evaluate(city, NOW, TEST_SEED, PEOPLE);
const { ours, popular, random } = result.ndcg;
const error = calibrationError(result.shown);
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
  ["planned days, faults", String(plans.faults.length), "0", plans.faults.length === 0],
  ["plan / greedy", plans.ofGreedy.toFixed(3), ">= 1.00", plans.ofGreedy >= 1],
  ["plan / exact, nine stops", plans.ofExact.toFixed(3), ">= 0.970", plans.ofExact >= 0.97],
  ["gap to best known values (from memory)", `${(100 * plans.gap).toFixed(1)} %`, "<= 3 %", plans.gap <= 0.03],
  ["CPU, a hundred places", `${plans.cpu.toFixed(0)} ms`, "< 50", plans.cpu < 50],
];
console.log(`${result.people} people, ${city.length} things, seed ${TEST_SEED}`);
for (const fault of plans.faults.slice(0, 10)) console.log(fault);
for (const [name, value, wanted, isMet] of lines) {
  console.log(
    `${name.padEnd(24)}${value.padStart(8)}   ${wanted.padEnd(9)}${wanted === "" ? "" : isMet ? "ok" : "MISSED"}`,
  );
}
console.log(
  `fit on seed ${FIT_SEED}: slope ${fitted.slope.toFixed(2)}, offset ${fitted.offset.toFixed(2)} (calibrate.ts)`,
);
if (lines.some(([, , , isMet]) => !isMet)) process.exitCode = 1;
