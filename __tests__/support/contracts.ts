import { toJSONSchema } from "zod";
import { routes } from "@/app/api/openapi.json/routes";
import type { Handler } from "@/lib/core/server/route-contract";
import { z } from "@/lib/core/shared/zod";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** One method of one path, as described in /api/openapi.json. */
export type Operation = { name: string; method: (typeof METHODS)[number]; path: string; handler: Handler };

/** A JSON schema, as far as needed to generate inputs. */
const jsonSchema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  format: z.string().optional(),
  default: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
});
export type JsonSchema = z.infer<typeof jsonSchema>;
export const asJsonSchema = (value: unknown): JsonSchema => jsonSchema.parse(value ?? {});

const isHandler = (value: unknown): value is Handler => typeof value === "function" && "contract" in value;

/** All operations, in the order of the route list. */
export async function operations(): Promise<Operation[]> {
  const found: Operation[] = [];
  for (const [path, load] of Object.entries(routes)) {
    const exported: Record<string, unknown> = await load();
    for (const method of METHODS) {
      const handler = exported[method];
      if (isHandler(handler)) found.push({ name: `${method} ${path}`, method, path, handler });
    }
  }
  return found;
}

/** The JSON schema of a contract's input; empty if it takes none. */
export function inputSchema(schema: z.ZodType | undefined): JsonSchema {
  return schema ? asJsonSchema(toJSONSchema(schema, { io: "input", unrepresentable: "any" })) : {};
}

/** The field names of an object schema and of its alternatives. */
export function fieldsOf(schema: JsonSchema): string[] {
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const names = [
    ...Object.keys(schema.properties ?? {}),
    ...alternatives.flatMap((one) => fieldsOf(asJsonSchema(one))),
  ];
  return [...new Set(names)];
}

/** A path with its parameters filled in. */
export const pathWith = (path: string, value: string) => path.replace(/\{\w+\}/g, value);
