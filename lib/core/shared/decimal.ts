import { z } from "./zod";

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** A number in an address, in decimal notation only: hex, an exponent, spaces, or an empty value are invalid. */
export const decimal = <Output>(number: z.ZodType<Output>) =>
  z.preprocess((value) => (typeof value === "string" && !DECIMAL.test(value) ? Number.NaN : value), number);
