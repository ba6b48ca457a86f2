import { seededCity } from "./city";
import { evaluate } from "./evaluate";
import { calibrationError, fitLogistic } from "./measures";

/** `npm run eval:recommender`: how good the recommender is, on people it does not know. The seeds are fixed. */
const NOW = new Date("2026-06-12T15:00:00Z");
const PEOPLE = 400;
const FIT_SEED = 11;
const TEST_SEED = 23;

const city = seededCity(NOW);
const fitted = fitLogistic(evaluate(city, NOW, FIT_SEED, PEOPLE).shown);
const result = evaluate(city, NOW, TEST_SEED, PEOPLE);
const { ours, popular, random } = result.ndcg;
const error = calibrationError(result.shown);

const lines: [name: string, value: string, wanted: string, isMet: boolean][] = [
  ["NDCG@10, ours", ours.toFixed(3), "", true],
  ["NDCG@10, most popular", popular.toFixed(3), "", true],
  ["NDCG@10, random", random.toFixed(3), "", true],
  ["ours / most popular", (ours / popular).toFixed(2), ">= 1.50", ours >= 1.5 * popular],
  ["ours / random", (ours / random).toFixed(2), ">= 3.00", ours >= 3 * random],
  ["catalogue covered", `${(100 * result.coverage).toFixed(1)} %`, "> 60 %", result.coverage > 0.6],
  ["fewest groups in a ten", String(result.groups), ">= 3", result.groups >= 3],
  ["calibration error", error.toFixed(3), "< 0.100", error < 0.1],
];
console.log(`${result.people} people, ${city.length} things, seed ${TEST_SEED}`);
for (const [name, value, wanted, isMet] of lines) {
  console.log(
    `${name.padEnd(24)}${value.padStart(8)}   ${wanted.padEnd(9)}${wanted === "" ? "" : isMet ? "ok" : "MISSED"}`,
  );
}
console.log(
  `fit on seed ${FIT_SEED}: slope ${fitted.slope.toFixed(2)}, offset ${fitted.offset.toFixed(2)} (calibrate.ts)`,
);
if (lines.some(([, , , isMet]) => !isMet)) process.exitCode = 1;
