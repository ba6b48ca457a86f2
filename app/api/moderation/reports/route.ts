import { mod, route } from "@/lib/core/server/route-handler";
import { listCases } from "@/lib/moderation/queries";
import { casesAnswerSchema, casesQuery } from "@/lib/moderation/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: mod(
    {
      summary: "What was reported, each thing once",
      description: "A case carries how many reported it and what the thing said then.",
      query: casesQuery,
      response: casesAnswerSchema,
      list: "array",
    },
    ({ query }) => listCases(query),
  ),
});
