/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** Expands `a/{b,c}.ts`. */
function expanded(name: string): string[] {
  const [, before = "", inside = "", after = ""] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(name) ?? [];
  return inside ? inside.split(",").flatMap((one) => expanded(before + one + after)) : [name];
}

const exists = (file: string) => existsSync(path.join(process.cwd(), file));

/** Paths below a top folder, and the tests, which conformance.md names by their place in `__tests__`. */
const PATHS = /`((?:app|components|lib|prisma|scripts|art|docs|integration|walks|e2e|deep)\/[^`\s*…<>]+)`/g;

test.each(["architecture", "conformance", "operations", "performance", "recipes", "runbook", "security", "scale"])(
  "docs/%s.md names only existing files",
  (name) => {
    const text = readFileSync(path.join(process.cwd(), `docs/${name}.md`), "utf8");
    const files = [...text.matchAll(PATHS)].flatMap((match) => expanded(match[1] ?? ""));
    expect(files.length).toBeGreaterThan(0);
    expect(
      files.filter((file) =>
        [file, `__tests__/${file}`, `__tests__/${file}.test.ts`, `__tests__/${file}.test.tsx`].every(
          (one) => !exists(one),
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

/** For a glob, its folder, so that a moved folder is noticed. */
const fixed = (name: string) => name.replace(/\/[^/]*\*.*$/, "");

test("every row of docs/conformance.md names an existing test", () => {
  const rows = rowsOfConformance();
  expect(rows.length).toBeGreaterThan(70);
  expect(rows.filter(({ tests }) => tests.length === 0).map(({ row }) => row)).toEqual([]);
  expect(rows.flatMap(({ tests }) => tests).filter((name) => !exists(`__tests__/${fixed(name)}`))).toEqual([]);
});

/** `` `e2e/home`: "a part of a title" `` as docs/ux-checklist.md names what shows an item. */
const TITLES = /`([^`]+)`(?:: "| \(")([^"]+)"/g;

test("docs/ux-checklist.md has seventy items, and each test it cites is the title of a test", () => {
  const text = readFileSync(path.join(process.cwd(), "docs/ux-checklist.md"), "utf8");
  const items = [...text.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number));
  expect(items).toEqual(Array.from({ length: 70 }, (_, index) => index + 1));
  const named = [...text.matchAll(TITLES)];
  expect(named.length).toBeGreaterThan(70);
  const lost = named.filter(([, name, title = ""]) => {
    const file = [`__tests__/${name}.test.ts`, `__tests__/${name}.test.tsx`].find(exists);
    return !file || !readFileSync(path.join(process.cwd(), file), "utf8").includes(title);
  });
  expect(lost.map(([all]) => all)).toEqual([]);
});

const textOf = (file: string) => readFileSync(path.join(process.cwd(), file), "utf8");
/** The anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, "")
    .replaceAll(" ", "-");
const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => `#${anchorOf(heading)}`);

const alerts = z.object({
  groups: z.array(
    z.object({ rules: z.array(z.object({ alert: z.string(), annotations: z.object({ runbook: z.string() }) })) }),
  ),
});

test("every alert links to a heading of the runbook, and the runbook says how each was triggered", () => {
  const runbook = textOf("docs/runbook.md");
  const pages = anchorsIn(runbook).map((anchor) => `docs/runbook.md${anchor}`);
  const rules = alerts.parse(parse(textOf("deploy/prometheus/alerts.yml"))).groups.flatMap(({ rules }) => rules);
  expect(rules.length).toBeGreaterThan(5);
  expect(rules.filter(({ annotations }) => !pages.includes(annotations.runbook)).map(({ alert }) => alert)).toEqual([]);
  expect(rules.filter(({ alert }) => !runbook.includes(alert)).map(({ alert }) => alert)).toEqual([]);
});

test("docs/configuration.md lists every variable of .env.example", () => {
  const names = [...textOf(".env.example").matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(50);
  const configuration = textOf("docs/configuration.md");
  expect(names.filter((name) => !configuration.includes(`\`${name}\``))).toEqual([]);
});

/** Variables of other programs, and of the tests. */
const OTHERS = /^(OTEL_|LC_ALL$|CHROMIUM_PATH$|WINDMILE_)/;

describe.each(["docs/runbook.md", "docs/operations.md"])("%s", (name) => {
  const text = textOf(name);

  test("its links point to existing headings and files", () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = ""]) => link);
    expect(links.length).toBeGreaterThan(0);
    const lost = links.filter((link) => {
      const [file, anchor] = link.split("#");
      const target = file ? path.join("docs", file) : name;
      return !exists(target) || (anchor !== undefined && !anchorsIn(textOf(target)).includes(`#${anchor}`));
    });
    expect(lost).toEqual([]);
  });

  test("its commands and flags exist, and its variables are ours", () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(textOf("package.json")));
    const commands = [...text.matchAll(/npm run ([\w:]+)([^`]*)`/g)];
    expect(commands.length).toBeGreaterThan(3);
    const lost = commands.filter(([, script = "", rest = ""]) => {
      const source = /[\w/.-]+\.(?:mjs|ts)/.exec(scripts[script] ?? "")?.[0];
      const flags = [...rest.matchAll(/--(\w[\w-]*)/g)].map(([, flag = ""]) => flag);
      return !scripts[script] || (source !== undefined && flags.some((flag) => !textOf(source).includes(flag)));
    });
    expect(lost.map(([all]) => all)).toEqual([]);
    const files = [...text.matchAll(/\bnode ((?:scripts|prisma)\/[\w./-]+)/g)].map(([, file = ""]) => file);
    expect(files.filter((file) => !exists(file))).toEqual([]);
    const known = [".env.example", "lib/core/server/env-schema.mjs", "compose.yaml"].map(textOf).join("\n");
    const variables = [...text.matchAll(/`([A-Z]+(?:_[A-Z0-9]+)+)[`=]/g)].map(([, variable = ""]) => variable);
    expect(variables.filter((variable) => !OTHERS.test(variable) && !known.includes(variable))).toEqual([]);
  });
});
