import "server-only";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import { z } from "@/lib/core/shared/zod";
import type { Contract, GuardName, Handler } from "./route-contract";
import { SESSION_COOKIE } from "./session-token";

type Exported = Record<string, unknown>;
export type RouteTable = Record<string, () => Promise<Exported>>;

const METHODS = { GET: "get", POST: "post", PUT: "put", PATCH: "patch", DELETE: "delete" } as const;

const isHandler = (value: unknown): value is Handler => typeof value === "function" && "contract" in value;

const problem = z
  .object({ code: z.string(), message: z.string(), errors: z.record(z.string(), z.array(z.string())).optional() })
  .meta({ id: "Error" });

const problemAnswer = (description: string) => ({ description, content: { "application/json": { schema: problem } } });

function answers({ contract, guard }: { contract: Contract; guard: GuardName }) {
  const status = contract.status ?? 200;
  const takesInput = contract.body ?? contract.form ?? contract.query;
  return {
    [String(status)]: {
      description: contract.summary ?? "Done",
      ...(contract.response ? { content: { "application/json": { schema: contract.response } } } : {}),
    },
    ...(takesInput ? { "400": problemAnswer("Invalid input") } : {}),
    ...(guard === "public" ? {} : { "401": problemAnswer("Not logged in") }),
    ...(contract.params ? { "404": problemAnswer("Not found, or not visible to you") } : {}),
    "429": problemAnswer("Too many requests. `Retry-After` is the number of seconds to wait"),
    "503": problemAnswer("Temporarily unavailable. `Retry-After` is the number of seconds to wait"),
  };
}

function operation(handler: Handler): ZodOpenApiOperationObject {
  const { contract, guard } = handler;
  const objectOrNone = (schema: z.ZodType | undefined) => (schema instanceof z.ZodObject ? schema : undefined);
  const query = objectOrNone(contract.query);
  const path = objectOrNone(contract.params);
  const key = z.object({ "Idempotency-Key": z.string().min(1).max(128).optional() });
  const content: Record<string, { schema: z.ZodType }> = contract.form
    ? { "multipart/form-data": { schema: contract.form } }
    : contract.body
      ? { "application/json": { schema: contract.body } }
      : {};
  return {
    ...(contract.summary ? { summary: contract.summary } : {}),
    ...(contract.description ? { description: contract.description } : {}),
    ...(guard === "public" ? {} : { security: [{ session: [] }] }),
    requestParams: {
      ...(query ? { query } : {}),
      ...(path ? { path } : {}),
      ...(contract.idempotent ? { header: key } : {}),
    },
    ...(Object.keys(content).length > 0 ? { requestBody: { content } } : {}),
    responses: answers(handler),
  };
}

/** The HTTP contract as OpenAPI 3.1, from the schemas the handlers parse with. */
export async function openApiDocument(table: RouteTable) {
  const paths: ZodOpenApiPathsObject = {};
  for (const [path, load] of Object.entries(table)) {
    const exported = await load();
    const item: Record<string, ZodOpenApiOperationObject> = {};
    for (const [method, key] of Object.entries(METHODS)) {
      const handler = exported[method];
      if (isHandler(handler)) item[key] = operation(handler);
    }
    paths[path] = item;
  }
  return createDocument({
    openapi: "3.1.0",
    info: { title: "Windmile", version: "1" },
    paths,
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: SESSION_COOKIE } },
    },
  });
}
