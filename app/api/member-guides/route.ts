import { quotaNote } from "@/lib/core/server/quotas";
import { createdOnce, pageOf } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { createGuide } from "@/lib/discover/member-guides/mutations";
import { listMemberGuides } from "@/lib/discover/member-guides/queries";
import {
  createGuideSchema,
  listedGuideSchema,
  memberGuideSchema,
  memberGuidesQuery,
} from "@/lib/discover/member-guides/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    {
      summary: "List community guides, newest first",
      ...pageOf(listedGuideSchema),
      query: memberGuidesQuery,
    },
    ({ user, query }) => listMemberGuides(user.id, query),
  ),
  POST: userRoute(
    {
      summary: "Create a guide",
      description: quotaNote("guides"),
      body: createGuideSchema,
      ...createdOnce(memberGuideSchema),
    },
    ({ user, body, clientKey }) => createGuide(user.id, body, clientKey),
  ),
});
