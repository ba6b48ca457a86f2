"use client";

import { useCallback, useState } from "react";
import { postJson } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";
import type { InvitedAnswer } from "./schema";

export type Invited = "sending" | "invited" | "coming";

/** Who was asked to an event from this screen, and what came of it. */
export function useInvitations(eventId: string) {
  const [states, setStates] = useState<ReadonlyMap<string, Invited>>(new Map());
  const set = useCallback((userId: string, state: Invited | null) => {
    setStates((known) => {
      const next = new Map(known);
      if (state) next.set(userId, state);
      else next.delete(userId);
      return next;
    });
  }, []);
  const invite = useCallback(
    async (userId: string) => {
      set(userId, "sending");
      try {
        const { invited } = await postJson<InvitedAnswer>(paths.api.eventInvitations(eventId), { userIds: [userId] });
        set(userId, invited > 0 ? "invited" : "coming");
      } catch (error) {
        set(userId, null);
        throw error;
      }
    },
    [eventId, set],
  );
  return { states, invite };
}
