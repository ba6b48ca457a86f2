// @ts-check
// npm start: from a fresh clone to the app on PORT.
import { run } from "./run.mjs";
import { withoutNodeOptions } from "./without-node-options.mjs";

if (!withoutNodeOptions()) await run({ dev: false });
