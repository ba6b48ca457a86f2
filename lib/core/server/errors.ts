import "server-only";
import type { z } from "zod";
import { isDatabaseUnavailable } from "./db-errors";
import { logger } from "./logger";

/** All error codes with their status and default message. */
const ERRORS = {
  validation: { status: 400, message: "Invalid input" },
  unauthorized: { status: 401, message: "Unauthorized" },
  forbidden: { status: 403, message: "You don't have permission to do that" },
  unverified: { status: 403, message: "Please verify your account first. Enter the code we sent you" },
  suspended: { status: 403, message: "This account is suspended" },
  second_factor: { status: 403, message: "Enter the code from your authenticator app" },
  not_found: { status: 404, message: "Not found" },
  method_not_allowed: { status: 405, message: "Method not allowed" },
  conflict: { status: 409, message: "That's no longer possible" },
  leaving: { status: 409, message: "This account will be deleted soon" },
  other_account: { status: 409, message: "Another account is signed in on this device" },
  too_large: { status: 413, message: "That's too large" },
  uri_too_long: { status: 414, message: "That URL is too long" },
  unsupported_media_type: { status: 415, message: "That content type isn't supported" },
  unprocessable: { status: 422, message: "That couldn't be processed" },
  too_many_requests: { status: 429, message: "Too many requests. Please try again later" },
  internal: { status: 500, message: "Something went wrong. Please try again" },
  unavailable: { status: 503, message: "Windmile isn't available right now. Please try again" },
} as const;
export type ErrorCode = keyof typeof ERRORS;

type Options = {
  message?: string;
  errors?: Record<string, string[]>;
  retryAfter?: number;
  cause?: unknown;
  /** Makes the browser clear the user's data. */
  clearsDevice?: boolean;
};

/** Clears everything this browser stores for the signed-in user, including the app's own mirrors and caches. */
export const CLEAR_SITE_DATA = '"cache", "storage"';

/** An error for the client: a code from the table, a user-facing message, and field errors. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: Record<string, string[]> | undefined;
  readonly retryAfter: number | undefined;
  readonly clearsDevice: boolean;

  constructor(code: ErrorCode, options: Options = {}) {
    super(options.message ?? ERRORS[code].message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.errors = options.errors;
    this.clearsDevice = options.clearsDevice ?? false;
    this.retryAfter = options.retryAfter ?? (code === "unavailable" ? 5 : undefined);
  }
}

/** Field errors in the contract's format, under the form's field name. */
export function invalid(field: string, message: string): AppError {
  return new AppError("validation", { message, errors: { [field]: [message] } });
}

/** Parses client input with its schema. Anything else that fails a schema is our own bug: an unexpected error. */
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
  throw new AppError("validation", { message: error.issues[0]?.message ?? ERRORS.validation.message, errors });
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return new AppError("unavailable", { cause: error });
  return new AppError("internal", { cause: error });
}

/** The contract's error response; an unexpected error is logged with its cause, and the response is neutral. */
export function errorResponse(error: unknown): Response {
  const known = toAppError(error);
  if (known.code === "internal") logger.error({ error }, "unexpected error");
  if (known.code === "unavailable") logger.warn({ error: known.cause }, "unavailable");
  const headers = new Headers();
  if (known.retryAfter !== undefined) headers.set("Retry-After", String(Math.ceil(known.retryAfter)));
  if (known.clearsDevice) headers.set("Clear-Site-Data", CLEAR_SITE_DATA);
  const { code, message, errors } = known;
  return Response.json({ code, message, ...(errors ? { errors } : {}) }, { status: ERRORS[code].status, headers });
}
