import { useEffect } from "react";
import { deleteJson, postJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { removeLater, useNotRemoved } from "@/lib/core/client/pending-deletions";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { CHAT_POLL_MS } from "./rules";
import type { ChatMessage } from "./schema";

const removalOf = (id: string) => `message ${id}`;

/** An event's chat, newest first. While it is open it polls for new messages; the usual response is an empty 304. */
export function useChat(eventId: string) {
  const address = paths.api.eventMessages(eventId);
  const refresh = useRefresh();
  const list = useEndless<ChatMessage>(address);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void refresh([address]);
    }, CHAT_POLL_MS);
    return () => clearInterval(timer);
  }, [address, refresh]);
  return {
    ...list,
    messages: useNotRemoved(list.items, removalOf),
    write: async (text: string, idempotencyKey: string) => {
      await postJson<ChatMessage>(address, { text }, idempotencyKey);
      await refresh([address]);
    },
    remove: ({ id }: ChatMessage, onFailed: (error: unknown) => void) =>
      removeLater(removalOf(id), onFailed, async () => {
        await deleteJson(paths.api.eventMessage(id));
        await refresh([address]);
      }),
  };
}
