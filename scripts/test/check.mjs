// @ts-check
// npm run check: the fast part of npm test, for everyday use.
import { fail } from "../start/environment.mjs";
import { checkNode, ensureInstalled } from "../start/install.mjs";

try {
  checkNode();
  await ensureInstalled({ dev: true });
  const { jestStage, runStages, staticStages } = await import("./stages.mjs");
  await runStages([...staticStages(), jestStage("unit")]);
} catch (error) {
  fail(error);
}
