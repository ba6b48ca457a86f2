import "server-only";
import { z } from "zod";

const coded = z.object({ code: z.union([z.string(), z.number()]) });
const withOriginalCode = z.object({ originalCode: z.string() });
const withMeta = z.object({ meta: z.object({ driverAdapterError: z.unknown() }) });

/** Connection failures of the socket, of the server (SQLSTATE classes 08 and 57P, 53300, 58), and of Prisma. */
const UNAVAILABLE_CODES =
  /^(E(CONNREFUSED|CONNRESET|HOSTUNREACH|TIMEDOUT|PIPE|NOTFOUND|AI_AGAIN)|08\w{3}|57P0\d|57014|53\d{3}|58\w{3}|P1001|P1002|P1008|P1017|P2024|P2028)$/;
const UNAVAILABLE_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|server closed the connection|Can't reach database|DatabaseNotReachable|SocketTimeout|ConnectionClosed|the database system is (starting up|shutting down)|Unable to start a transaction|Transaction already closed|Connection (is )?(not open|ended)|Client (has encountered|was closed)/i;
const RETRYABLE = /^(40001|40P01|P2034)$/;

function* chain(error: unknown): Generator<unknown> {
  let current = error;
  for (let depth = 0; depth < 6 && current !== undefined && current !== null; depth += 1) {
    yield current;
    const meta = withMeta.safeParse(current);
    if (meta.success) yield* chain(meta.data.meta.driverAdapterError);
    current =
      current instanceof AggregateError ? current.errors[0] : current instanceof Error ? current.cause : undefined;
  }
}

const codeOf = (error: unknown) => String(coded.safeParse(error).data?.code ?? "");
const hasCode = (error: unknown, codes: RegExp): boolean =>
  [...chain(error)].some(
    (link) => codes.test(codeOf(link)) || codes.test(withOriginalCode.safeParse(link).data?.originalCode ?? ""),
  );
const hasText = (error: unknown, text: RegExp): boolean =>
  [...chain(error)].some((link) => link instanceof Error && text.test(link.message));

/** Whether the database couldn't be reached or didn't respond in time: 503, and worth retrying later. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  hasCode(error, UNAVAILABLE_CODES) || hasText(error, UNAVAILABLE_TEXT);

/** Whether a transaction lost a race that the database resolved, so that retrying it is right. */
export const isRetryable = (error: unknown): boolean => hasCode(error, RETRYABLE);

/**
 * Whether a prepared statement would now return different columns than it was planned with, because the schema changed.
 */
export const isStalePlan = (error: unknown): boolean => hasText(error, /cached plan must not change result type/);

const UNSUPPORTED_SETTING = /unsupported startup parameter/i;

/** Whether a pooler refused the settings that a connection started with. */
export const isPoolerRefusal = (error: unknown): boolean =>
  [...chain(error)].some(
    (link) => link instanceof Error && codeOf(link) === "08P01" && UNSUPPORTED_SETTING.test(link.message),
  );

/** Whether a pooler passed a prepared statement to a connection that doesn't have it, or has another by its name. */
export const isLostStatement = (error: unknown): boolean => hasCode(error, /^(26000|42P05)$/);

export const isUniqueViolation = (error: unknown): boolean => hasCode(error, /^(23505|P2002)$/);
