import { saveProgress, startOfSignUp } from "@/components/auth/sign-up-progress";
import { requestNewCode } from "@/lib/auth/credentials/hooks";
import { normalizeIdentifier } from "@/lib/auth/credentials/schema";
import { navigate } from "@/lib/core/client/navigate";
import { paths } from "@/lib/core/shared/paths";

/** The password was right but the address is unverified: sends a new code and opens the verification step. */
export async function continueSignUp(identifier: string, callbackUrl: string): Promise<void> {
  const known = normalizeIdentifier(identifier);
  if (!known) return;
  const address = "email" in known ? { email: known.email, phoneNumber: null } : { email: null, ...known };
  await requestNewCode(address);
  const method = address.email === null ? ("phone" as const) : ("email" as const);
  saveProgress({ ...startOfSignUp(callbackUrl), step: "verify", method, ...address, resentAt: Date.now() });
  navigate(paths.signup());
}
