// @ts-check
// npm run build: Prisma's client and the production build. Needs no database, no secret and no network.
import { fail, loadEnvironment } from "./environment.mjs";
import { checkNode, ensureInstalled } from "./install.mjs";

try {
  checkNode();
  loadEnvironment();
  await ensureInstalled({ dev: false });
  const { rebuild } = await import("./build-app.mjs");
  await rebuild();
} catch (error) {
  fail(error);
}
