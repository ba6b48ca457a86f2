import { listGuidesOf } from "@/lib/community/member-guides/queries";
import { PERSON_GUIDES } from "@/lib/community/member-guides/rules";
import { listedGuideSchema } from "@/lib/community/member-guides/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    {
      summary: "List a person's guides",
      description: `Up to ${PERSON_GUIDES} guides the viewer can see, most followed first.`,
      params: idParams,
      response: listedGuideSchema.array(),
    },
    ({ user, params }) => listGuidesOf(user.id, params.id),
  ),
});
