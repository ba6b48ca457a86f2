import "server-only";
import { isKeyedHash, keyedHash } from "@/lib/auth/codes/keyed-hash";

const PURPOSE = "unsubscribe";

/** Says whose mails may be stopped, by whoever holds the mail: it is signed, and opens nothing else. */
export const unsubscribeToken = (userId: string): string => `${userId}.${keyedHash(PURPOSE, userId)}`;

/** Whose token it is; null for one we did not make. */
export function unsubscriberOf(token: string): string | null {
  const [userId = "", signature = ""] = token.split(".");
  return isKeyedHash(signature, PURPOSE, userId) ? userId : null;
}
