import "server-only";
import { redirect } from "next/navigation";
import { paths } from "@/lib/core/shared/paths";
import { currentUser, type SessionUser } from "./session";

/**
 * The signed-in user of a member page. The middleware saw a token, but the session behind it may have ended:
 * then `/api/login` clears the cookie before it goes on to sign-up, so there is no loop.
 */
export async function memberOf(callbackUrl: string): Promise<SessionUser> {
  const user = await currentUser();
  if (!user) redirect(paths.api.login({ expired: 1, callbackUrl }));
  return user;
}
