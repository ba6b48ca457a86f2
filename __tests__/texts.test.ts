/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const screens = ["app", "components"].flatMap((room) =>
  readdirSync(path.join(process.cwd(), room), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => readFileSync(path.join(process.cwd(), room, file), "utf8")),
);

test("no screen shows a component's name, as a search and replace could leave it", () => {
  const names = new Set(
    screens.flatMap((text) => [...text.matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name]) => name)),
  );
  expect(names.has("CommunityCover")).toBe(true);
  const shown = screens.flatMap((text) =>
    [...text.matchAll(/>\s*([A-Z][a-z]+(?:[A-Z][a-z]+)+)\s*</g)].map(([, word]) => word),
  );
  expect(shown.filter((word) => names.has(word))).toEqual([]);
});
