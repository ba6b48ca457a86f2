import wishes from "@/prisma/data/poster-wishes.json";
import posters from "@/prisma/data/posters.json";
import { catalogue } from "../catalogue";
import { MOTIFS } from "../motif-table";
import { TIMES } from "../palettes";
import { posterSvg } from "../render-poster";

const repeated = (values: readonly string[]): string[] => values.filter((value, i) => values.indexOf(value) !== i);

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

  it("is what was printed last", () => {
    expect(posters.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id));
  });
});
