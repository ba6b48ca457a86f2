import type { SignedIn } from "@/lib/auth/accounts/schema";
import { postJson } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";

/** Restores an account that is scheduled for deletion. */
export const requestRestore = () => postJson<SignedIn>(paths.api.restore);
