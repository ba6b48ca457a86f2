/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "@babel/parser";
import { isIdentifier, traverseFast } from "@babel/types";
import { check } from "recheck";
import { MEDIA_FILE, MEDIA_PATH, PICTURE_PATH } from "@/lib/core/shared/media";

/**
 * Every regular expression in code that handles requests: the app, lib, and the scripts of a running server. Any of
 * them may get untrusted text, so each must run in linear time.
 */
const FOLDERS = ["app", "components", "lib", "scripts"];
/** Tools run manually or by a test, on trusted text. */
const TOOLS = /^scripts\/bench/;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.posix.join(folder, name)),
)
  .concat("middleware.ts", "instrumentation.ts")
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !TOOLS.test(file));

type Found = { file: string; pattern: string; flags: string };

function expressionsOf(file: string): Found[] {
  const found: Found[] = [];
  const program = parse(readFileSync(file, "utf8"), { sourceType: "module", plugins: ["typescript", "jsx"] });
  traverseFast(program, (node) => {
    if (node.type === "RegExpLiteral") found.push({ file, pattern: node.pattern, flags: node.flags });
    const isCall = node.type === "NewExpression" || node.type === "CallExpression";
    if (isCall && isIdentifier(node.callee, { name: "RegExp" }))
      found.push({ file, pattern: "from a string", flags: "" });
  });
  return found;
}

/** Built from parts to avoid repetition; the resulting expressions are checked. */
const PARTS = "lib/core/shared/media.ts";
const composed = [MEDIA_FILE, MEDIA_PATH, PICTURE_PATH].map(({ source, flags }) => ({
  file: PARTS,
  pattern: source,
  flags,
}));

const expressions = sources
  .flatMap(expressionsOf)
  .filter(({ file, pattern }) => file !== PARTS || pattern !== "from a string")
  .concat(composed);

test("the list isn't empty, and no expression is built from a string, which can't be checked", () => {
  expect(expressions.length).toBeGreaterThan(100);
  expect(expressions.filter(({ pattern }) => pattern === "from a string")).toEqual([]);
});

test("the checker recognizes a slow expression", async () => {
  expect((await check("[\\w.]+@[\\w.]+", "")).status).toBe("vulnerable");
  expect((await check("^(a+)+$", "")).status).toBe("vulnerable");
});

/** The default timeout of ten seconds could be too short on a slow machine. */
const LONG_TIMEOUT = { timeout: null };

test("none takes more than linear time on any input", async () => {
  const once = new Map(expressions.map((found) => [`/${found.pattern}/${found.flags}`, found]));
  const slow: string[] = [];
  for (const [text, { file, pattern, flags }] of once) {
    const verdict = await check(pattern, flags, LONG_TIMEOUT);
    if (verdict.status !== "safe") slow.push(`${file}: ${text} is ${verdict.status}`);
  }
  expect(slow).toEqual([]);
}, 120_000); // about two hundred, each checked thoroughly
