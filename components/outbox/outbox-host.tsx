"use client";

import { useEffect } from "react";
import { toast } from "@/components/ui/use-toast";
import { navigate } from "@/lib/core/client/navigate";
import { onOutbox } from "@/lib/core/client/outbox";
import { keepWritesFor, kept, sendWaiting, useOutbox } from "@/lib/core/client/send-or-keep";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";

/** No browser event says that the server is reachable again, so unsent writes are retried. */
const AGAIN_MS = 10_000;

function tellKept(): void {
  toast({ title: "Saved on this device", description: "It will be sent when you are back online." });
}

function tellSent(sent: number): void {
  const description = sent === 1 ? "What you did offline is saved." : `The ${sent} things you did offline are saved.`;
  toast({ title: "You're back online", description });
}

function tellRefused(refused: number): void {
  toast({
    title: refused === 1 ? "Something could not be sent" : `${refused} things could not be sent`,
    description: "They are kept on this device.",
    variant: "destructive",
    action: { label: "Look", onClick: () => navigate(paths.waiting) },
  });
}

/** On every member page: sends the outbox as soon as there is a network, and reports the outcome. */
export function OutboxHost({ userId }: { userId: string }) {
  const refresh = useRefresh();
  const hasWaiting = useOutbox().some(({ problem }) => problem === null);

  useEffect(() => {
    const stopKeeping = keepWritesFor(userId);
    const stopTelling = kept.on(tellKept);
    return () => {
      stopKeeping();
      stopTelling();
    };
  }, [userId]);

  useEffect(() => {
    if (!hasWaiting) return;
    const send = () => {
      if (navigator.onLine) void sendWaiting(userId);
    };
    send();
    const timer = setInterval(send, AGAIN_MS);
    window.addEventListener("online", send);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", send);
    };
  }, [userId, hasWaiting]);

  useEffect(
    () =>
      onOutbox(({ sent, refused, stale }) => {
        if (stale.length > 0) void refresh(stale);
        if (refused > 0) tellRefused(refused);
        else if (sent > 0) tellSent(sent);
      }),
    [refresh],
  );
  return null;
}
