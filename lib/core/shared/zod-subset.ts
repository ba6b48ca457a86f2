/**
 * The parts of zod that the app uses. As a separate namespace, it keeps the rest (forty languages, JSON Schema) out of
 * the browser: bundlers can't tree-shake a namespace that is passed on whole.
 */

export type { infer, input, output, ZodType } from "zod";
export {
  array,
  boolean,
  coerce,
  custom,
  discriminatedUnion,
  email,
  enum,
  instanceof,
  iso,
  literal,
  looseObject,
  NEVER,
  null,
  number,
  object,
  preprocess,
  record,
  strictObject,
  string,
  stringbool,
  tuple,
  undefined,
  union,
  unknown,
  url,
  uuid,
  ZodError,
  ZodObject,
} from "zod";
