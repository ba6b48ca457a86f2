import { useEffect, useLayoutEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { readValue, unsentKey, writeValue } from "./browser-storage";

/**
 * Keeps what a form holds in this tab, through a reload and the detour of a sign-in: reset it once it was sent. `parse`
 * says whether what was kept can be its values; it is asked only when something was, so its schema may come late. Answers
 * whether something was kept and isn't in the form yet.
 */
export function usePersistedForm<Fields extends FieldValues>(
  name: string,
  { reset, watch }: Pick<UseFormReturn<Fields>, "reset" | "watch">,
  parse: (kept: unknown) => Promise<Fields | undefined>,
): boolean {
  const [isReading, setReading] = useState(false);
  useLayoutEffect(() => setReading(readValue("session", unsentKey(name)) !== null), [name]); // before a paint without it
  useEffect(() => {
    const key = unsentKey(name);
    const kept = readValue("session", key);
    let isOver = false; // whoever types meanwhile has begun anew
    const { unsubscribe } = watch((values) => {
      isOver = true;
      writeValue("session", key, values);
    });
    if (kept !== null) {
      void parse(kept)
        .then(
          (fields) => fields && !isOver && reset(fields),
          () => undefined,
        )
        .then(() => setReading(false));
    }
    return () => {
      isOver = true;
      unsubscribe();
    };
  }, [name, reset, watch, parse]);
  return isReading;
}
