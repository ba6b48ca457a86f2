import { useEffect, useState } from "react";

type TextField = HTMLInputElement | HTMLTextAreaElement;

const typedFields = (): [TextField, string][] =>
  typeof document === "undefined"
    ? []
    : [...document.querySelectorAll<TextField>("input:not([type=checkbox], [type=radio], [type=file]), textarea")]
        .filter(({ value, defaultValue }) => value !== "" && value !== defaultValue)
        .map((field) => [field, field.value]);

/**
 * Replays text that was typed or autofilled before hydration, which resets fields to their default values. React
 * ignores an `input` event unless the value was changed without its own setter.
 */
export function useEarlyInput(): void {
  const [typed] = useState(typedFields);
  useEffect(() => {
    for (const [field, text] of typed) {
      field.value = "";
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, [typed]);
}
