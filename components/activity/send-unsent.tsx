"use client";

import { useCallback } from "react";
import { failed } from "@/components/ui/failed";
import { toast } from "@/components/ui/use-toast";
import { useSendUnsent } from "@/lib/activity/workouts/hooks";

/** On every page: sends workouts logged offline as soon as there is a connection. */
export function SendUnsent({ userId }: { userId: string }) {
  const told = useCallback(({ sent, refused }: { sent: number; refused: number }) => {
    if (refused > 0) {
      failed("Error", "A workout kept on this device could not be logged.");
    } else if (sent > 0) {
      const description =
        sent === 1 ? "The workout you logged offline is saved." : `The ${sent} workouts you logged offline are saved.`;
      toast({ title: "You're back online", description });
    }
  }, []);
  useSendUnsent(userId, told);
  return null;
}
