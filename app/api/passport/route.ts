import { route, userRoute } from "@/lib/core/server/route-handler";
import { getPassport } from "@/lib/discover/passport/queries";
import { passportSchema } from "@/lib/discover/passport/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    { summary: "Get your passport for Chicago's 77 community areas", response: passportSchema },
    ({ user }) => getPassport(user.id),
  ),
});
