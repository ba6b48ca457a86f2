"use client";

import { useCallback } from "react";
import { failed } from "@/components/ui/failed";
import type { ChangeSettings } from "@/lib/account/schema";

export type Change = (part: ChangeSettings) => void;

/** A change nobody waits for: what was refused goes back by itself, and a toast says so. */
export function useChange(change: (part: ChangeSettings) => Promise<void>): Change {
  return useCallback(
    (part) => {
      change(part).catch((error: unknown) => failed("That wasn't saved", error, "Please try again."));
    },
    [change],
  );
}
