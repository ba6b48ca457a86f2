import { addEventPhoto, removeEventPhoto } from "@/lib/community/event-photos/mutations";
import { EVENT_PHOTOS_MAX } from "@/lib/community/event-photos/rules";
import { eventPhotoParams } from "@/lib/community/event-photos/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute(
    {
      summary: "Add your photo to an event you're going to",
      description: `Once the event starts, up to ${EVENT_PHOTOS_MAX} photos per person; 409 otherwise.`,
      params: eventPhotoParams,
      status: 204,
    },
    ({ user, params }) => addEventPhoto(user.id, params.id, params.photoId),
  ),
  DELETE: userRoute(
    { summary: "Remove your photo from an event, or any photo as its host", params: eventPhotoParams, status: 204 },
    ({ user, params }) => removeEventPhoto(user.id, params.id, params.photoId),
  ),
});
