import { getExport } from "@/lib/account/exports/queries";
import { exportSchema } from "@/lib/account/exports/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    { summary: "Get the status of a data export", params: idParams, response: exportSchema },
    ({ user, params }) => getExport(user.id, params.id),
  ),
});
