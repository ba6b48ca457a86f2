import "server-only";
import { clientAddress } from "@/lib/core/server/client-address";
import { userOfRequest } from "@/lib/core/server/session";
import { knownIn } from "./known-device-cookie";
import { deviceOf } from "./rules";

/**
 * What a login knows about the request: its device, the address that rate limits count against, and previous accounts.
 */
export type RequestDevice = { device: string; address: string; known: string[]; previousSessionId: string | null };

export async function requestDevice(request: Request): Promise<RequestDevice> {
  const previous = await userOfRequest(request);
  return {
    device: deviceOf(request.headers.get("user-agent")),
    address: clientAddress(request.headers).key,
    known: knownIn(request),
    previousSessionId: previous?.sessionId ?? null,
  };
}
