import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { readValue, unsentKey, writeValue } from "./browser-storage";

/**
 * Keeps a form's input in this tab through a reload and a login: reset it once it has been sent. `parse` validates stored
 * input; it is only called if there is some, so its schema may load late.
 */
export function usePersistedForm<Fields extends FieldValues>(
  name: string,
  { reset, watch }: Pick<UseFormReturn<Fields>, "reset" | "watch">,
  parse: (stored: unknown) => Promise<Fields | undefined>,
): void {
  useEffect(() => {
    const key = unsentKey(name);
    const stored = readValue("session", key);
    let isOver = false; // Newer input wins.
    const { unsubscribe } = watch((values) => {
      isOver = true;
      writeValue("session", key, values);
    });
    if (stored !== null) {
      void parse(stored).then(
        (fields) => fields && !isOver && reset(fields),
        () => undefined,
      );
    }
    return () => {
      isOver = true;
      unsubscribe();
    };
  }, [name, reset, watch, parse]);
}
