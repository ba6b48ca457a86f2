import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import wishes from "@/prisma/data/poster-wishes.json";
import rawPosters from "@/prisma/data/posters.json";
import { catalogue } from "@/scripts/posters/catalogue";
import { MOTIFS } from "@/scripts/posters/motif-table";
import { TIMES } from "@/scripts/posters/palettes";
import { posterSvg } from "@/scripts/posters/render-poster";

const publicFile = (file: string): string => path.join(process.cwd(), "public", file);
const digest = (file: string): string => createHash("sha256").update(readFileSync(file)).digest("hex");
const repeated = (values: readonly string[]): string[] => values.filter((value, i) => values.indexOf(value) !== i);

const posterSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  file: z.string(),
  width: z.literal(856),
  height: z.literal(1070),
  placeholder: z.base64().min(20),
  focusY: z.number().min(0).max(1),
  alt: z.string().min(10).max(160),
  motif: z.string(),
  time: z.enum(TIMES),
});
const posters = z.array(posterSchema).parse(rawPosters);

describe("poster catalogue", () => {
  it("names every picture once and draws each from a known motif", () => {
    expect(repeated(catalogue.map(({ id }) => id))).toEqual([]);
    for (const { motif } of catalogue) expect(Object.keys(MOTIFS)).toContain(motif);
  });

  it("draws what the city's data asks for", () => {
    const ids = new Set(catalogue.map(({ id }) => id));
    expect(wishes.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  it("never draws one motif twice in the same hour, palette, variant and framing", () => {
    const recipes = catalogue.map(({ motif, time, options }) => JSON.stringify([motif, time, options]));
    expect(repeated(recipes)).toEqual([]);
  });

  it("uses at least thirty motifs and all four times of day", () => {
    expect(new Set(catalogue.map(({ motif }) => motif)).size).toBeGreaterThanOrEqual(30);
    expect(new Set(catalogue.map(({ time }) => time))).toEqual(new Set(TIMES));
  });

  it("draws the same picture from the same recipe", () => {
    for (const { motif, time, seed, options } of catalogue.slice(0, 5)) {
      const entry = MOTIFS[motif];
      if (!entry) throw new Error(motif);
      const drawing = { motif: entry.draw, time, seed, options };
      expect(posterSvg(drawing)).toBe(posterSvg(drawing));
    }
  });

  it("leaves no colour or number of a drawing unresolved", () => {
    for (const [, { draw }] of Object.entries(MOTIFS))
      for (const time of TIMES)
        expect(posterSvg({ motif: draw, time, seed: 1, options: {} })).not.toMatch(/NaN|undefined|Infinity|fill=""/);
  });
});

describe("printed posters", () => {
  it("lists exactly the catalogue", () => {
    expect(posters.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id));
  });

  it("has every file within 40 KB", () => {
    const missing = posters.filter(({ file }) => !existsSync(publicFile(file)));
    expect(missing).toEqual([]);
    const heavy = posters.filter(({ file }) => statSync(publicFile(file)).size > 40 * 1024);
    expect(heavy).toEqual([]);
  });

  it("has no two files alike", () => {
    expect(repeated(posters.map(({ file }) => digest(publicFile(file))))).toEqual([]);
  });

  it("ships the grain tile within 5 KB", () => {
    expect(statSync(publicFile("posters/grain.png")).size).toBeLessThanOrEqual(5 * 1024);
  });
});

describe("portraits", () => {
  const files = readdirSync(publicFile("avatars")).filter((name) => name.endsWith(".avif"));

  it("are 180 different small pictures", () => {
    expect(files.map((name) => Number.parseInt(name, 10)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 180 }, (_, i) => i + 1),
    );
    expect(repeated(files.map((name) => digest(publicFile(`avatars/${name}`))))).toEqual([]);
    expect(files.filter((name) => statSync(publicFile(`avatars/${name}`)).size > 6 * 1024)).toEqual([]);
  });
});
