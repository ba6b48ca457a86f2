import "server-only";
import { clientAddress } from "@/lib/core/server/client-address";
import { userOfRequest } from "@/lib/core/server/session";
import { knownIn } from "./known-cookie";
import { deviceOf } from "./rules";

/** What a sign-in knows of the request: the device it names, the address it is counted against, who was here before. */
export type Visit = { device: string; address: string; known: string[]; previousSessionId: string | null };

export async function visitOf(request: Request): Promise<Visit> {
  const previous = await userOfRequest(request);
  return {
    device: deviceOf(request.headers.get("user-agent")),
    address: clientAddress(request.headers).key,
    known: knownIn(request),
    previousSessionId: previous?.sessionId ?? null,
  };
}
