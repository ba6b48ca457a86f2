import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import pino from "pino";
import { env } from "./env";
import { traceIds } from "./tracing";

/** The request data in a log line. */
type RequestScope = {
  requestId: string;
  userId?: string;
  /** Sent by Background Sync while no page was open, so no one sees the response. */
  isInBackground?: true;
};
export const requestScope = new AsyncLocalStorage<RequestScope>();
export const isInBackground = (): boolean => requestScope.getStore()?.isInBackground ?? false;

const SECRETS = [
  "password",
  "confirmPassword",
  "currentPassword",
  "code",
  "token",
  "cookie",
  "authorization",
  "secret",
];
const PERSONAL = ["email", "phoneNumber", "identifier", "destination", "to", "latitude", "longitude", "near"];

/**
 * One JSON object per line, UTC. Secrets and personal data are removed anywhere in the first three levels; addresses
 * inside free text (such as a driver's message) are masked as well.
 */
export const logger = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: [...SECRETS, ...PERSONAL].flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: "[redacted]" },
  mixin: () => ({ ...requestScope.getStore(), ...traceIds() }),
  formatters: { level: (level) => ({ level }) },
  serializers: { error: describeError },
});

const DATABASE_URL = /postgres(?:ql)?:\/\/\S+/g;
const PHONE = /\+\d{8,15}/g;
const WORD = /[^\s"'`<>(),;=:/\\[\]{}|]+/g;

const LONGEST_MESSAGE = 1000;
const LONGEST_STACK = 8000;
const STACK_LINES = 11;
const DEEPEST_CAUSE = 4;

/**
 * The start of a text without addresses and phone numbers. Truncated before matching, and with patterns that read each
 * character once, because the text may be a stranger's, of any length.
 */
function masked(text: string, longest: number): string {
  const isCut = text.length > longest;
  // Truncation may cut an address in half, so the last, incomplete word is removed too.
  const shortened = isCut ? text.slice(0, longest).replace(/^(.*\s)?\S*$/s, "$1…") : text;
  return shortened
    .replace(DATABASE_URL, "[redacted]")
    .replace(PHONE, "[redacted]")
    .replace(WORD, (word) => (word.indexOf("@") > 0 ? "[redacted]" : word));
}

export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { message: masked(String(error), LONGEST_MESSAGE) };
  // The stack repeats the message, which may contain several lines.
  const stack = error.stack?.slice(error.stack.indexOf("\n    at ") + 1);
  return {
    name: error.name,
    message: masked(error.message, LONGEST_MESSAGE),
    stack: stack && masked(stack, LONGEST_STACK).split("\n").slice(0, STACK_LINES).join("\n"),
    ...(error.cause === undefined || depth >= DEEPEST_CAUSE ? {} : { cause: describeError(error.cause, depth + 1) }),
  };
}
