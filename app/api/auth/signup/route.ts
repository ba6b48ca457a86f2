import { startSignUp } from "@/lib/auth/attempts/mutations";
import { readSignUps, signUpCookie } from "@/lib/auth/attempts/sign-up-cookie";
import { signUpAnswerSchema, signUpSchema } from "@/lib/auth/credentials/schema";
import { withCookies } from "@/lib/core/server/responses";
import { route, sessionlessRoute } from "@/lib/core/server/route-handler";

const summary = "Sign up and get a verification code; the response is the same if the email or phone number is taken";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: sessionlessRoute(
    { summary, body: signUpSchema, response: signUpAnswerSchema, limit: "signUp" },
    async ({ body, request }) => {
      const { answer, ...more } = await startSignUp(body);
      return withCookies(answer, [signUpCookie(readSignUps(request), more)]);
    },
  ),
});
