import { openExport } from "@/lib/account/exports/queries";
import { archiveFile } from "@/lib/core/server/responses";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    { summary: "Download a data export as a ZIP file", params: idParams, limit: "exportFile" },
    async ({ user, params }) => archiveFile(await openExport(user.id, params.id)),
  ),
});
