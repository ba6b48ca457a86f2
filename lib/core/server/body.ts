import "server-only";
import { createHash } from "node:crypto";
import { MAX_IMAGE_BYTES } from "@/lib/core/shared/media";
import { AppError } from "./errors";

export const MAX_JSON_BYTES = 64 * 1024;
/** One image and its form fields. */
export const MAX_FORM_BYTES = MAX_IMAGE_BYTES + 256 * 1024;
const MAX_DEPTH = 10;
const MAX_ARRAY = 600;
const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 8 * 1024;
const MAX_NAME_BYTES = 100;
const MAX_PART_HEADER_BYTES = 4 * 1024;

/**
 * The total size of large bodies in progress: ten uploads. Anything beyond is rejected before it is read, because each
 * is in memory several times until its picture is stored.
 */
const MAX_BYTES_IN_FLIGHT = 10 * MAX_FORM_BYTES;
/**
 * The same for one sender, so that someone who sends ten bodies a byte at a time can't keep everyone else from
 * uploading.
 */
const MAX_BYTES_OF_ONE = 4 * MAX_FORM_BYTES;
let inFlight = 0;
const inFlightOf = new Map<string, number>();

/** Reserves space for a body of this request's length and runs `task`; 503 if there is no space left. */
export async function withReservedMemory<T>(
  request: Request,
  { max, sender }: { max: number; sender: string | undefined },
  task: () => Promise<T>,
): Promise<T> {
  const declared = Number(request.headers.get("content-length") ?? Number.NaN);
  const bytes = Math.min(Number.isFinite(declared) && declared >= 0 ? declared : max, max);
  if (bytes <= MAX_JSON_BYTES) return task();
  const key = sender ?? "visitors";
  const theirs = inFlightOf.get(key) ?? 0;
  if (inFlight + bytes > MAX_BYTES_IN_FLIGHT || theirs + bytes > MAX_BYTES_OF_ONE) throw new AppError("unavailable");
  inFlight += bytes;
  inFlightOf.set(key, theirs + bytes);
  try {
    return await task();
  } finally {
    inFlight -= bytes;
    const left = (inFlightOf.get(key) ?? 0) - bytes;
    if (left > 0) inFlightOf.set(key, left);
    else inFlightOf.delete(key);
  }
}

/** A client that disconnects in the middle of a body isn't a lost database, though the error has the same code. */
function cutOff(cause: unknown): never {
  throw new AppError("validation", { message: "The request body is incomplete", cause });
}

/** The body's bytes, at most `max`: checked against the declared length, and while streaming for bodies without one. */
async function readBytes(request: Request, max: number, message = "That's too large"): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > max) throw new AppError("too_large", { message });
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  const next = () => reader.read().catch(cutOff);
  for (let part = await next(); !part.done; part = await next()) {
    size += part.value.byteLength;
    if (size > max) {
      await reader.cancel();
      throw new AppError("too_large", { message });
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

const mediaType = (request: Request) => (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();

/** Rejects input that is nested deeper or longer than any form of ours before zod walks it. */
function checkShape(value: unknown, depth = 0): void {
  if (depth > MAX_DEPTH) throw new AppError("validation", { message: "The body is nested too deeply" });
  if (Array.isArray(value)) {
    if (value.length > MAX_ARRAY) throw new AppError("validation", { message: "Too many items" });
    for (const item of value) checkShape(item, depth + 1);
  } else if (value !== null && typeof value === "object") {
    for (const item of Object.values(value)) checkShape(item, depth + 1);
  }
}

/** The raw fields of a form or a JSON object: next-auth's own requests use both. */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  const body = (await readBytes(request, MAX_JSON_BYTES)).toString("utf8");
  if (mediaType(request) === "application/x-www-form-urlencoded") return Object.fromEntries(new URLSearchParams(body));
  try {
    const value: unknown = JSON.parse(body || "{}");
    return value !== null && typeof value === "object" ? { ...value } : {};
  } catch {
    return {};
  }
}

/** A JSON body and the digest of its bytes. An absent body is `undefined`, which an optional schema accepts. */
export async function readJson(request: Request, max: number): Promise<{ value: unknown; digest: string }> {
  const bytes = await readBytes(request, max);
  const digest = digestOf(bytes);
  if (bytes.length === 0) return { value: undefined, digest };
  if (mediaType(request) !== "application/json") {
    throw new AppError("unsupported_media_type", { message: "Send JSON (Content-Type: application/json)" });
  }
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new AppError("validation", { message: "The body is not valid JSON" });
  }
  checkShape(value);
  return { value, digest };
}

export type FormInput = { fields: Record<string, string>; files: Record<string, File>; digest: string };

const invalidForm = () => new AppError("validation", { message: "The form is not valid multipart" });

/** Limits the number of parts and the headers of each before parsing, because the parser's time grows with both. */
function checkParts(bytes: Buffer, delimiter: string): void {
  let parts = 0;
  for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, at)) {
    at += delimiter.length;
    if (bytes.toString("latin1", at, at + 2) === "--") return;
    parts += 1;
    if (parts > MAX_FIELDS) throw new AppError("validation", { message: "Too many fields" });
    if (!bytes.subarray(at, at + MAX_PART_HEADER_BYTES).includes("\r\n\r\n")) throw invalidForm();
  }
}

/** A multipart body: small text fields by name and files by name; the first of a repeated name is used. */
export async function readForm(request: Request): Promise<FormInput> {
  if (mediaType(request) !== "multipart/form-data") {
    throw new AppError("unsupported_media_type", { message: "Send a form (multipart/form-data)" });
  }
  const bytes = await readBytes(request, MAX_FORM_BYTES, "Photos can be up to 10 MB");
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))/i.exec(request.headers.get("content-type") ?? "") ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw invalidForm();
  checkParts(bytes, `--${boundary}`);
  const headers = { "content-type": `multipart/form-data; boundary="${boundary}"` };
  const form = await new Response(bytes, { headers }).formData().catch(() => {
    throw invalidForm();
  });
  const fields: Record<string, string> = {};
  const files: Record<string, File> = {};
  for (const [name, value] of form) {
    if (Buffer.byteLength(name) > MAX_NAME_BYTES)
      throw new AppError("validation", { message: "A field's name is too long" });
    if (typeof value !== "string") files[name] ??= value;
    else if (Buffer.byteLength(value) > MAX_FIELD_BYTES)
      throw new AppError("validation", { message: "A field is too long" });
    else fields[name] ??= value;
  }
  return { fields, files, digest: await formDigest(fields, files) };
}

const digestOf = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");

/** Independent of the multipart boundary, which differs when a browser sends the same form again. */
async function formDigest(fields: Record<string, string>, files: Record<string, File>): Promise<string> {
  const parts = [JSON.stringify(Object.entries(fields).sort())];
  for (const [name, file] of Object.entries(files).sort()) {
    parts.push(`${name}:${digestOf(new Uint8Array(await file.arrayBuffer()))}`);
  }
  return digestOf(parts.join("\n"));
}
