"use client";

import { useCallback, useEffect } from "react";
import { celebrate } from "@/components/activity/reward-events";
import { usePreferences } from "@/components/preferences";
import { toast } from "@/components/ui/use-toast";
import { hasRewards, mergeRewards } from "@/lib/activity/achievements/rewards";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { navigate } from "@/lib/core/client/navigate";
import { onOutbox, type Refusal, takeUnshownRewards } from "@/lib/core/client/outbox";
import type { SentWrite } from "@/lib/core/client/outbox-entry";
import {
  earned,
  flushOutbox,
  type QueuedReason,
  queued,
  queueWritesFor,
  useOutbox,
} from "@/lib/core/client/send-or-queue";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";

/** No browser event reports that the server is reachable again, so unsent writes are retried. */
const RETRY_MS = 10_000;

const QUEUED_TEXTS: Record<QueuedReason, string> = {
  offline: "It will be sent when you're back online.",
  unanswered: "Windmile can't be reached right now. We'll keep trying.",
  behind: "It will be sent after your earlier changes.",
};

const showQueuedToast = (reason: QueuedReason) =>
  toast({ title: "Saved on this device", description: QUEUED_TEXTS[reason] });

function showRefusedToast(refused: readonly Refusal[]): void {
  const [first] = refused;
  if (!first) return;
  const isOne = refused.length === 1;
  toast({
    title: isOne ? `Couldn't send: ${first.kind}` : `Couldn't send ${refused.length} changes`,
    description: isOne ? first.problem : "They're saved on this device.",
    variant: "destructive",
    action: { label: "View", onClick: () => navigate(paths.waiting) },
  });
}

const loadToasts = retryImport(() => import("./sent-toast"));

/** Shows one reward for everything that these writes unlocked. */
const celebrateAll = (writes: readonly SentWrite[]): void =>
  celebrate(
    mergeRewards(
      writes.flatMap(({ kind, answer }) => {
        if (!hasRewards(answer)) return [];
        return kind === "Workout edit" ? { ...answer, xpEarned: 0 } : answer; // it already earned its XP
      }),
    ),
  );

/** Celebrates what sent writes unlocked, including those the service worker sent. */
async function showEarned(userId: string): Promise<void> {
  if (!document.hidden) celebrateAll(await takeUnshownRewards(userId)); // another page may be in the foreground
}

/** On every member page: sends the outbox once there is a network, and announces what was sent and what it earned. */
export function OutboxHost({ userId }: { userId: string }) {
  const refresh = useRefresh();
  const preferences = usePreferences();
  const showSentToast = useCallback(
    async (sent: readonly SentWrite[]) => toast((await loadToasts()).sentToast(sent, preferences)),
    [preferences],
  );
  const hasQueued = useOutbox().some(({ problem }) => problem === null);

  useEffect(() => {
    const stopQueueing = queueWritesFor(userId);
    const unsubscribe = queued.on(showQueuedToast);
    return () => {
      stopQueueing();
      unsubscribe();
    };
  }, [userId]);

  useEffect(() => {
    if (!hasQueued) return;
    const send = () => {
      if (navigator.onLine) void flushOutbox(userId);
    };
    send();
    const timer = setInterval(send, RETRY_MS);
    window.addEventListener("online", send);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", send);
    };
  }, [userId, hasQueued]);

  useEffect(
    () =>
      onOutbox(({ sent, refused, stale }) => {
        if (stale.length > 0) void refresh(stale);
        if (refused.length > 0) showRefusedToast(refused);
        if (sent.length === 0) return;
        const shown = refused.length > 0 ? Promise.resolve() : showSentToast(sent);
        // After the toast: a reward waits until the workout's own celebration has closed.
        void shown.finally(() => showEarned(userId));
      }),
    [refresh, userId, showSentToast],
  );

  useEffect(
    () => earned.on((write) => void showSentToast([write]).finally(() => celebrateAll([write]))),
    [showSentToast],
  );

  useEffect(() => {
    const show = () => void showEarned(userId);
    show();
    document.addEventListener("visibilitychange", show);
    return () => document.removeEventListener("visibilitychange", show);
  }, [userId]);
  return null;
}
