import { route, userRoute } from "@/lib/core/server/route-handler";
import { yearCardsSchema, yearParams } from "@/lib/feed/memories/schema";
import { getYearCards } from "@/lib/feed/year-cards/queries";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    { summary: "Get your year in review, as eight cards", params: yearParams, response: yearCardsSchema },
    ({ user, params }) => getYearCards(user.id, params.year),
  ),
});
