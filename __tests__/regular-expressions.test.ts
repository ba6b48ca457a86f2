/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "@babel/parser";
import { isIdentifier, traverseFast } from "@babel/types";
import { check } from "recheck";
import { MEDIA_FILE, MEDIA_PATH, PICTURE_PATH } from "@/lib/core/shared/media";

/**
 * Every regular expression of what answers requests: the app, its library, and the scripts a running server is made of.
 * All of them may meet text of strangers one day, so all of them must take time linear in its length.
 */
const FOLDERS = ["app", "components", "lib", "scripts"];
/** Tools run by hand or by a test, on texts of their own. */
const TOOLS = /^scripts\/bench|^scripts\/start\/processes\.mjs$|^scripts\/test\/static-files\.mjs$/;

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

/** Put together from parts, so that the parts are written once: the finished ones are checked. */
const PARTS = "lib/core/shared/media.ts";
const putTogether = [MEDIA_FILE, MEDIA_PATH, PICTURE_PATH].map(({ source, flags }) => ({
  file: PARTS,
  pattern: source,
  flags,
}));

const expressions = sources
  .flatMap(expressionsOf)
  .filter(({ file, pattern }) => file !== PARTS || pattern !== "from a string")
  .concat(putTogether);

test("the list isn't empty, and no expression is built from a string, which can't be checked", () => {
  expect(expressions.length).toBeGreaterThan(100);
  expect(expressions.filter(({ pattern }) => pattern === "from a string")).toEqual([]);
});

test("the checker recognizes a slow expression", async () => {
  expect((await check("[\\w.]+@[\\w.]+", "")).status).toBe("vulnerable");
  expect((await check("^(a+)+$", "")).status).toBe("vulnerable");
});

/** Left alone it gives up after ten seconds, and would know less on a slow machine. */
const WITHOUT_HURRY = { timeout: null };

test("none takes more than linear time on any input", async () => {
  const once = new Map(expressions.map((found) => [`/${found.pattern}/${found.flags}`, found]));
  const slow: string[] = [];
  for (const [text, { file, pattern, flags }] of once) {
    const verdict = await check(pattern, flags, WITHOUT_HURRY);
    if (verdict.status !== "safe") slow.push(`${file}: ${text} is ${verdict.status}`);
  }
  expect(slow).toEqual([]);
}, 120_000); // some two hundred, each of them thoroughly
