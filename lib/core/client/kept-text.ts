"use client";

import { useCallback, useEffect, useState } from "react";
import { readText, writeText } from "./browser-storage";

const keyOf = (name: string) => `unsent:${name}`;

/**
 * A text field's value that outlives a reload and the detour through sign-in: it stays in this tab until it was sent.
 * Set it to "" once it was.
 */
export function useKeptText(name: string): [string, (text: string) => void] {
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
