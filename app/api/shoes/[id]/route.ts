import { changeShoes, deleteShoes } from "@/lib/activity/shoes/mutations";
import { changeShoesSchema, shoesSchema } from "@/lib/activity/shoes/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PATCH: userRoute(
    {
      summary: "Rename, retire, or reactivate a pair of shoes",
      params: idParams,
      body: changeShoesSchema,
      response: shoesSchema,
    },
    ({ user, params, body }) => changeShoes(user.id, params.id, body),
  ),
  DELETE: userRoute(
    { summary: "Delete a pair of shoes and keep its workouts", params: idParams, status: 204 },
    ({ user, params }) => deleteShoes(user.id, params.id),
  ),
});
