import "server-only";
import { createHash } from "node:crypto";
import { type FormInput, MAX_FORM_BYTES, MAX_JSON_BYTES, readForm, readJson } from "./body";
import { AppError, parseInput } from "./errors";
import type { ClientKey } from "./idempotency";
import type { Contract, RouteContext } from "./route-contract";

export function bodyLimit({ form, body, maxBytes = MAX_JSON_BYTES }: Contract): number {
  if (form) return MAX_FORM_BYTES;
  return body ? maxBytes : 0;
}

/** PostgreSQL text can't contain NUL. */
const isText = (values: Record<string, string | string[] | undefined>) =>
  !Object.values(values).some((value) => value?.includes("\0"));

/** The first value of each query parameter: a repeated one never becomes an array. */
function firstValues(url: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new URL(url).searchParams) values[name] ??= value;
  if (!isText(values)) throw new AppError("validation");
  return values;
}

const KEY = /^[\x21-\x7e]{1,128}$/;

function clientKeyOf(request: Request, userId: string | undefined, digest: string): ClientKey | undefined {
  const key = request.headers.get("idempotency-key");
  if (key === null || userId === undefined) return undefined;
  if (!KEY.test(key))
    throw new AppError("validation", { message: "Idempotency-Key must be 1 to 128 visible characters" });
  const route = `${request.method} ${new URL(request.url).pathname}`;
  return { userId, key, bodyHash: createHash("sha256").update(`${route}\n${digest}`).digest("hex"), replayed: false };
}

export async function parse<C extends Contract>(
  contract: C,
  request: Request,
  context: RouteContext | undefined,
  userId: string | undefined,
) {
  const named = (await context?.params) ?? {};
  const params = contract.params?.safeParse(named);
  if (!isText(named) || (params && !params.success)) throw new AppError("not_found"); // An id in another format can't exist.
  const query = contract.query && firstValues(request.url);
  let form: FormInput | undefined;
  let json: { value: unknown; digest: string } | undefined;
  if (contract.form) form = await readForm(request);
  else if (contract.body) json = await readJson(request, bodyLimit(contract));
  return {
    body: contract.body && parseInput(contract.body, json?.value),
    fields: contract.form && parseInput(contract.form, form?.fields),
    files: form?.files ?? {},
    query: contract.query && parseInput(contract.query, query),
    params: params?.data,
    clientKey: contract.idempotent ? clientKeyOf(request, userId, form?.digest ?? json?.digest ?? "") : undefined,
  };
}
