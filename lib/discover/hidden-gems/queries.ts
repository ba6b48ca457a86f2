import "server-only";
import { decodeCursor, encodeCursor } from "@/lib/core/server/cursor";
import { row, rows, type Sql, sql } from "@/lib/core/server/db";
import { systemClock } from "@/lib/core/shared/clock";
import { z } from "@/lib/core/shared/zod";
import { isOpen, type WeekHours } from "../hours/rules";
import type { HiddenGem, HiddenGemsAnswer, HiddenGemsQuery } from "./schema";

type Row = Omit<HiddenGem, "coordinates" | "isOpen"> & { lat: number; lng: number; openingHours: WeekHours | null };
const LIST = "hidden-gems";
const position = z.tuple([z.number(), z.string()]);
const nothing = sql``;

/** Case, accents and word order do not matter: every word must stand somewhere in the gem's text. */
function matches(q: string | undefined): Sql {
  const words = (q ?? "").split(/\s+/).filter(Boolean).slice(0, 8);
  return words.reduce(
    (all, word) =>
      sql`${all} and fold(name || ' ' || neighborhood || ' ' || category || ' ' || cuisine || ' ' || description || ' ' || array_to_string(tags, ' ')) like '%' || fold(${word}) || '%'`,
    nothing,
  );
}

const inside = (bbox: HiddenGemsQuery["bbox"]): Sql =>
  bbox ? sql` and lat between ${bbox.south} and ${bbox.north} and lng between ${bbox.west} and ${bbox.east}` : nothing;

function toGem({ lat, lng, openingHours, ...gem }: Row, now: Date): HiddenGem {
  return { ...gem, coordinates: { lat, lng }, isOpen: isOpen(openingHours, now) };
}

/** Best rated first. `counts` are per type under the same search, so a chip's number is what tapping it shows. */
export async function listHiddenGems(
  viewerId: string | null,
  query: HiddenGemsQuery,
  now = systemClock(),
): Promise<HiddenGemsAnswer> {
  const where = sql`where true ${matches(query.q)} ${inside(query.bbox)}`;
  const ofType = query.type === "all" ? nothing : sql` and type = ${query.type}`;
  const after = query.cursor ? decodeCursor(LIST, query.cursor, position) : null;
  const beyond = after ? sql` and (rating, id) < (${after[0]}, ${after[1]}::uuid)` : nothing;
  const [found, byType] = await Promise.all([
    rows<Row>(sql`
      select id, name, neighborhood, address, "specialFeature", description, category, cuisine, type, rating, "reviewCount",
             "priceRange", hours, "openingHours", tags, lat, lng, website, image, placeholder, "focusY",
             exists (select 1 from saved_items s where s."userId" = ${viewerId}::uuid and s.type = 'gem' and s."targetId" = g.id::text) as "isSaved"
      from hidden_gems g ${where} ${ofType} ${beyond}
      order by rating desc, id desc limit ${query.size + 1}`),
    row<{ counts: Record<string, number> }>(sql`
      select coalesce(jsonb_object_agg(type, n), '{}') as counts from (select type, count(*)::int as n from hidden_gems ${where} group by type) t`),
  ]);
  const counts = byType?.counts ?? {};
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const page = found.slice(0, query.size);
  const last = page.at(-1);
  return {
    hiddenGems: page.map((gem) => toGem(gem, now)),
    total: query.type === "all" ? all : (counts[query.type] ?? 0),
    counts: { all, ...counts },
    nextCursor: found.length > query.size && last ? encodeCursor(LIST, [last.rating, last.id]) : null,
  };
}
