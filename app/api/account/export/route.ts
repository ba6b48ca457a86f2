import { requestExport } from "@/lib/account/exports/mutations";
import { listExports } from "@/lib/account/exports/queries";
import { exportSchema, exportStartedSchema, requestExportSchema } from "@/lib/account/exports/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute({ summary: "List data exports", response: exportSchema.array() }, ({ user }) => listExports(user.id)),
  POST: userRoute(
    {
      summary: "Create a data export",
      description:
        "Requires `password` if you logged in more than 30 minutes ago. You can create two exports per day, one at a time. Each is available for 7 days.",
      body: requestExportSchema,
      response: exportStartedSchema,
      status: 202,
    },
    ({ user, body }) => requestExport(user, body),
  ),
});
