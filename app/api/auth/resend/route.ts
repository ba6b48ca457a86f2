import { resendSchema } from "@/lib/auth/accounts/schema";
import { begunCookie, begunIn } from "@/lib/auth/attempts/begun-cookie";
import { resendCode } from "@/lib/auth/attempts/mutations";
import { withCookies } from "@/lib/core/server/responses";
import { route, service } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: service(
    { summary: "Send another code", body: resendSchema, status: 204, limit: "code" },
    async ({ body, request }) => {
      const begun = begunIn(request);
      return withCookies(undefined, [begunCookie(begun, { message: await resendCode(body, begun) })]);
    },
  ),
});
