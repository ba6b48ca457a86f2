import "server-only";
import { shownRoute } from "@/lib/activity/routes/queries";
import { AppError } from "@/lib/core/server/errors";
import { CHICAGO, hourIn, timeOfDay } from "@/lib/core/shared/zone";
import { routePicture } from "./formats";

/**
 * The picture of a workout's way as SVG: for its owner, too, of what others would see, since it is made to be passed on.
 * 404 for whoever may not see the map, and where nothing of it is left.
 */
export async function getRoutePicture(viewerId: string, workoutId: string): Promise<string> {
  const shown = await shownRoute(viewerId, workoutId);
  const picture = shown && routePicture(shown.pieces, timeOfDay(hourIn(CHICAGO, shown.startedAt)));
  if (!picture) throw new AppError("not_found");
  return picture;
}
