/**
 * The parts of zod the app uses. As a namespace of its own it keeps the rest (forty languages, JSON Schema) out of the
 * browser: bundlers can't shake a namespace that is passed on whole.
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
