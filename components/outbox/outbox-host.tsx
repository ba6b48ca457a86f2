"use client";

import { useEffect } from "react";
import { celebrate } from "@/components/activity/reward-events";
import { usePreferences } from "@/components/preferences";
import { toast } from "@/components/ui/use-toast";
import { saysReached, together } from "@/lib/activity/achievements/rewards";
import { navigate } from "@/lib/core/client/navigate";
import { onOutbox, type Refusal, takeEarned } from "@/lib/core/client/outbox";
import { OUTBOX_KINDS, type SentWrite } from "@/lib/core/client/outbox-entry";
import { type KeptReason, keepWritesFor, kept, sendWaiting, useOutbox } from "@/lib/core/client/send-or-queue";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import type { Preferences } from "@/lib/core/shared/preferences";

/** No browser event reports that the server is reachable again, so unsent writes are retried. */
const AGAIN_MS = 10_000;

const WHEN_SENT: Record<KeptReason, string> = {
  offline: "It will be sent when you're back online.",
  unanswered: "Windmile can't be reached right now. We'll keep trying.",
  behind: "It will be sent after your earlier changes.",
};

const tellKept = (reason: KeptReason) => toast({ title: "Saved on this device", description: WHEN_SENT[reason] });

function tellRefused(refused: readonly Refusal[]): void {
  const [first] = refused;
  if (!first) return;
  const isOne = refused.length === 1;
  toast({
    title: isOne ? `Couldn't send: ${OUTBOX_KINDS[first.kind]}` : `Couldn't send ${refused.length} changes`,
    description: isOne ? first.problem : "They're saved on this device.",
    variant: "destructive",
    action: { label: "View", onClick: () => navigate(paths.waiting) },
  });
}

async function tellSent(sent: readonly SentWrite[], preferences: Preferences): Promise<void> {
  const { sentToast } = await import("./sent-toast");
  toast(sentToast(sent, preferences));
}

/** Shows one reward for everything that sent writes unlocked, including those the service worker sent. */
async function showEarned(userId: string): Promise<void> {
  if (document.hidden) return; // another page may be in the foreground
  const earned = await takeEarned(userId);
  const reached = earned.flatMap(({ kind, answer }) => {
    if (!saysReached(answer)) return [];
    return kind === "workoutEdit" ? { ...answer, xpEarned: 0 } : answer; // it already earned its XP
  });
  celebrate(together(reached));
}

/** On every member page: sends the outbox as soon as there is a network, and reports the outcome and what it earned. */
export function OutboxHost({ userId }: { userId: string }) {
  const refresh = useRefresh();
  const preferences = usePreferences();
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
        if (refused.length > 0) tellRefused(refused);
        if (sent.length === 0) return;
        const told = refused.length > 0 ? Promise.resolve() : tellSent(sent, preferences);
        // After the toast: a reward waits until the workout's own celebration has closed.
        void told.finally(() => showEarned(userId));
      }),
    [refresh, userId, preferences],
  );

  useEffect(() => {
    const show = () => void showEarned(userId);
    show();
    document.addEventListener("visibilitychange", show);
    return () => document.removeEventListener("visibilitychange", show);
  }, [userId]);
  return null;
}
