import "server-only";
import { redirect } from "next/navigation";
import { paths } from "@/lib/core/shared/paths";
import { currentUser, type SessionUser } from "./session";

/**
 * The signed-in user of a member page. The middleware only sees a token; if its session has ended, `/api/login` clears
 * the cookie before it redirects to sign-up, so that there is no loop.
 */
export async function requireMember(callbackUrl: string): Promise<SessionUser> {
  const user = await currentUser();
  if (!user) redirect(paths.api.login({ expired: 1, callbackUrl }));
  return user;
}
