import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { listGuidesOf } from "@/lib/discover/member-guides/queries";
import { PERSON_GUIDES } from "@/lib/discover/member-guides/rules";
import { listedGuideSchema } from "@/lib/discover/member-guides/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    {
      summary: "Guides somebody made",
      description: `As far as the viewer may see them, the most followed first, at most ${PERSON_GUIDES}.`,
      params: idParams,
      response: listedGuideSchema.array(),
    },
    ({ user, params }) => listGuidesOf(user.id, params.id),
  ),
});
