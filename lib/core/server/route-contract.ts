import "server-only";
import { pageQuery } from "@/lib/core/shared/page";
import type { z } from "@/lib/core/shared/zod";
import type { ClientKey } from "./idempotency";
import type { LimitName } from "./rate-limit";

/** A handler's input and response, used by the wrapper and by /api/openapi.json. */
export type Contract = {
  summary?: string;
  /** For /api/openapi.json: what the schemas can't express. */
  description?: string;
  body?: z.ZodType;
  /** Multipart: the schema of the text fields; files are in `form.files`. */
  form?: z.ZodType;
  query?: z.ZodType;
  params?: z.ZodType;
  response?: z.ZodType;
  /** Success status (200). */
  status?: 200 | 201 | 202 | 204;
  /** Accepts an Idempotency-Key. */
  idempotent?: boolean;
  /** An additional rate limit, besides the general one for reads or writes. */
  limit?: LimitName;
  maxBytes?: number;
  /** "array": the response is the page's items, and the next page is in Link. */
  list?: "array";
  /** Not counted as a read or write, only toward its own `limit`, if any. */
  unlimited?: boolean;
  /** Other sites may send it: only a provider's callback, which its state authenticates. */
  anyOrigin?: boolean;
  /** The response has an ETag, so that polling costs only a few bytes while nothing changes. */
  revalidated?: boolean;
  /** Cache-Control for responses that are the same for everyone. */
  cacheControl?: string;
};

/** The contract of a paginated list; one with more parameters overrides `query`. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  ({ query: pageQuery, list: "array", response: item.array() }) as const;

/** The contract of a POST that creates something, once no matter how often it is sent. */
export const createdOnce = <Made extends z.ZodType>(response: Made) =>
  ({ response, status: 201, idempotent: true }) as const;

type Parsed<C extends Contract, K extends keyof Contract> = C[K] extends z.ZodType ? z.output<C[K]> : undefined;
export type HandlerInput<C extends Contract, User> = {
  user: User;
  body: Parsed<C, "body">;
  query: Parsed<C, "query">;
  params: Parsed<C, "params">;
  fields: Parsed<C, "form">;
  files: Record<string, File>;
  clientKey: ClientKey | undefined;
  request: Request;
};
export type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };
export type Handler = ((request: Request, context?: RouteContext) => Promise<Response>) & {
  contract: Contract;
  guard: GuardName;
};
export type GuardName = "public" | "user" | "moderator";
