import { publicRoute, route } from "@/lib/core/server/route-handler";
import { listGuides } from "@/lib/discover/guides/queries";
import { guidesAnswerSchema } from "@/lib/discover/guides/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute({ summary: "List curated guides", response: guidesAnswerSchema }, () => listGuides()),
});
