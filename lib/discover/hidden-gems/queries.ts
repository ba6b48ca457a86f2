import "server-only";
import { catalog } from "@/lib/core/server/catalog";
import { decodeCursor, encodeCursor } from "@/lib/core/server/cursor";
import { columnsOf, Prisma, rows, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { systemClock } from "@/lib/core/shared/clock";
import { z } from "@/lib/core/shared/zod";
import { isOpenAt, minuteOfWeek, openState, openStateText, type WeekHours } from "../hours/rules";
import { distance, toMiles } from "../map/rules";
import { priceLevel } from "../places/prices";
import { type Place, placeOrder, placePage, selectPlaces } from "../places/rules";
import { savedIn } from "../saved/queries";
import { findMatches } from "../search/queries";
import { GEM_TYPES } from "./rules";
import { GEM_COLUMNS, type HiddenGem, type HiddenGemsAnswer, type HiddenGemsQuery } from "./schema";

type Row = Omit<HiddenGem, "coordinates" | "isOpen" | "openText" | "isSaved" | "distanceMiles" | "openingHours"> & {
  openingHours: WeekHours | null;
  lat: number;
  lng: number;
};
type GemPlace = Place & { row: Row };

const columns = Prisma.raw(columnsOf("g", [...GEM_COLUMNS, "lat", "lng", "openingHours"]));

/** All hidden gems: few enough to cache completely. */
export const gemPlaces = catalog<readonly GemPlace[]>("hidden_gems", async () => {
  const found = await rows<Row>(sql`
    select ${columns} from hidden_gems g where "closedOn" is null order by rating desc, id desc`);
  return found.map((row) => {
    const { id, neighborhood, rating, lat, lng, type, priceRange, openingHours } = row;
    return {
      id,
      neighborhood,
      rating,
      lat,
      lng,
      chips: [type],
      price: priceLevel(priceRange),
      hours: openingHours,
      row,
    };
  });
});

type Near = { lat: number; lng: number } | undefined;

async function forViewer(
  viewerId: string | null,
  gems: readonly GemPlace[],
  now: Date,
  near: Near,
): Promise<HiddenGem[]> {
  const ids = gems.map(({ id }) => id);
  const mine = await savedIn(viewerId, "gem", ids);
  const minute = minuteOfWeek(now);
  return gems.map(({ row: { lat, lng, ...gem } }) => ({
    ...gem,
    coordinates: { lat, lng },
    isOpen: isOpenAt(gem.openingHours, minute),
    openText: openStateText(openState(gem.openingHours, now, minute)),
    isSaved: mine.has(gem.id),
    distanceMiles: near ? toMiles(distance({ lat, lng }, near)) : null,
  }));
}

const position = z.tuple([z.number(), z.number(), z.string()]);

/** Nearest first with `near`, best matches first with `q`, otherwise best rated. */
export async function listHiddenGems(
  viewerId: string | null,
  query: HiddenGemsQuery,
  now = systemClock(),
): Promise<HiddenGemsAnswer> {
  const { q, near, cursor, type, limit = query.size } = query;
  const [all, found] = await Promise.all([gemPlaces(), q?.trim() ? findMatches(["gem"], q) : null]);
  const matches = found?.gem ?? null;
  const candidates = matches ? all.filter(({ id }) => matches.has(id)) : all;
  const { places, counts, neighborhoods } = selectPlaces(candidates, type, GEM_TYPES, query, minuteOfWeek(now));
  const order = placeOrder(near, matches);
  const after = cursor ? decodeCursor(`gems-${order.name}`, cursor, position) : null;
  const { page, end } = placePage(places, order, after, limit);
  return {
    hiddenGems: await forViewer(viewerId, page, now, near),
    total: places.length,
    counts,
    neighborhoods,
    nextCursor: end ? encodeCursor(`gems-${order.name}`, end) : null,
  };
}

export async function getHiddenGem(viewerId: string | null, id: string, now = systemClock()): Promise<HiddenGem> {
  const named = (await gemPlaces()).filter((gem) => gem.id === id);
  const [gem] = await forViewer(viewerId, named, now, undefined);
  if (!gem) throw new AppError("not_found");
  return gem;
}
