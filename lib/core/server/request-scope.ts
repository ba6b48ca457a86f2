import "server-only";
import { v4 as uuid } from "uuid";
import { AppError, type ErrorCode, errorResponse } from "./errors";
import { logger, requestScope } from "./logger";
import { recordWrite, runOnReplica } from "./replica";
import { setSpanAttributes } from "./tracing";

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Runs a request inside its log scope and adds the headers that every response has. */
export async function inScope(
  request: Request,
  cacheControl: string | undefined,
  task: () => Promise<Response>,
): Promise<Response> {
  const given = request.headers.get("x-request-id") ?? "";
  const requestId = REQUEST_ID.test(given) ? given : uuid();
  setSpanAttributes({ "windmile.request.id": requestId });
  return requestScope.run({ requestId }, async () => {
    let response: Response;
    try {
      response = await runOnReplica(request, task);
    } catch (error) {
      response = errorResponse(error);
    }
    const { status } = response;
    if (status === 403 || status === 429) {
      // Some paths contain a token, which lets anyone accept an invitation, unsubscribe someone, or read a calendar.
      const path = new URL(request.url).pathname.replace(/^\/api\/(invites|unsubscribe|calendars)\/.+/, "/api/$1/…");
      logger.info({ method: request.method, path, status }, "refused");
    }
    const headers = new Headers(response.headers);
    headers.set("X-Request-Id", requestId);
    headers.set("X-Content-Type-Options", "nosniff");
    if (headers.get("Content-Type") === "application/json")
      headers.set("Content-Type", "application/json; charset=utf-8");
    recordWrite(request, { status, headers });
    if (!headers.has("Cache-Control"))
      headers.set("Cache-Control", (status < 300 && cacheControl) || "private, no-store");
    return new Response(response.body, { status, headers });
  });
}

export const refusal =
  (code: ErrorCode, headers: Record<string, string> = {}) =>
  (request: Request) =>
    inScope(request, undefined, async () => {
      const response = errorResponse(new AppError(code));
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      return response;
    });
