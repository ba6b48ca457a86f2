// @ts-check
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureFreshBuild, ensureGenerated } from "../start/build-app.mjs";
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

/** @returns {Stage[]} what needs neither a database nor a browser */
export function staticStages() {
  return [
    {
      name: "types",
      run: async () => {
        await ensureGenerated();
        await node([bin("next/dist/bin/next"), "typegen"]);
        return verdict(await node([bin("typescript/bin/tsc"), "--noEmit"]));
      },
    },
    { name: "lint", run: async () => verdict(await node([bin("@biomejs/biome/bin/biome"), "check", "."])) },
    { name: "knip", run: async () => verdict(await node([bin("knip/bin/knip.js")])) },
  ];
}

/** @returns {Stage} */
export function buildStage() {
  return {
    name: "build",
    run: async () => {
      await ensureFreshBuild();
      return { passed: 1, failed: 0 };
    },
  };
}

/**
 * @param {"unit" | "integration" | "deep"} project
 * @param {Record<string, string>} [settings]
 * @returns {Stage}
 */
export function jestStage(project, settings = {}) {
  return {
    name: project,
    run: () =>
      counted(async (report) => {
        const args = ["--selectProjects", project, "--maxWorkers=100%", "--json", "--outputFile", report];
        /** @type {Record<string, string>} */
        const variables = project === "deep" ? { WINDMILE_DEEP: "1", ...settings } : settings;
        await node([bin("jest/bin/jest.js"), ...args], variables);
        return countJest(JSON.parse(readFileSync(report, "utf8")));
      }),
  };
}

/** @param {"e2e" | "walks"} project @param {Record<string, string>} [settings] @returns {Stage} */
export function browserStage(project, settings = {}) {
  return {
    name: project,
    needsBrowser: true,
    run: () =>
      counted(async (report) => {
        await node([bin("@playwright/test/cli.js"), "test", `--project=${project}`], {
          WINDMILE_E2E_REPORT: report,
          ...settings,
        });
        const { stats, errors } = JSON.parse(readFileSync(report, "utf8"));
        // Nothing may be skipped, and a test that passes only on retry has failed.
        const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
        const passed = stats.expected;
        return { passed, failed: passed + failed === 0 ? 1 : failed };
      }),
  };
}

/**
 * @typedef {{ status: string, assertionResults: unknown[] }} JestFile
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: JestFile[] }} report
 * @returns {Count}
 */
function countJest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const broken = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0).length;
  const failed = numFailedTests + numPendingTests + numTodoTests + broken;
  return { passed: numPassedTests, failed: numPassedTests + failed === 0 ? 1 : failed };
}

/** @param {(report: string) => Promise<Count>} run */
async function counted(run) {
  const folder = mkdtempSync(join(tmpdir(), "windmile-report-"));
  try {
    return await run(join(folder, "report.json"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {number} code @returns {Count} */
function verdict(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} [variables]
 * @returns {Promise<number>} the exit code
 */
function node(args, variables = {}) {
  const env = testEnvironment(variables);
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", "inherit", "inherit"] });
    const stop = () => child.kill("SIGTERM");
    process.once("exit", stop);
    child.once("error", () => done(1));
    child.once("exit", (code) => {
      process.off("exit", stop);
      done(code ?? 1);
    });
  });
}
