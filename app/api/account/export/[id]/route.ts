import { getExport } from "@/lib/account/exports/queries";
import { exportParams, exportSchema } from "@/lib/account/exports/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    { summary: "How far a copy of my data is", params: exportParams, response: exportSchema },
    ({ user, params }) => getExport(user.id, params.id),
  ),
});
