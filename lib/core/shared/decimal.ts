import { z } from "./zod";

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** A number in a URL, in decimal notation only: hex, exponents, spaces, and empty values are invalid. */
export const decimal = <Output>(number: z.ZodType<Output>) =>
  z.preprocess((value) => (typeof value === "string" && !DECIMAL.test(value) ? Number.NaN : value), number);
