import "server-only";
import { decode, encode, type JWT } from "next-auth/jwt";
import { secret, secrets } from "./env";

/** `salt` prevents a cookie of one name from being used as another. */
type Sealing = { maxAge: number; salt?: string };

/** An encrypted token with an expiry. */
export const sealToken = (token: Record<string, unknown>, { maxAge, salt = "" }: Sealing): Promise<string> =>
  encode({ token, secret: secret(), maxAge, salt });

/** A token's content; null if it isn't ours or has expired. */
export async function openToken(token: string, salt = ""): Promise<JWT | null> {
  for (const secret of secrets()) {
    const opened = await decode({ token, secret, salt }).catch(() => null);
    if (opened) return opened;
  }
  return null;
}
