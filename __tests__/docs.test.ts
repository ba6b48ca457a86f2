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

test.each(["architecture", "conformance", "operations", "performance", "security", "scale"])(
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
