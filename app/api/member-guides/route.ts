import { createGuide } from "@/lib/community/member-guides/mutations";
import { listMemberGuides } from "@/lib/community/member-guides/queries";
import {
  createGuideSchema,
  listedGuideSchema,
  memberGuideSchema,
  memberGuidesQuery,
} from "@/lib/community/member-guides/schema";
import { quotaNote } from "@/lib/core/server/quotas";
import { createdOnce, pageOf } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";

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
