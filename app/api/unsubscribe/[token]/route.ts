import { redirectTo } from "@/lib/core/server/responses";
import { anyone, route } from "@/lib/core/server/route-handler";
import { paths } from "@/lib/core/shared/paths";
import { stopMails } from "@/lib/notifications/mails/mutations";
import { unsubscribeParams } from "@/lib/notifications/mails/schema";

/** RFC 8058: mail programs POST here without a session, a page or an origin of ours. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  // Scanners open every link of a mail: looking at it must not stop anything.
  GET: anyone({ summary: "Where a person stops mails", params: unsubscribeParams }, ({ params }) =>
    redirectTo(paths.unsubscribe(params.token)),
  ),
  POST: anyone(
    {
      summary: "Stop all mails about what happens, in one click",
      params: unsubscribeParams,
      anyOrigin: true,
      status: 204,
    },
    ({ params }) => stopMails(params.token),
  ),
});
