import { changeShoes, deleteShoes } from "@/lib/activity/shoes/mutations";
import { changeShoesSchema, shoesSchema } from "@/lib/activity/shoes/schema";
import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PATCH: user(
    {
      summary: "Rename, retire, or reactivate a pair of shoes",
      params: idParams,
      body: changeShoesSchema,
      response: shoesSchema,
    },
    ({ user, params, body }) => changeShoes(user.id, params.id, body),
  ),
  DELETE: user(
    { summary: "Delete a pair of shoes; its workouts stay", params: idParams, status: 204 },
    ({ user, params }) => deleteShoes(user.id, params.id),
  ),
});
