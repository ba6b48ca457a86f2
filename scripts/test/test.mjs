// @ts-check
// npm test: everything that must pass before a change lands. npm run test:deep: the long suites. npm run test:pooler:
// the integration and browser tests through PgBouncer in transaction mode. npm run test:functions: the browser tests
// against the app as a functions platform runs it.
import { fail } from "../start/environment.mjs";
import { checkNode, ensureInstalled } from "../start/install.mjs";

try {
  checkNode();
  await ensureInstalled({ dev: true });
  const { browserStage, buildStage, jestStage, runStages, staticStages } = await import("./stages.mjs");
  const pooler = { WINDMILE_THROUGH_POOLER: "1" };
  const suites = process.argv.includes("--pooler")
    ? [jestStage("integration", pooler), buildStage(), browserStage("e2e", pooler), browserStage("walks", pooler)]
    : process.argv.includes("--functions")
      ? [buildStage(), browserStage("e2e", { WINDMILE_AS_FUNCTIONS: "1" })]
      : process.argv.includes("--deep")
        ? [buildStage(), jestStage("deep"), browserStage("walks")]
        : [...staticStages(), jestStage("unit"), jestStage("integration"), buildStage(), browserStage("e2e")];
  await runStages(suites);
} catch (error) {
  fail(error);
  console.log("\n0 passed, 1 failed");
}
