import "server-only";
import { AppError, errorResponse } from "@/lib/core/server/errors";
import { sealedCookie } from "@/lib/core/server/sealed-cookie";
import { z } from "@/lib/core/shared/zod";
import type { Suspended } from "./queries";

/** Whose suspended account this browser has shown to be its own: for an hour, long enough to write an objection. */
export const objectionCookie = sealedCookie("windmile.objection", 3600, z.object({ userId: z.uuid() }));

/** The answer to a right password of somebody who is suspended: 403 with the reason, and where they may object the way to. */
export async function offerObjection({ userId, message, mayObject }: Suspended): Promise<Response> {
  const response = errorResponse(new AppError(mayObject ? "suspended" : "forbidden", { message }));
  if (mayObject) response.headers.append("Set-Cookie", await objectionCookie.set({ userId }));
  return response;
}
