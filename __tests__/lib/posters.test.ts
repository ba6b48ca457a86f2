import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { INTEREST_POSTERS } from "@/components/welcome/interest-posters";
import { communityEvents, groups } from "@/prisma/data/community";
import briefs from "@/prisma/data/poster-briefs.json";
import rawPosters from "@/prisma/data/posters.json";
import { trendingActivities } from "@/prisma/data/trending";

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
  time: z.string(),
});
const posters = z.array(posterSchema).parse(rawPosters);

describe("printed posters", () => {
  it("include every one in the briefs", () => {
    const ids = new Set(posters.map(({ id }) => id));
    expect(briefs.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  it("has every file within 40 KB", () => {
    const missing = posters.filter(({ file }) => !existsSync(publicFile(file)));
    expect(missing).toEqual([]);
    const heavy = posters.filter(({ file }) => statSync(publicFile(file)).size > 40 * 1024);
    expect(heavy).toEqual([]);
  });

  it("has no two identical files", () => {
    expect(repeated(posters.map(({ file }) => digest(publicFile(file))))).toEqual([]);
  });

  it.each([
    ["interests", Object.values(INTEREST_POSTERS)],
    ["groups", groups.map(({ posterId }) => posterId)],
    ["community events", communityEvents.map(({ posterId }) => posterId)],
    ["trending activities", trendingActivities.map(({ posterId }) => posterId)],
    ["pictures of runners", posters.filter(({ motif }) => motif.includes("runn")).map(({ id }) => id)],
  ])("shows no motif twice among the %s", (_, ids) => {
    const motifs = [...new Set(ids)].map((id) => posters.find((poster) => poster.id === id)?.motif ?? id);
    expect(repeated(motifs)).toEqual([]);
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
