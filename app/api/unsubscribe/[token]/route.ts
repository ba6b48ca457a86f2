import { redirectTo } from "@/lib/core/server/responses";
import { publicRoute, route } from "@/lib/core/server/route-handler";
import { paths } from "@/lib/core/shared/paths";
import { unsubscribeFromMails } from "@/lib/notifications/mails/mutations";
import { unsubscribeParams } from "@/lib/notifications/mails/schema";

/** RFC 8058: mail clients POST here without a session, a page, or an Origin header of ours. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  // Mail scanners open every link, so GET must not unsubscribe anyone.
  GET: publicRoute({ summary: "Redirect to the unsubscribe page", params: unsubscribeParams }, ({ params }) =>
    redirectTo(paths.unsubscribe(params.token)),
  ),
  POST: publicRoute(
    {
      summary: "Unsubscribe from activity emails in one click",
      params: unsubscribeParams,
      anyOrigin: true,
      status: 204,
    },
    ({ params }) => unsubscribeFromMails(params.token),
  ),
});
