// @ts-check
// npm start: from a fresh clone to the app on PORT.
import * as nodeModule from "node:module";
import { run } from "./run.mjs";
import { COMPILE_CACHE } from "./stamps.mjs";

/** Newer than the oldest supported Node's types: from 22.1 on, a start reuses what an earlier one compiled. */
const { enableCompileCache } = /** @type {{ enableCompileCache?: (folder: string) => unknown }} */ (nodeModule);
enableCompileCache?.(COMPILE_CACHE);

await run({ dev: false });
