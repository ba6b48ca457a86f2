"use client";

import { useCallback } from "react";
import { toast } from "@/components/ui/use-toast";
import type { ChangeSettings } from "@/lib/account/schema";
import { errorText } from "@/lib/core/client/api-client";

export type Change = (part: ChangeSettings) => void;

/** A change nobody waits for: what was refused goes back by itself, and a toast says so. */
export function useChange(change: (part: ChangeSettings) => Promise<void>): Change {
  return useCallback(
    (part) => {
      change(part).catch((error: unknown) =>
        toast({
          title: "That wasn't saved",
          description: errorText(error, "Please try again."),
          variant: "destructive",
        }),
      );
    },
    [change],
  );
}
