import "server-only";
import { pageQuery } from "@/lib/core/shared/page";
import type { z } from "@/lib/core/shared/zod";
import type { ClientKey } from "./idempotency";
import type { LimitName } from "./rate-limit";

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
  /** Counts as no read or write of anybody's, at most against the `limit` named beside it. */
  unlimited?: boolean;
  /** Other sites may send it: only a provider's callback, which proves itself by its state. */
  anyOrigin?: boolean;
  /** The answer carries an ETag, so that who asks again and again is told in a few bytes that nothing is new. */
  revalidated?: boolean;
  /** Cache-Control for answers that are the same for everybody. */
  cacheControl?: string;
};

/** The contract of a list by pages; one that takes more than a page names its own `query` after it. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  ({ query: pageQuery, list: "array", response: item.array() }) as const;

/** The contract of a POST that makes something, once however often it is sent. */
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
export type GuardName = "public" | "user" | "mod";
