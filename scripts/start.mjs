// @ts-check
// npm start: from a fresh clone to the app on PORT. npm run dev (--dev): the same from the sources, with hot reload.
import { run } from "./start/run.mjs";

await run({ dev: process.argv.includes("--dev") });
