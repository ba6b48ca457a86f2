import "server-only";
import { decode, encode, type JWT } from "next-auth/jwt";
import { secret, secrets } from "./env";

/** `salt` keeps a cookie of one name from being taken for another's. */
type Sealing = { maxAge: number; salt?: string };

/** An encrypted token that says when it ends. */
export const sealToken = (token: Record<string, unknown>, { maxAge, salt = "" }: Sealing): Promise<string> =>
  encode({ token, secret: secret(), maxAge, salt });

/** What a token of ours says; null when it is not ours, or over. */
export async function openToken(token: string, salt = ""): Promise<JWT | null> {
  for (const secret of secrets()) {
    const opened = await decode({ token, secret, salt }).catch(() => null);
    if (opened) return opened;
  }
  return null;
}
