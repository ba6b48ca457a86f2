// @ts-check
// npm run dev: the same as npm start, from the sources and with hot reload.
import { run } from "./run.mjs";

await run({ dev: true });
