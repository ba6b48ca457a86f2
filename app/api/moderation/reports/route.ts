import { pageOf } from "@/lib/core/server/route-contract";
import { moderatorRoute, route } from "@/lib/core/server/route-handler";
import { listCases } from "@/lib/moderation/queries";
import { caseSchema, casesQuery } from "@/lib/moderation/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: moderatorRoute(
    {
      summary: "List reported content, each item once",
      description: "Each case has the number of reports and a copy of the content when it was reported.",
      ...pageOf(caseSchema),
      query: casesQuery,
    },
    ({ query }) => listCases(query),
  ),
});
