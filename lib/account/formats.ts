import "server-only";
import { offerAppeal } from "@/lib/auth/appeals/appeal-cookie";
import { suspensionOf } from "@/lib/auth/appeals/queries";
import type { SignInOutcome } from "@/lib/auth/logins/mutations";
import { offerRestore } from "@/lib/auth/restores/restore-cookie";
import { knownCookie, knownIn } from "@/lib/auth/sessions/known-device-cookie";
import { withSession } from "@/lib/core/server/responses";
import { getCurrentUser } from "./queries";

/** The response to correct credentials: the session, or the next step for a suspended or leaving account. */
export async function signInResponse(request: Request, entered: SignInOutcome, cookies: string[] = []) {
  if ("suspendedId" in entered) return offerAppeal(await suspensionOf(entered.suspendedId));
  if ("leaving" in entered) return offerRestore(entered.leaving);
  const { claims } = entered;
  const user = await getCurrentUser(claims.sub);
  return withSession({ user }, claims, [...cookies, knownCookie(knownIn(request), claims.sub)]);
}
