// @ts-check
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureFreshBuild, ensureGenerated, ensurePackableBuild } from "../start/build-app.mjs";
import { startProgram } from "../start/command.mjs";
import { ROOT, tell, testEnvironment } from "../start/environment.mjs";
import { findBrowser } from "./browser.mjs";

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ name: string, needsBrowser?: boolean, run: () => Promise<Count> }} Stage */

/**
 * Runs the stages in sequence even if some fail, and ends with one summary line. A missing browser is reported first.
 * @param {Stage[]} stages
 */
export async function runStages(stages) {
  if (stages.some(({ needsBrowser }) => needsBrowser)) console.log(`Browser: ${(await findBrowser()).name}`);
  const total = { passed: 0, failed: 0 };
  for (const { name, run } of stages) {
    console.log(`\n── ${name}`);
    const begin = Date.now();
    const { passed, failed } = await run().catch((error) => {
      tell(error);
      return { passed: 0, failed: 1 };
    });
    total.passed += passed;
    total.failed += failed;
    console.log(`── ${name}: ${passed} passed, ${failed} failed in ${Math.round((Date.now() - begin) / 1000)} s`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

const bin = (/** @type {string} */ path) => join(ROOT, "node_modules", path);

/** @param {boolean} isPassed @returns {Count} */
const verdict = (isPassed) => ({ passed: Number(isPassed), failed: Number(!isPassed) });

/** No test at all is a failure. @param {number} passed @param {number} failed @returns {Count} */
const counted = (passed, failed) => ({ passed, failed: passed + failed === 0 ? 1 : failed });

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
      const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = read();
      return counted(numPassedTests, numFailedTests + numPendingTests + numTodoTests + numRuntimeErrorTestSuites);
    });
  return { name: project, run };
}

/** @param {"e2e" | "walks"} project @param {Record<string, string>} [settings] @returns {Stage} */
export function browserStage(project, settings = {}) {
  const run = () =>
    withReport(async (report, read) => {
      const args = [bin("@playwright/test/cli.js"), "test", `--project=${project}`];
      await node(args, { WINDMILE_E2E_REPORT: report, ...settings });
      const { stats, errors } = read();
      // Nothing may be skipped, and a test that passes only on retry has failed.
      return counted(stats.expected, stats.unexpected + stats.flaky + stats.skipped + errors.length);
    });
  return { name: project, needsBrowser: true, run };
}

/** @param {(file: string, read: () => any) => Promise<Count>} run */
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
