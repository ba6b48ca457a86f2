"use client";

import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { readValue, writeValue } from "./browser-storage";

/**
 * Keeps what a form holds in this tab, through a reload and the detour of a sign-in: reset it once it was sent. `parse`
 * says whether what was kept can be its values.
 */
export function usePersistedForm<Fields extends FieldValues>(
  name: string,
  { reset, watch }: Pick<UseFormReturn<Fields>, "reset" | "watch">,
  parse: (kept: unknown) => Fields | undefined,
): void {
  useEffect(() => {
    const key = `unsent:${name}`;
    const kept = parse(readValue("session", key));
    if (kept) reset(kept);
    const { unsubscribe } = watch((values) => void writeValue("session", key, values));
    return unsubscribe;
  }, [name, reset, watch, parse]);
}
