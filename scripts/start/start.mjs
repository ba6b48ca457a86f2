// @ts-check
// npm start: from a fresh clone to the app on PORT.
import * as nodeModule from "node:module";
import { run } from "./run.mjs";
import { COMPILE_CACHE } from "./stamps.mjs";

/** Newer than the types of the oldest Node: from 22.1 on, what a start compiled is not compiled again by the next one. */
const { enableCompileCache } = /** @type {{ enableCompileCache?: (folder: string) => unknown }} */ (nodeModule);
enableCompileCache?.(COMPILE_CACHE);

await run({ dev: false });
