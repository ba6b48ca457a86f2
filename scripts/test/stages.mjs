// @ts-check
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ensureFreshBuild, ensureGenerated, ensurePackableBuild } from "../start/build-app.mjs";
import { startProgram } from "../start/command.mjs";
import { ROOT, tell, testEnvironment } from "../start/environment.mjs";
import { findBrowser } from "./browser.mjs";

/** @typedef {{ passed: number, failures: string[] }} Outcome */
/** @typedef {{ name: string, needsBrowser?: boolean, run: () => Promise<Outcome> }} Stage */

/**
 * Runs the stages in sequence even if some fail, and ends with a line per failure and the sums. A missing browser is
 * reported first.
 * @param {Stage[]} stages
 */
export async function runStages(stages) {
  if (stages.some(({ needsBrowser }) => needsBrowser)) console.log(`Browser: ${(await findBrowser()).name}`);
  let passed = 0;
  /** @type {string[]} */
  const failures = [];
  for (const { name, run } of stages) {
    console.log(`\n── ${name}`);
    const begin = Date.now();
    const stage = await run().catch((error) => {
      tell(error);
      return { passed: 0, failures: [brief(String(error))] };
    });
    passed += stage.passed;
    failures.push(...stage.failures.map((failure) => `${name}: ${failure}`));
    const seconds = Math.round((Date.now() - begin) / 1000);
    console.log(`── ${name}: ${stage.passed} passed, ${stage.failures.length} failed in ${seconds} s`);
  }
  console.log("");
  for (const failure of failures) console.log(`Failed: ${failure}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

const bin = (/** @type {string} */ path) => join(ROOT, "node_modules", path);

/** @param {boolean} isPassed @returns {Outcome} */
const verdict = (isPassed) => (isPassed ? { passed: 1, failures: [] } : { passed: 0, failures: ["see its output"] });

/** No test at all is a failure. @param {number} passed @param {string[]} failures @returns {Outcome} */
const counted = (passed, failures) => ({
  passed,
  failures: passed + failures.length === 0 ? ["no test ran"] : failures,
});

/** The start of an error message, on one line. @param {string} [message] */
const brief = (message = "not run") => stripVTControlCharacters(message).replace(/\s+/g, " ").slice(0, 400);

/** @returns {Stage[]} what needs neither a database nor a browser */
export function staticStages() {
  const types = async () => {
    await ensureGenerated();
    await node([bin("next/dist/bin/next"), "typegen"]);
    return node([bin("typescript/bin/tsc"), "--noEmit"]);
  };
  const programs = {
    types,
    lint: () => node([bin("@biomejs/biome/bin/biome"), "check", "."]),
    knip: () => node([bin("knip/bin/knip.js")]),
  };
  return Object.entries(programs).map(([name, run]) => ({ name, run: async () => verdict((await run()) === 0) }));
}

/** @returns {Stage} */
export const buildStage = () => ({ name: "build", run: () => ensureFreshBuild().then(() => verdict(true)) });

/** Before suites that pack the app, so that no test builds while others use the build. @returns {Stage} */
export const packableBuildStage = () => ({ name: "build", run: () => ensurePackableBuild().then(() => verdict(true)) });

/**
 * @param {"unit" | "integration" | "deep"} project
 * @param {Record<string, string>} [settings]
 * @returns {Stage}
 */
export function jestStage(project, settings = {}) {
  const run = () =>
    withReport(async (report, read) => {
      const args = ["--selectProjects", project, "--maxWorkers=100%", "--json", "--outputFile", report];
      await node([bin("jest/bin/jest.js"), ...args], {
        ...(project === "deep" && { WINDMILE_DEEP: "1" }),
        ...settings,
      });
      const { numPassedTests, testResults } = read();
      return counted(numPassedTests, testResults.flatMap(failuresInFile));
    });
  return { name: project, run };
}

/** @param {"e2e" | "walks"} project @param {Record<string, string>} [settings] @returns {Stage} */
export function browserStage(project, settings = {}) {
  const run = () =>
    withReport(async (report, read) => {
      const args = [bin("@playwright/test/cli.js"), "test", `--project=${project}`];
      await node(args, { WINDMILE_E2E_REPORT: report, ...settings });
      const { stats, errors, suites } = read();
      const outside = errors.map((/** @type {any} */ { message }) => brief(message));
      return counted(stats.expected, [...suites.flatMap(failuresInSuite), ...outside]);
    });
  return { name: project, needsBrowser: true, run };
}

/** Jest's tests that failed or were skipped, or the file, if none of it ran. @param {any} file @returns {string[]} */
function failuresInFile({ name, status, message, assertionResults }) {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((/** @type {any} */ test) => test.status !== "passed");
  if (failed.length === 0) return status === "failed" ? [`${file}: ${brief(message)}`] : [];
  return failed.map((/** @type {any} */ test) => `${file} › ${test.fullName}: ${brief(test.failureMessages?.[0])}`);
}

/**
 * Playwright's tests in a suite and those inside it that failed, were skipped, or passed only on retry.
 * @param {any} suite
 * @returns {string[]}
 */
function failuresInSuite({ specs = [], suites = [] }) {
  const failed = specs.flatMap((/** @type {any} */ { file, line, title, tests }) =>
    tests
      .filter((/** @type {any} */ test) => test.status !== "expected")
      .map((/** @type {any} */ test) => `${file}:${line} › ${title}: ${brief(test.results[0]?.error?.message)}`),
  );
  return [...failed, ...suites.flatMap(failuresInSuite)];
}

/** @param {(file: string, read: () => any) => Promise<Outcome>} run */
async function withReport(run) {
  const folder = mkdtempSync(join(tmpdir(), "windmile-report-"));
  const file = join(folder, "report.json");
  try {
    return await run(file, () => JSON.parse(readFileSync(file, "utf8")));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The exit code of a Node program. @param {string[]} args @param {Record<string, string>} [variables] */
async function node(args, variables = {}) {
  const program = startProgram(process.execPath, args, {
    ...{ cwd: ROOT, env: testEnvironment(variables), killSignal: "SIGTERM" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  return (await program.exited) ?? 1;
}
