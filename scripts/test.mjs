// @ts-check
// npm test: everything that must hold before a change lands. npm run test:deep: the long suites.
import { tell } from "./environment.mjs";
import { checkNode, ensureInstalled } from "./install.mjs";

try {
  checkNode();
  await ensureInstalled({ dev: true });
  const { browserStage, jestStage, runStages, staticStages } = await import("./stages.mjs");
  if (process.argv.includes("--deep")) await runStages([jestStage("deep")]);
  else await runStages([...staticStages(), jestStage("unit"), jestStage("integration"), browserStage()]);
} catch (error) {
  tell(error);
  console.log("\n0 passed, 1 failed");
  process.exitCode = 1;
}
