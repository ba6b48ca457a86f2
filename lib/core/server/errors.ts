import "server-only";
import type { z } from "zod";
import { isDatabaseAway } from "./db-errors";
import { logger } from "./logger";

/** The one table of what can go wrong and the status it is answered with. */
const STATUS = {
  validation: 400,
  unauthorized: 401,
  forbidden: 403,
  unverified: 403,
  suspended: 403,
  second_factor: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  leaving: 409,
  other_account: 409,
  too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  unprocessable: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof STATUS;

const MESSAGE: Record<ErrorCode, string> = {
  validation: "Invalid input",
  unauthorized: "Unauthorized",
  forbidden: "You may not do that",
  unverified: "Please verify your account first: enter the code we sent you",
  suspended: "This account is suspended",
  second_factor: "Enter the code of your authenticator app",
  not_found: "Not found",
  method_not_allowed: "Method not allowed",
  conflict: "That is no longer possible",
  leaving: "This account will be deleted soon",
  other_account: "Somebody else is signed in here now",
  too_large: "That is too large",
  uri_too_long: "That address is too long",
  unsupported_media_type: "That type of content is not supported",
  unprocessable: "That could not be processed",
  too_many_requests: "Too many requests. Please try again later",
  internal: "Something went wrong. Please try again",
  unavailable: "The service is not available right now. Please try again",
};

type Options = {
  message?: string;
  errors?: Record<string, string[]>;
  retryAfter?: number;
  cause?: unknown;
  /** Has the browser clear what it stores of the person. */
  clearsDevice?: boolean;
};

/** Clears what this browser stores of whoever was signed in, the app's own mirrors and caches included. */
export const CLEAR_SITE_DATA = '"cache", "storage"';

/** An error for the caller: a code of the table, a message for people, field errors. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: Record<string, string[]> | undefined;
  readonly retryAfter: number | undefined;
  readonly clearsDevice: boolean;

  constructor(code: ErrorCode, options: Options = {}) {
    super(options.message ?? MESSAGE[code], { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.errors = options.errors;
    this.clearsDevice = options.clearsDevice ?? false;
    this.retryAfter = options.retryAfter ?? (code === "unavailable" ? 5 : undefined);
  }
}

/** Field errors in the contract's form, attached to the field as the form knows it. */
export function invalid(field: string, message: string): AppError {
  return new AppError("validation", { message, errors: { [field]: [message] } });
}

/** What a client sent, by its schema. Anything else that fails a schema is our own fault: an unexpected error. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(input);
  if (success) return data;
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join(".");
    const messages = errors[field] ?? [];
    messages.push(issue.message);
    errors[field] = messages;
  }
  throw new AppError("validation", { message: error.issues[0]?.message ?? MESSAGE.validation, errors });
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) return new AppError("unavailable", { cause: error });
  return new AppError("internal", { cause: error });
}

/** The contract's form of an error; the unexpected is logged with its cause and answered neutrally. */
export function errorResponse(error: unknown): Response {
  const known = toAppError(error);
  if (known.code === "internal") logger.error({ error }, "unexpected error");
  if (known.code === "unavailable") logger.warn({ error: known.cause }, "unavailable");
  const headers = new Headers();
  if (known.retryAfter !== undefined) headers.set("Retry-After", String(Math.ceil(known.retryAfter)));
  if (known.clearsDevice) headers.set("Clear-Site-Data", CLEAR_SITE_DATA);
  const { code, message, errors } = known;
  return Response.json({ code, message, ...(errors ? { errors } : {}) }, { status: STATUS[code], headers });
}
