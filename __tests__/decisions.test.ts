/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.join(process.cwd(), "docs/decisions");
const records = readdirSync(FOLDER).filter((name) => name !== "README.md");
const number = (name: string) => name.slice(0, 4);

test("no two decisions share a number", () => {
  expect(records.map(number).filter((one, i, all) => all.indexOf(one) !== i)).toEqual([]);
});

test.each(records)("%s has its number, date, status, and the three sections", (name) => {
  const text = readFileSync(path.join(FOLDER, name), "utf8");
  expect(text).toMatch(new RegExp(`^# ${number(name)}\\. .+\n\nDate: \\d{4}-\\d\\d-\\d\\d.* · Status: .+\n`));
  expect(text.match(/^## .+$/gm)).toEqual(["## Context", "## Decision", "## Consequences"]);
  const [, successor] = /superseded by (\d{4})/.exec(text) ?? [];
  if (successor) expect(records.map(number)).toContain(successor);
});
