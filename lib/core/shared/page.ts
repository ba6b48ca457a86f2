import { decimal } from "./decimal";
import { z } from "./zod";

/** One page of a list; `nextCursor` is null on the last page. */
export type Page<T> = { items: T[]; nextCursor: string | null };

export const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 50;
const MAX_SIZE = 100;

const clamped = (max: number) =>
  decimal(z.coerce.number().int()).transform((value) => Math.min(Math.max(value, 1), max));

/** `?limit=&cursor=`: a limit out of range is clamped, and a cursor is validated when it is decoded. */
export const pageQuery = z.object({
  limit: clamped(MAX_LIMIT).default(DEFAULT_LIMIT),
  cursor: z.string().max(500).optional(),
});
export type PageQuery = z.output<typeof pageQuery>;

/** `size` is the spec's name for `limit` on venues and events, used if `limit` is absent. */
export const sizeQuery = z.object({
  limit: clamped(MAX_LIMIT).optional(),
  size: clamped(MAX_SIZE).default(DEFAULT_LIMIT),
  cursor: z.string().max(500).optional(),
});
