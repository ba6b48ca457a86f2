import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import pino from "pino";
import { env } from "./env";

/** What a log line says of the request it belongs to. */
type RequestScope = {
  requestId: string;
  userId?: string;
  /** Sent by Background Sync while no page was open: nobody sees the answer. */
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
 * One JSON object a line, UTC. Secrets and personal data are cut wherever they stand in the first three levels;
 * addresses inside free text (a driver's message, say) are masked as well.
 */
export const logger = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: [...SECRETS, ...PERSONAL].flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: "[redacted]" },
  mixin: () => ({ ...requestScope.getStore(), ...globalThis.windmileTelemetry?.scope() }),
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
 * The beginning of a text without addresses and numbers. Cut before anything is looked for, and with patterns that read
 * each character once: the text may be a stranger's, of any length.
 */
function masked(text: string, longest: number): string {
  const isCut = text.length > longest;
  // What is cut may end within an address: its last, broken word goes too.
  const kept = isCut ? text.slice(0, longest).replace(/^(.*\s)?\S*$/s, "$1…") : text;
  return kept
    .replace(DATABASE_URL, "[redacted]")
    .replace(PHONE, "[redacted]")
    .replace(WORD, (word) => (word.indexOf("@") > 0 ? "[redacted]" : word));
}

export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { message: masked(String(error), LONGEST_MESSAGE) };
  // The stack repeats the message, which may have lines of its own.
  const stack = error.stack?.slice(error.stack.indexOf("\n    at ") + 1);
  return {
    name: error.name,
    message: masked(error.message, LONGEST_MESSAGE),
    stack: stack && masked(stack, LONGEST_STACK).split("\n").slice(0, STACK_LINES).join("\n"),
    ...(error.cause === undefined || depth >= DEEPEST_CAUSE ? {} : { cause: describeError(error.cause, depth + 1) }),
  };
}
