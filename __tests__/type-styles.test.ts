/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Drawn text: poster lettering and map labels. */
const DRAWN = ["components/auth/landing-screen.tsx", "components/discover/map/base-map.tsx"];
const STYLES = ["xs", "sm", "base", "lg", "display-sm", "display", "display-lg", "display-xl"];

const sources = ["app", "components"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .map((file) => path.posix.join(folder, file.split(path.sep).join("/"))),
);

test("text has one of eight sizes", () => {
  const odd = sources
    .filter((file) => !DRAWN.includes(file))
    .flatMap((file) => {
      const sizes = readFileSync(file, "utf8").matchAll(/(?<![\w-])text-(\[[^\]]*\d(?:px|r?em|vw)[^\]]*\]|\d?xl)/g);
      return [...sizes].map(([size]) => `${file} ${size}`);
    });
  expect(odd).toEqual([]);
});

test("the theme has no other", () => {
  const tokens = readFileSync("app/styles/tokens.css", "utf8");
  expect(tokens).toContain("--text-*: initial;");
  const named = [...tokens.matchAll(/^ {2}--text-([a-z-]+?)(?:--line-height)?: /gm)].map(([, name]) => name);
  expect([...new Set(named)]).toEqual(STYLES);
});
