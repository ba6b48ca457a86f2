// @ts-check
// npm run dev: the same as npm start, from the sources and with reload.
import { run } from "./run.mjs";
import { withoutNodeOptions } from "./without-node-options.mjs";

if (!withoutNodeOptions()) await run({ dev: true });
