import "server-only";
import { AppError, errorResponse } from "@/lib/core/server/errors";
import { sealedCookie } from "@/lib/core/server/sealed-cookie";
import { z } from "@/lib/core/shared/zod";
import type { Suspended } from "./queries";

/** Remembers for an hour, long enough to write an appeal, which suspended account this browser has logged in to. */
export const objectionCookie = sealedCookie("windmile.objection", 3600, z.object({ userId: z.uuid() }));

/**
 * The response to a suspended person's correct password: 403 with the reason, and with a way to appeal where that is
 * allowed.
 */
export async function offerObjection({ userId, message, mayObject }: Suspended): Promise<Response> {
  const response = errorResponse(new AppError(mayObject ? "suspended" : "forbidden", { message }));
  if (mayObject) response.headers.append("Set-Cookie", await objectionCookie.set({ userId }));
  return response;
}
