import { putWorkoutPhoto, removeWorkoutPhoto } from "@/lib/activity/workout-photos/mutations";
import { WORKOUT_PHOTOS_MAX } from "@/lib/activity/workout-photos/rules";
import { workoutPhotoParams } from "@/lib/activity/workout-photos/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute(
    {
      summary: "Add your photo to your workout",
      description: `Up to ${WORKOUT_PHOTOS_MAX} photos; 409 beyond that.`,
      params: workoutPhotoParams,
      status: 204,
    },
    ({ user, params }) => putWorkoutPhoto(user.id, params.id, params.photoId),
  ),
  DELETE: userRoute(
    { summary: "Remove a photo from your workout", params: workoutPhotoParams, status: 204 },
    ({ user, params }) => removeWorkoutPhoto(user.id, params.id, params.photoId),
  ),
});
