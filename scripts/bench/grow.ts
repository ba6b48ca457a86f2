// npm run bench:grow: every GET of the contract and every page, first and third page, as a visitor, a newcomer, and the
// busiest member, in a city of a thousand people and in one of a hundred thousand (a million photos, five million XP
// entries): time, statements, pages read, and execution time from the plans PostgreSQL logged.
// npm run bench:grow -- --short: cities of 500 and 5,000, without times.
// npm run bench:grow -- --keep FOLDER: leaves the filled cities there, and the next run only sends requests.
// npm run bench:grow -- --scale 4: a large city of that many hundred thousand people instead.
// npm run bench:grow -- --only 'guides|memories': only requests whose name includes one of these words.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { z } from "zod";
import { childEnvironment, fail, PlainError, ROOT } from "../start/environment.mjs";
import { exceptions, growthFaults, measuredRows } from "./bounds";
import { markdown } from "./table";

const { values: options } = parseArgs({
  options: {
    ...{ short: { type: "boolean" }, keep: { type: "string" } },
    ...{ only: { type: "string", default: "" }, scale: { type: "string", default: "1" } },
  },
});

type Measured = z.infer<typeof measuredRows>;

/** In its own process, because the app's modules are bound to one database. */
function measureCity(scale: string, folder: string): Measured {
  const result = join(folder, `${scale}.json`);
  const script = join(ROOT, "scripts/bench/measure-city.ts");
  const args = ["--conditions=react-server", "--import", "tsx", script, scale, result, options.only];
  const { status } = spawnSync(process.execPath, [...args, ...(options.keep ? [options.keep] : [])], {
    ...{ cwd: ROOT, env: childEnvironment("production"), stdio: "inherit" },
  });
  if (status !== 0) throw new PlainError(`The city of scale ${scale} could not be measured.`);
  return measuredRows.parse(JSON.parse(readFileSync(result, "utf8")));
}

/** Prints every row, small next to large, and fails if one isn't within its bounds. */
function compare(small: Measured, large: Measured): void {
  const keyOf = ({ name, who, page }: Measured[number]) => `${who} ${page} ${name}`;
  const before = new Map(small.map((row) => [keyOf(row), row.cost]));
  let wrong = 0;
  const cells = large.map((row) => {
    const was = before.get(keyOf(row));
    const faults = growthFaults({ name: row.name, small: was, large: row.cost }, !options.short);
    wrong += faults.length > 0 ? 1 : 0;
    const both = (key: "ms" | "statements" | "buffers" | "running") =>
      `${was ? Math.round(was[key]) : "–"} → ${Math.round(row.cost[key])}`;
    const name = `${row.name}${row.page > 1 ? `, page ${row.page}` : ""}`;
    return [name, row.who, both("ms"), both("statements"), both("buffers"), both("running"), faults.join("; ")];
  });
  console.log(markdown(["request", "viewer", "ms", "statements", "pages read", "ms in PostgreSQL", "wrong"], cells));
  console.log(`\nBounds other than 1.5 times the small city's:\n  ${exceptions.join("\n  ")}`);
  console.log(`\n${wrong === 0 ? "All rows are within their bounds." : `${wrong} rows are not within their bounds.`}`);
  if (wrong > 0) process.exitCode = 1;
}

const folder = mkdtempSync(join(tmpdir(), "windmile-bench-"));
try {
  const [small, large] = options.short ? ["0.005", "0.05"] : ["0.01", options.scale];
  compare(measureCity(small, folder), measureCity(large, folder));
} catch (error) {
  fail(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
