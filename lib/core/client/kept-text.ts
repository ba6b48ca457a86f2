"use client";

import { useCallback, useEffect, useState } from "react";

const keyOf = (name: string) => `unsent:${name}`;

/**
 * A text field's value that outlives a reload and the detour through sign-in: it stays in this tab until it was sent.
 * Set it to "" once it was.
 */
export function useKeptText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState("");

  useEffect(() => {
    try {
      setText(sessionStorage.getItem(keyOf(name)) ?? "");
    } catch {
      // Blocked storage keeps nothing.
    }
  }, [name]);

  const change = useCallback(
    (next: string) => {
      setText(next);
      try {
        if (next === "") sessionStorage.removeItem(keyOf(name));
        else sessionStorage.setItem(keyOf(name), next);
      } catch {
        // Full or blocked: the field itself still holds the text.
      }
    },
    [name],
  );
  return [text, change];
}
