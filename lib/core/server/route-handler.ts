import "server-only";
import { createHash } from "node:crypto";
import { v4 as uuid } from "uuid";
import type { Page } from "@/lib/core/shared/page";
import { z } from "@/lib/core/shared/zod";
import { type FormInput, MAX_FORM_BYTES, MAX_JSON_BYTES, readForm, readJson, withRoom } from "./body";
import { AppError, type ErrorCode, errorResponse, parseInput } from "./errors";
import type { ClientKey } from "./idempotency";
import { logger, requestScope } from "./logger";
import { checkOrigin } from "./origin";
import { consume, consumeByAddress, type LimitName } from "./rate-limit";
import { type SessionUser, unauthorized, userOfRequest } from "./session";

/** What a handler accepts and answers: read by the wrapper, and by /api/openapi.json. */
export type Contract = {
  summary?: string;
  /** For /api/openapi.json: what the shapes can't say. */
  description?: string;
  body?: z.ZodType;
  /** Multipart: the schema of the text fields; files come in `form.files`. */
  form?: z.ZodType;
  query?: z.ZodType;
  params?: z.ZodType;
  response?: z.ZodType;
  /** Success status (200). */
  status?: 200 | 201 | 202 | 204;
  /** Takes an Idempotency-Key. */
  idempotent?: boolean;
  /** What the request counts against, beside the limit every read or write counts against. */
  limit?: LimitName;
  maxBytes?: number;
  /** "array": the answer is the page's items and the next page stands in Link. */
  list?: "array";
  /** Counts against no limit: the service's own questions. */
  unlimited?: boolean;
  /** Other sites may send it: only a provider's callback, which proves itself by its state. */
  anyOrigin?: boolean;
  /** Cache-Control for answers that are the same for everybody. */
  cacheControl?: string;
};

type Parsed<C extends Contract, K extends keyof Contract> = C[K] extends z.ZodType ? z.output<C[K]> : undefined;
export type Input<C extends Contract, User> = {
  user: User;
  body: Parsed<C, "body">;
  query: Parsed<C, "query">;
  params: Parsed<C, "params">;
  fields: Parsed<C, "form">;
  files: Record<string, File>;
  clientKey: ClientKey | undefined;
  request: Request;
};
type Context = { params: Promise<Record<string, string | string[] | undefined>> };
export type Handler = ((request: Request, context?: Context) => Promise<Response>) & {
  contract: Contract;
  guard: GuardName;
};
export type GuardName = "public" | "user" | "mod";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

/** PostgreSQL's text has no NUL, and nothing of ours is named by one. */
const isText = (values: Record<string, string | string[] | undefined>) =>
  !Object.values(values).some((value) => value?.includes("\0"));

/** The first value of each query parameter: a repeated one never becomes an array. */
function firstValues(url: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new URL(url).searchParams) values[name] ??= value;
  if (!isText(values)) throw new AppError("validation");
  return values;
}

const KEY = /^[\x21-\x7e]{1,128}$/;

function clientKeyOf(request: Request, userId: string | undefined, digest: string): ClientKey | undefined {
  const key = request.headers.get("idempotency-key");
  if (key === null || userId === undefined) return undefined;
  if (!KEY.test(key))
    throw new AppError("validation", { message: "Idempotency-Key must be 1 to 128 visible characters" });
  const route = `${request.method} ${new URL(request.url).pathname}`;
  return { userId, key, bodyHash: createHash("sha256").update(`${route}\n${digest}`).digest("hex"), replayed: false };
}

async function applyLimits(request: Request, user: SessionUser | null, extra: LimitName | undefined): Promise<void> {
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (user) await consume(isRead ? "read" : "write", user.id);
  else await consumeByAddress(isRead ? "anonymousRead" : "anonymousWrite", request.headers);
  if (!extra) return;
  if (user) await consume(extra, user.id);
  else await consumeByAddress(extra, request.headers);
}

async function parse<C extends Contract>(
  contract: C,
  request: Request,
  context: Context | undefined,
  userId: string | undefined,
) {
  const named = (await context?.params) ?? {};
  const params = contract.params?.safeParse(named);
  if (!isText(named) || (params && !params.success)) throw new AppError("not_found"); // an id of another form names nothing
  const query = contract.query && firstValues(request.url);
  let form: FormInput | undefined;
  let json: { value: unknown; digest: string } | undefined;
  if (contract.form) form = await readForm(request);
  else if (contract.body) json = await readJson(request, contract.maxBytes ?? MAX_JSON_BYTES);
  return {
    body: contract.body && parseInput(contract.body, json?.value),
    fields: contract.form && parseInput(contract.form, form?.fields),
    files: form?.files ?? {},
    query: contract.query && parseInput(contract.query, query),
    params: params?.data,
    clientKey: contract.idempotent ? clientKeyOf(request, userId, form?.digest ?? json?.digest ?? "") : undefined,
  };
}

const pageShape = z.object({ items: z.array(z.unknown()), nextCursor: z.string().nullable() });

/** Turns what a handler returned into the answer its contract promises. */
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
  return Response.json(body, { status: contract.status ?? 200, headers });
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Runs a request inside its log scope and gives the answer the headers every answer has. */
async function inScope(
  request: Request,
  cacheControl: string | undefined,
  act: () => Promise<Response>,
): Promise<Response> {
  const given = request.headers.get("x-request-id") ?? "";
  const requestId = REQUEST_ID.test(given) ? given : uuid();
  return requestScope.run({ requestId }, async () => {
    let response: Response;
    try {
      response = await act();
    } catch (error) {
      response = errorResponse(error);
    }
    const { status } = response;
    if (status === 403 || status === 429) {
      // An invitation's token is in its address, and whoever has it is invited.
      const path = new URL(request.url).pathname.replace(/^\/api\/invites\/.+/, "/api/invites/…");
      logger.info({ method: request.method, path, status }, "refused");
    }
    const headers = new Headers(response.headers);
    headers.set("X-Request-Id", requestId);
    headers.set("X-Content-Type-Options", "nosniff");
    if (headers.get("Content-Type") === "application/json")
      headers.set("Content-Type", "application/json; charset=utf-8");
    if (!headers.has("Cache-Control"))
      headers.set("Cache-Control", (status < 300 && cacheControl) || "private, no-store");
    return new Response(response.body, { status, headers });
  });
}

/** The one wrapper: authenticate → origin and limits → parse → act → respond. */
const guard =
  <User>(name: GuardName, authenticate: (request: Request) => Promise<{ user: User; session: SessionUser | null }>) =>
  <C extends Contract>(contract: C, act: (input: Input<C, User>) => unknown): Handler => {
    const handle = (request: Request, context?: Context) =>
      inScope(request, contract.cacheControl, async () => {
        const { user, session } = await authenticate(request);
        const scope = requestScope.getStore();
        if (scope && session) scope.userId = session.id;
        if (!contract.anyOrigin) checkOrigin(request);
        if (!contract.unlimited) await applyLimits(request, session, contract.limit);
        const most = contract.form ? MAX_FORM_BYTES : contract.body ? (contract.maxBytes ?? MAX_JSON_BYTES) : 0;
        return withRoom(request, most, async () => {
          const parsed = await parse(contract, request, context, session?.id);
          const input = { user, request, ...parsed } as Input<C, User>; // each part was parsed by its schema
          const result = await act(input);
          return respond(contract, result, request, parsed.clientKey?.replayed ?? false);
        });
      });
    return Object.assign(handle, { contract, guard: name });
  };

const required = async (request: Request) => {
  const session = await userOfRequest(request);
  if (!session) throw unauthorized();
  return { user: session, session };
};

/** `user` is the signed-in user or null. */
export const anyone = guard<SessionUser | null>("public", async (request) => {
  const session = await userOfRequest(request);
  return { user: session, session };
});

/** Looks nobody up, so it answers without a database. */
export const service = guard<null>("public", async () => ({ user: null, session: null }));

/** 401 without a session. */
export const user = guard<SessionUser>("user", required);

/** 401 without a session, 404 for everybody who is no moderator: to them the path does not exist. */
export const mod = guard<SessionUser>("mod", async (request) => {
  const signedIn = await required(request);
  if (!signedIn.user.isModerator) throw new AppError("not_found");
  return signedIn;
});

const refusal =
  (code: ErrorCode, headers: Record<string, string> = {}) =>
  (request: Request) =>
    inScope(request, undefined, async () => {
      const response = errorResponse(new AppError(code));
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      return response;
    });

type Exports = Record<Method | "HEAD" | "OPTIONS", (request: Request, context: Context) => Promise<Response>>;

/** The exports of a route file; methods it lacks answer 405 with Allow. */
export function route(handlers: Partial<Record<Method, Handler>>): Exports {
  const allowed = METHODS.filter((method) => handlers[method]);
  const Allow = [...allowed, ...(handlers.GET ? ["HEAD"] : [])].join(", ");
  const refuse = refusal("method_not_allowed", { Allow });
  const get = handlers.GET;
  return {
    GET: handlers.GET ?? refuse,
    POST: handlers.POST ?? refuse,
    PUT: handlers.PUT ?? refuse,
    PATCH: handlers.PATCH ?? refuse,
    DELETE: handlers.DELETE ?? refuse,
    HEAD: get ? async (request, context) => withoutBody(await get(request, context)) : refuse,
    OPTIONS: refuse,
  };
}

const withoutBody = ({ status, headers }: Response) => new Response(null, { status, headers });

/** Every method of an unknown path. */
export const unknownPath = refusal("not_found");
