import "server-only";
import { AppError, errorResponse } from "@/lib/core/server/errors";
import { sealedCookie } from "@/lib/core/server/sealed-cookie";
import { z } from "@/lib/core/shared/zod";
import type { Suspended } from "./queries";

/** Remembers for an hour, long enough to write an appeal, which suspended account this browser has logged in to. */
export const appealCookie = sealedCookie("windmile.objection", 3600, z.object({ userId: z.uuid() }));

/**
 * The response to a suspended person's correct password: 403 with the reason, and with a way to appeal where that is
 * allowed.
 */
export async function offerAppeal({ userId, message, canAppeal }: Suspended): Promise<Response> {
  const response = errorResponse(new AppError(canAppeal ? "suspended" : "forbidden", { message }));
  if (canAppeal) response.headers.append("Set-Cookie", await appealCookie.set({ userId }));
  return response;
}
