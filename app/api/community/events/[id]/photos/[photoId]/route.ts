import { addEventPhoto, removeEventPhoto } from "@/lib/community/event-photos/mutations";
import { EVENT_PHOTOS_MAX } from "@/lib/community/event-photos/rules";
import { eventPhotoParams } from "@/lib/community/event-photos/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: user(
    {
      summary: "Add my photo to an event I go to",
      description: `Once it has begun; ${EVENT_PHOTOS_MAX} a person, 409 beyond that.`,
      params: eventPhotoParams,
      status: 204,
    },
    ({ user, params }) => addEventPhoto(user.id, params.id, params.photoId),
  ),
  DELETE: user(
    { summary: "Take my photo out of an event, or any as its host", params: eventPhotoParams, status: 204 },
    ({ user, params }) => removeEventPhoto(user.id, params.id, params.photoId),
  ),
});
