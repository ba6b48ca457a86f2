import "server-only";
import { getVisibleRoute } from "@/lib/activity/routes/queries";
import { frameOf, pathOf, simplified } from "@/lib/activity/routes/route-shape";
import { AppError } from "@/lib/core/server/errors";
import { CHICAGO, hourIn, type TimeOfDay, timeOfDay } from "@/lib/core/shared/zone";
import { drawingOf } from "@/lib/discover/map/formats";
import geometry from "@/lib/discover/map/geometry.json";
import { DRAWING } from "@/lib/discover/map/projection";
import type { Coordinates } from "@/lib/discover/map/rules";

const CITY = drawingOf(geometry);

type Inks = { land: string; water: string; park: string; way: string; edge: string };

/** Four ink colors per time of day, as on the posters. */
const INKS: Record<TimeOfDay, Inks> = {
  morning: { land: "#f6ead2", water: "#9fd3e6", park: "#b9d39a", way: "#0b5c86", edge: "#fffaf0" },
  afternoon: { land: "#f3eee4", water: "#41b6e6", park: "#8fbf7f", way: "#0b4f78", edge: "#ffffff" },
  evening: { land: "#2a2440", water: "#153b5c", park: "#284a3c", way: "#8ad4f3", edge: "#f6ead2" },
};
/** Points per piece: enough for a picture, without revealing the exact route. */
const MAX_POINTS = 240;

/**
 * The visible parts of a route as a picture in the style of the posters; null if there are none. Contains no text,
 * because an SVG image can't load fonts.
 */
function routePicture(pieces: readonly (readonly Coordinates[])[], timeOfDay: TimeOfDay): string | null {
  const frame = frameOf(pieces.flat());
  if (!frame) return null;
  const { land, water, park, way, edge } = INKS[timeOfDay];
  const { x, y, width, height } = frame;
  const unit = width / 600;
  const path = pieces.map((piece) => pathOf(simplified(piece, MAX_POINTS))).join("");
  const box = [x, y, width, height].map((value) => value.toFixed(2)).join(" ");
  const size = `width="${DRAWING.width.toFixed(0)}" height="${DRAWING.height.toFixed(0)}"`;
  const border = 14 * unit;
  const rim = `x="${(x + border / 2).toFixed(2)}" y="${(y + border / 2).toFixed(2)}" width="${(width - border).toFixed(2)}" height="${(height - border).toFixed(2)}"`;
  const round = `fill="none" stroke-linecap="round" stroke-linejoin="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600" viewBox="${box}"><rect x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${width.toFixed(2)}" height="${height.toFixed(2)}" fill="${land}"/><rect ${size} fill="${land}"/><path d="${CITY.lake}" fill="${water}"/><path d="${CITY.parks}" fill="${park}"/><path d="${CITY.ponds}" fill="${water}"/><path d="${CITY.rivers}" ${round} stroke="${water}" stroke-width="${(6 * unit).toFixed(3)}"/><path d="${path}" ${round} stroke="${edge}" stroke-width="${(13 * unit).toFixed(3)}"/><path d="${path}" ${round} stroke="${way}" stroke-width="${(7 * unit).toFixed(3)}"/><rect ${rim} fill="none" stroke="${edge}" stroke-width="${border.toFixed(3)}"/></svg>`;
}

/**
 * A workout's route as an SVG. Even the owner gets only what others would see, because the picture is meant to be
 * shared. 404 for anyone who may not see the map, and if no part of it is visible.
 */
export async function getRoutePicture(viewerId: string, workoutId: string): Promise<string> {
  const shown = await getVisibleRoute(viewerId, workoutId);
  const picture = shown && routePicture(shown.pieces, timeOfDay(hourIn(CHICAGO, shown.startedAt)));
  if (!picture) throw new AppError("not_found");
  return picture;
}
