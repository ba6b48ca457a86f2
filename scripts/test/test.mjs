// @ts-check
// npm test: everything that must pass before a change lands, or only the named stages (npm test -- types unit).
// npm run test:deep: the long suites. npm run test:pooler: the integration and browser tests through PgBouncer in
// transaction mode. npm run test:functions: the browser tests against the app as a functions platform runs it.
import { fail, loadEnvironment, PlainError } from "../start/environment.mjs";
import { checkNode, checkPlatform, ensureInstalled } from "../start/install.mjs";

try {
  checkNode();
  loadEnvironment();
  checkPlatform({ env: { NODE_ENV: "test" } }); // tests use the embedded PostgreSQL, whatever DATABASE_URL is
  await ensureInstalled({ dev: true });
  const { browserStage, buildStage, jestStage, packableBuildStage, runStages, staticStages } = await import(
    "./stages.mjs"
  );
  const pooler = { WINDMILE_THROUGH_POOLER: "1" };
  const suite = process.argv.includes("--pooler")
    ? [jestStage("integration", pooler), buildStage(), browserStage("e2e", pooler), browserStage("walks", pooler)]
    : process.argv.includes("--functions")
      ? [packableBuildStage(), browserStage("e2e", { WINDMILE_AS_FUNCTIONS: "1" })]
      : process.argv.includes("--deep")
        ? [packableBuildStage(), jestStage("deep"), browserStage("walks")]
        : [...staticStages(), jestStage("unit"), jestStage("integration"), buildStage(), browserStage("e2e")];
  const wanted = process.argv.slice(2).filter((name) => !name.startsWith("--"));
  const names = suite.map(({ name }) => name);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown) throw new PlainError(`There is no stage "${unknown}": ${names.join(", ")}.`);
  await runStages(suite.filter(({ name }) => wanted.length === 0 || wanted.includes(name)));
} catch (error) {
  fail(error);
  console.log("\n0 passed, 1 failed");
}
