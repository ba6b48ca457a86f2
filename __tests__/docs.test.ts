/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** `a/{b,c}.ts` as the files it stands for. */
function expanded(name: string): string[] {
  const [, before = "", inside = "", after = ""] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(name) ?? [];
  return inside ? inside.split(",").flatMap((one) => expanded(before + one + after)) : [name];
}

const isThere = (file: string) => existsSync(path.join(process.cwd(), file));

/** Paths below a top folder, and the tests, which conformance.md names by their place in `__tests__`. */
const PATHS = /`((?:app|components|lib|prisma|scripts|posters|docs|integration|walks|e2e|deep)\/[^`\s*…<>]+)`/g;

test.each(["architecture", "conformance", "operations", "performance", "runbook", "security", "scale"])(
  "docs/%s.md names no file that is not there",
  (name) => {
    const text = readFileSync(path.join(process.cwd(), `docs/${name}.md`), "utf8");
    const files = [...text.matchAll(PATHS)].flatMap((match) => expanded(match[1] ?? ""));
    expect(files.length).toBeGreaterThan(0);
    expect(
      files.filter((file) =>
        [file, `__tests__/${file}`, `__tests__/${file}.test.ts`, `__tests__/${file}.test.tsx`].every(
          (one) => !isThere(one),
        ),
      ),
    ).toEqual([]);
  },
);

/** The last cell of each row of conformance.md, with the row it closes. */
function rowsOfConformance(): { row: string; tests: string[] }[] {
  const text = readFileSync(path.join(process.cwd(), "docs/conformance.md"), "utf8");
  const rows = text.split("\n").filter((line) => /^\| (?!specification|promise|---)/.test(line));
  return rows.map((row) => {
    const named = [...(row.split(" | ").at(-1) ?? "").matchAll(/`([^`]+)`/g)].flatMap(([, name = ""]) =>
      expanded(name),
    );
    return { row, tests: named.filter((name) => /\.test\.tsx?$/.test(name)) };
  });
}

/** Of a name with stars in it the folder, so that a moved one is seen. */
const fixed = (name: string) => name.replace(/\/[^/]*\*.*$/, "");

test("every row of docs/conformance.md names a test, and each of them is there", () => {
  const rows = rowsOfConformance();
  expect(rows.length).toBeGreaterThan(70);
  expect(rows.filter(({ tests }) => tests.length === 0).map(({ row }) => row)).toEqual([]);
  expect(rows.flatMap(({ tests }) => tests).filter((name) => !isThere(`__tests__/${fixed(name)}`))).toEqual([]);
});

/** `` `e2e/home`: "a part of a title" `` as docs/ux-checklist.md names what shows an item. */
const TITLES = /`([^`]+)`(?:: "| \(")([^"]+)"/g;

test("docs/ux-checklist.md has seventy items, and what it says shows one is the title of a test", () => {
  const text = readFileSync(path.join(process.cwd(), "docs/ux-checklist.md"), "utf8");
  const items = [...text.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number));
  expect(items).toEqual(Array.from({ length: 70 }, (_, index) => index + 1));
  const named = [...text.matchAll(TITLES)];
  expect(named.length).toBeGreaterThan(70);
  const lost = named.filter(([, name, title = ""]) => {
    const file = [`__tests__/${name}.test.ts`, `__tests__/${name}.test.tsx`].find(isThere);
    return !file || !readFileSync(path.join(process.cwd(), file), "utf8").includes(title);
  });
  expect(lost.map(([all]) => all)).toEqual([]);
});
