/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { lstatSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { linkEqualChunks } from "../scripts/start/equal-chunks.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "windmile-chunks-"));
  mkdirSync(join(folder, "chunks/ssr"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, "chunks", name), text);
const isLink = (name: string) => lstatSync(join(folder, "chunks", name)).isSymbolicLink();

test("equal bundles become one module, also when the build is carried elsewhere; others stay as they are", () => {
  for (const name of ["a.js", "b.js", "ssr/c.js"]) write(name, "module.exports = [{}];");
  write("other.js", "module.exports = [{ other: true }];");
  write("a.json", "{}");
  write("b.json", "{}");
  expect(linkEqualChunks(join(folder, "chunks"))).toBe(2);
  expect(["a.js", "b.js", "ssr/c.js"].filter(isLink)).toHaveLength(2);
  expect(["other.js", "a.json", "b.json"].filter(isLink)).toEqual([]);
  renameSync(join(folder, "chunks"), join(folder, "moved"));
  const same = (one: string, two: string) =>
    execFileSync(process.execPath, ["-p", `require("./moved/${one}") === require("./moved/${two}")`], {
      cwd: folder,
      encoding: "utf8",
    }).trim();
  expect([same("a.js", "b.js"), same("a.js", "ssr/c.js"), same("a.js", "other.js")]).toEqual(["true", "true", "false"]);
});

test("what is linked once stays so", () => {
  for (const name of ["a.js", "b.js"]) write(name, "module.exports = 1;");
  linkEqualChunks(join(folder, "chunks"));
  expect(linkEqualChunks(join(folder, "chunks"))).toBe(0);
});

test("a build without such a folder is left alone", () => {
  expect(linkEqualChunks(join(folder, "none"))).toBe(0);
});
