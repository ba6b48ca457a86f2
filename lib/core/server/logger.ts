import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import pino from "pino";
import { env } from "./env";

/** What a log line says of the request it belongs to. */
type RequestScope = { requestId: string; userId?: string };
export const requestScope = new AsyncLocalStorage<RequestScope>();

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
  mixin: () => ({ ...requestScope.getStore() }),
  formatters: { level: (level) => ({ level }) },
  serializers: { error: describeError },
});

const ADDRESS = /[\w.+-]+@[\w-]+\.[\w.]+|\+\d{8,15}|postgres(?:ql)?:\/\/\S+/g;

export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error).slice(0, 500) };
  return {
    name: error.name,
    message: error.message.replace(ADDRESS, "[redacted]").slice(0, 1000),
    stack: error.stack?.replace(ADDRESS, "[redacted]").split("\n").slice(1, 12).join("\n"),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
