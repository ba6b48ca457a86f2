import { getCurrentUser } from "@/lib/account/queries";
import { currentUserSchema } from "@/lib/auth/accounts/schema";
import { removeAddress, startAddressChange } from "@/lib/auth/addresses/mutations";
import { changeAddressSchema, removeAddressSchema } from "@/lib/auth/addresses/schema";
import { readSignUps, signUpCookie } from "@/lib/auth/attempts/sign-up-cookie";
import { withCookies } from "@/lib/core/server/responses";
import { route, userRoute } from "@/lib/core/server/route-handler";

const summary = "Send a code to a new email address or phone number";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: userRoute(
    { summary, body: changeAddressSchema, status: 204, limit: "code" },
    async ({ user, body, request }) => {
      const message = await startAddressChange(user, body);
      return withCookies(undefined, [signUpCookie(readSignUps(request), { message })]);
    },
  ),
  DELETE: userRoute(
    {
      summary: "Remove your email address or phone number, if you have both",
      body: removeAddressSchema,
      response: currentUserSchema,
      limit: "code",
    },
    async ({ user, body }) => {
      await removeAddress(user, body);
      return getCurrentUser(user.id);
    },
  ),
});
