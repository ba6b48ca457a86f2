import { useState } from "react";
import { deleteJson, putJson } from "@/lib/core/client/api-client";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { PushState } from "./schema";

/** Why this browser can't get notifications; `home-screen`: only the installed app can (iOS). */
export type Obstacle = "unsupported" | "home-screen" | "denied" | "unavailable";

function obstacleOf({ publicKey }: PushState): Obstacle | null {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return /iPhone|iPad/.test(navigator.userAgent) ? "home-screen" : "unsupported";
  if (publicKey === null) return "unavailable";
  return Notification.permission === "denied" ? "denied" : null;
}

/** Asks for permission and subscribes the browser; null if it is denied. */
async function subscribed(publicKey: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.register(paths.serviceWorker, { updateViaCache: "none" });
  await navigator.serviceWorker.ready;
  const { pushManager } = worker;
  const own = await pushManager.getSubscription();
  await own?.unsubscribe(); // Created by another user, or with keys that the app no longer has.
  return (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })).toJSON();
}

/**
 * Whether this browser gets notifications, and the function that changes it; it never asks for permission unprompted.
 */
export function usePush() {
  const { data, error, mutate } = useData<PushState>(paths.api.push);
  const [wasRefused, setRefused] = useState(false);
  const change = async (isOn: boolean): Promise<void> => {
    if (!data?.publicKey) return;
    if (isOn) {
      const subscription = await subscribed(data.publicKey);
      setRefused(subscription === null);
      if (!subscription) return;
      await putJson(paths.api.push, { endpoint: subscription.endpoint, keys: subscription.keys });
    } else {
      await deleteJson(paths.api.push);
      const worker = await navigator.serviceWorker.getRegistration();
      await (await worker?.pushManager.getSubscription())?.unsubscribe();
    }
    await mutate({ ...data, isOn }, { revalidate: false });
  };
  return {
    /** Whether the server's response, or an error, has arrived. */
    isKnown: data !== undefined || error !== undefined,
    isOn: data?.isOn ?? false,
    /** Undefined until known. */
    obstacle: data ? (wasRefused && Notification.permission === "denied" ? "denied" : obstacleOf(data)) : undefined,
    change,
  };
}
