import { requestExport } from "@/lib/account/exports/mutations";
import { listExports } from "@/lib/account/exports/queries";
import { exportBegunSchema, exportSchema, requestExportSchema } from "@/lib/account/exports/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user({ summary: "List data exports", response: exportSchema.array() }, ({ user }) => listExports(user.id)),
  POST: user(
    {
      summary: "Create a data export",
      description:
        "Needs `password` if you logged in more than 30 minutes ago. One at a time, two per day; each can be downloaded for 7 days.",
      body: requestExportSchema,
      response: exportBegunSchema,
      status: 202,
    },
    ({ user, body }) => requestExport(user, body),
  ),
});
