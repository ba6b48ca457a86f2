import { useState } from "react";
import { postJson } from "@/lib/core/client/api-client";
import type { InvitedAnswer } from "./schema";

export type Invited = "sending" | "invited" | "coming";

/** Who was invited from this screen, at this endpoint, and the result. */
export function useInvitations(address: string) {
  const [states, setStates] = useState<ReadonlyMap<string, Invited>>(new Map());
  const set = (userId: string, state: Invited | null) => {
    setStates((known) => {
      const next = new Map(known);
      if (state) next.set(userId, state);
      else next.delete(userId);
      return next;
    });
  };
  const invite = async (userId: string) => {
    set(userId, "sending");
    try {
      const { invited } = await postJson<InvitedAnswer>(address, { userIds: [userId] });
      set(userId, invited > 0 ? "invited" : "coming");
    } catch (error) {
      set(userId, null);
      throw error;
    }
  };
  return { states, invite };
}
