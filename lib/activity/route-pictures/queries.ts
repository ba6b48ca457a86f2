import "server-only";
import { shownRoute } from "@/lib/activity/routes/queries";
import { AppError } from "@/lib/core/server/errors";
import { CHICAGO, hourIn, timeOfDay } from "@/lib/core/shared/zone";
import { routePicture } from "./formats";

/**
 * A workout's route as an SVG. Even the owner gets only what others would see, because the picture is meant to be
 * shared. 404 for anyone who may not see the map, and if no part of it is visible.
 */
export async function getRoutePicture(viewerId: string, workoutId: string): Promise<string> {
  const shown = await shownRoute(viewerId, workoutId);
  const picture = shown && routePicture(shown.pieces, timeOfDay(hourIn(CHICAGO, shown.startedAt)));
  if (!picture) throw new AppError("not_found");
  return picture;
}
