import { requestExport } from "@/lib/account/exports/mutations";
import { listExports } from "@/lib/account/exports/queries";
import { exportBegunSchema, exportSchema, requestExportSchema } from "@/lib/account/exports/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user({ summary: "The copies of my data that can be fetched", response: exportSchema.array() }, ({ user }) =>
    listExports(user.id),
  ),
  POST: user(
    {
      summary: "Prepare a copy of all my data",
      description:
        "Asks for the password when the log-in is more than half an hour old. One at a time and two a day; a copy can be fetched for seven days.",
      body: requestExportSchema,
      response: exportBegunSchema,
      status: 202,
    },
    ({ user, body }) => requestExport(user, body),
  ),
});
