import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const posterSchema = z.object({
  id: z.string(),
  file: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  focusY: z.number(),
  alt: z.string(),
});
export type Poster = z.infer<typeof posterSchema>;

const file = path.join(process.cwd(), "prisma/data/posters.json");
const posters = new Map(
  z
    .array(posterSchema)
    .parse(JSON.parse(readFileSync(file, "utf8")))
    .map((poster) => [poster.id, poster]),
);

/** The illustration of a place, event, or post. A missing one is a data error, so it stops the seed. */
export function poster(id: string): Poster {
  const found = posters.get(id);
  if (!found) throw new Error(`No poster with the id ${id}`);
  return found;
}

export const avatar = (number: number) => `/avatars/${number}.avif`;
