import "server-only";
import { AppError, errorResponse } from "@/lib/core/server/errors";
import { clearedCookie, hostCookie, setCookie } from "@/lib/core/server/set-cookie";
import { openToken, sealToken } from "@/lib/core/server/signed-token";
import { z } from "@/lib/core/shared/zod";
import type { Suspended } from "./queries";

const NAME = hostCookie("windmile.objection");
/** Long enough to write one. */
const MAX_AGE = 3600;

const held = z.object({ userId: z.uuid() });

/** Says for an hour that this browser has shown whose suspended account it is. */
export async function objectionCookie(userId: string): Promise<string> {
  const value = await sealToken({ userId }, { maxAge: MAX_AGE, salt: NAME });
  return setCookie(NAME, value, MAX_AGE);
}

/** Whose suspended account this browser has shown to be its own. */
export async function readObjection(token: string | undefined): Promise<string | null> {
  if (!token) return null;
  const decoded = await openToken(token, NAME);
  return held.safeParse(decoded).data?.userId ?? null;
}

/** The answer to a right password of somebody who is suspended: 403 with the reason, and where they may object the way to. */
export async function offerObjection({ userId, message, mayObject }: Suspended): Promise<Response> {
  const response = errorResponse(new AppError(mayObject ? "suspended" : "forbidden", { message }));
  if (mayObject) response.headers.append("Set-Cookie", await objectionCookie(userId));
  return response;
}

export const OBJECTION_COOKIE = NAME;
export const clearedObjectionCookie = () => clearedCookie(NAME);
