// @ts-check
// npm start: from a fresh clone to the app on PORT.
import { run } from "./run.mjs";

await run({ dev: false });
