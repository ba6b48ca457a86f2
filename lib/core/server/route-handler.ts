import "server-only";
import { createHash } from "node:crypto";
import { tableOf } from "@/lib/core/shared/keys";
import type { Page } from "@/lib/core/shared/page";
import { z } from "@/lib/core/shared/zod";
import { withReservedMemory } from "./body";
import { AppError } from "./errors";
import { requestScope } from "./logger";
import { hasEtag } from "./media-response";
import { checkOrigin } from "./origin";
import { consumeRequest } from "./rate-limit";
import { bodyLimit, parse } from "./request-input";
import { inScope, refusal } from "./request-scope";
import type { Contract, GuardName, Handler, HandlerInput, RouteContext } from "./route-contract";
import { canModerate, isSessionRevoked, type SessionUser, userOfRequest } from "./session";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

const pageShape = z.object({ items: z.array(z.unknown()), nextCursor: z.string().nullable() });

function respond(contract: Contract, result: unknown, request: Request, replayed: boolean): Response {
  if (result instanceof Response) return result;
  const headers = new Headers();
  if (replayed) headers.set("Idempotent-Replayed", "true");
  if (contract.status === 204) return new Response(null, { status: 204, headers });
  let body = result ?? null;
  if (contract.list === "array") {
    const page: Page<unknown> = pageShape.parse(result);
    body = page.items;
    if (page.nextCursor !== null) {
      const { pathname, searchParams } = new URL(request.url);
      searchParams.set("cursor", page.nextCursor);
      headers.set("Link", `<${pathname}?${searchParams}>; rel="next"`);
    }
  }
  if (contract.revalidated) return conditional(request, body, headers);
  return Response.json(body, { status: contract.status ?? 200, headers });
}

/** The response with its ETag, or 304 if the client has it. Only the browser caches it, and revalidates each time. */
function conditional(request: Request, body: unknown, headers: Headers): Response {
  const text = JSON.stringify(body);
  const etag = `"${createHash("sha256")
    .update(headers.get("Link") ?? "")
    .update(text)
    .digest("base64url")
    .slice(0, 22)}"`;
  headers.set("ETag", etag);
  headers.set("Cache-Control", "private, no-cache");
  if (hasEtag(request, etag)) return new Response(null, { status: 304, headers });
  headers.set("Content-Type", "application/json");
  return new Response(text, { headers });
}

/** A write that waited offline names its account: it must not run in the session of someone who logged in since. */
function checkAccount(request: Request, session: SessionUser | null): void {
  const account = request.headers.get("x-account");
  if (account !== null && account !== session?.id) throw new AppError("other_account");
}

/** The wrapper of all handlers: authenticate → check origin and limits → parse → act → respond. */
const guard =
  <User>(name: GuardName, authenticate: (request: Request) => Promise<{ user: User; session: SessionUser | null }>) =>
  <C extends Contract>(contract: C, run: (input: HandlerInput<C, User>) => unknown): Handler => {
    const handle = (request: Request, context?: RouteContext) =>
      inScope(request, contract.cacheControl, async () => {
        const { user, session } = await authenticate(request);
        const scope = requestScope.getStore();
        if (scope && session) scope.userId = session.id;
        if (scope && request.headers.has("x-background-sync")) scope.isInBackground = true;
        if (!contract.anyOrigin) checkOrigin(request);
        checkAccount(request, session);
        await consumeRequest(request, session?.id, contract);
        return withReservedMemory(request, { max: bodyLimit(contract), sender: session?.id }, async () => {
          const parsed = await parse(contract, request, context, session?.id);
          const input = { user, request, ...parsed } as HandlerInput<C, User>; // Each part has been parsed by its schema.
          const result = await run(input);
          return respond(contract, result, request, parsed.clientKey?.replayed ?? false);
        });
      });
    return Object.assign(handle, { contract, guard: name });
  };

const required = async (request: Request) => {
  const session = await userOfRequest(request);
  if (!session) throw new AppError("unauthorized", { clearsDevice: await isSessionRevoked(request) });
  return { user: session, session };
};

/** `user` is the signed-in user or null. */
export const publicRoute = guard<SessionUser | null>("public", async (request) => {
  const session = await userOfRequest(request);
  return { user: session, session };
});

/** Doesn't look up the session, so it can respond without the database. */
export const sessionlessRoute = guard<null>("public", async () => ({ user: null, session: null }));

export const userRoute = guard<SessionUser>("user", required);

/** 401 without a session, 404 for everyone who isn't a moderator: to them the path doesn't exist. */
export const moderatorRoute = guard<SessionUser>("moderator", async (request) => {
  const signedIn = await required(request);
  if (!signedIn.user.isModerator) throw new AppError("not_found");
  if (!canModerate(signedIn.user)) {
    throw new AppError("second_factor", {
      message: "Two-step verification is required for moderators. Set it up in Settings, My Account",
    });
  }
  return signedIn;
});

type Exports = Record<Method | "HEAD" | "OPTIONS", (request: Request, context: RouteContext) => Promise<Response>>;

/** The exports of a route file; missing methods respond with 405 and Allow. */
export function route(handlers: Partial<Record<Method, Handler>>): Exports {
  const allowed = METHODS.filter((method) => handlers[method]);
  const Allow = [...allowed, ...(handlers.GET ? ["HEAD"] : [])].join(", ");
  const refuse = refusal("method_not_allowed", { Allow });
  const get = handlers.GET;
  return {
    ...tableOf(METHODS, (method) => handlers[method] ?? refuse),
    HEAD: get ? async (request, context) => withoutBody(await get(request, context)) : refuse,
    OPTIONS: refuse,
  };
}

const withoutBody = ({ status, headers }: Response) => new Response(null, { status, headers });

/** Every method of an unknown path. */
export const unknownPath = refusal("not_found");
