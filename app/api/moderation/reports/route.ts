import { pageOf } from "@/lib/core/server/route-contract";
import { mod, route } from "@/lib/core/server/route-handler";
import { listCases } from "@/lib/moderation/queries";
import { caseSchema, casesQuery } from "@/lib/moderation/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: mod(
    {
      summary: "What was reported, each thing once",
      description: "A case carries how many reported it and what the thing said then.",
      ...pageOf(caseSchema),
      query: casesQuery,
    },
    ({ query }) => listCases(query),
  ),
});
