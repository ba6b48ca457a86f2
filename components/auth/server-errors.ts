import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError, errorText } from "@/lib/core/client/api-client";

/**
 * Shows the server's field errors under their fields (the first takes focus) and returns its general message, if any.
 */
export function showServerErrors<Values extends FieldValues, Context, Output>(
  error: unknown,
  form: UseFormReturn<Values, Context, Output>,
  fields: readonly FieldPath<Values>[],
): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  let first = true;
  for (const field of fields) {
    const message = error.errors[field]?.[0];
    if (!message) continue;
    form.setError(field, { type: "server", message }, { shouldFocus: first });
    first = false;
  }
  return error.text;
}

/** Explains why a form was rejected: under the fields the server named, otherwise above the form. */
export function showRefusal<Values extends FieldValues, Context, Output>(
  error: unknown,
  form: UseFormReturn<Values, Context, Output>,
  fields: readonly FieldPath<Values>[],
): void {
  showServerErrors(error, form, fields);
  if (fields.some((field) => form.getFieldState(field).error)) return;
  form.setError("root", { type: "server", message: errorText(error, "That didn't work. Please try again.") });
}
