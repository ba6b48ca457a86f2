// @ts-check
// npm test: everything that must hold before a change lands. npm run test:deep: the long suites. npm run test:pooler: the
// integration tests through PgBouncer in transaction mode.
import { tell } from "../start/environment.mjs";
import { checkNode, ensureInstalled } from "../start/install.mjs";

try {
  checkNode();
  await ensureInstalled({ dev: true });
  const { browserStage, buildStage, jestStage, runStages, staticStages } = await import("./stages.mjs");
  const suites = process.argv.includes("--pooler")
    ? [jestStage("integration", { WINDMILE_THROUGH_POOLER: "1" })]
    : process.argv.includes("--deep")
      ? [buildStage(), jestStage("deep"), jestStage("posters"), browserStage("walks")]
      : [...staticStages(), jestStage("unit"), jestStage("integration"), buildStage(), browserStage("e2e")];
  await runStages(suites);
} catch (error) {
  tell(error);
  console.log("\n0 passed, 1 failed");
  process.exitCode = 1;
}
