import "server-only";
import { isKeyedHash, keyedHash } from "@/lib/auth/codes/keyed-hash";

const PURPOSE = "unsubscribe";

/** Identifies whose emails to stop, for anyone who has the email: it is signed, and allows nothing else. */
export const unsubscribeToken = (userId: string): string => `${userId}.${keyedHash(PURPOSE, userId)}`;

/** The token's user; null if we didn't sign it. */
export function unsubscriberOf(token: string): string | null {
  const [userId = "", signature = ""] = token.split(".");
  return isKeyedHash(signature, PURPOSE, userId) ? userId : null;
}
