import { deleteGuide, editGuide } from "@/lib/community/member-guides/mutations";
import { getMemberGuide } from "@/lib/community/member-guides/queries";
import { editGuideSchema, memberGuideSchema } from "@/lib/community/member-guides/schema";
import { publicRoute, route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    { summary: "Get a community guide with its places", params: idParams, response: memberGuideSchema },
    ({ user, params }) => getMemberGuide(user?.id ?? null, params.id),
  ),
  PATCH: userRoute(
    {
      summary: "Update a guide",
      params: idParams,
      body: editGuideSchema,
      response: memberGuideSchema,
    },
    ({ user, params, body }) => editGuide(user.id, params.id, body),
  ),
  DELETE: userRoute({ summary: "Delete a guide", params: idParams, status: 204 }, ({ user, params }) =>
    deleteGuide(user.id, params.id),
  ),
});
