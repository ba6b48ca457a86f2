"use client";

import { useCallback, useEffect, useState } from "react";
import { readText, writeText } from "./browser-storage";

const keyOf = (name: string) => `unsent:${name}`;

/**
 * A text field whose value survives a reload and the redirect to sign-in (session storage) until it is submitted.
 * Set it to "" once it was.
 */
export function usePersistedText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState("");
  useEffect(() => setText(readText("session", keyOf(name)) ?? ""), [name]);
  const change = useCallback(
    (next: string) => {
      setText(next);
      writeText("session", keyOf(name), next || null);
    },
    [name],
  );
  return [text, change];
}
