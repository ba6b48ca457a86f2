"use client";

import { CSPProvider } from "@base-ui/react/csp-provider";
import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useState } from "react";
import { SWRConfig } from "swr";
import { OfflineBanner } from "@/components/layout/offline-banner";
import { ServiceWorkerHost } from "@/components/layout/service-worker-host";
import { SkipLink } from "@/components/layout/skip-link";
import { showPendingToast, toastAfterNavigation, useToast } from "@/components/ui/use-toast";
import { useEarlyInput } from "@/lib/core/client/early-input";
import { lazyPart } from "@/lib/core/client/lazy-part";
import { onSessionEnd, onSessionRevoked } from "@/lib/core/client/session-end";
import { swrDefaults } from "@/lib/core/client/swr";

function handleSessionEnd(): void {
  toastAfterNavigation({
    title: "Unauthorized",
    description: "You are logged out. Logging in again...",
    variant: "destructive",
    holds: true,
  });
}

/**
 * Clears the device like a logout, without asking: whoever holds this device may not be the person who ended the
 * session.
 */
async function clearRevokedDevice(): Promise<void> {
  const { clearStoredPerson } = await import("@/components/account/clear-stored-person");
  await clearStoredPerson();
}

const loadSplashScreens = () => import("@/lib/core/client/splash-screens");
const loadWebVitals = () => import("@/lib/core/client/web-vitals");
/** Overlays. Most of this chunk is one library. */
const loadOverlays = () =>
  Promise.all([
    import("@/components/ui/dialog"),
    import("@/components/ui/sheet"),
    import("@/components/ui/alert-dialog"),
    import("@/components/ui/menu-popup"),
  ]);
const Toaster = lazyPart(() => import("@/components/ui/toaster"), "Toaster", { isQuiet: true });
/** Not on `touchstart`: evaluating code while the finger lifts would delay the response to the tap. */
const FIRST_INTERACTIONS = ["pointerup", "keydown", "scroll"] as const;

/**
 * Toasts follow an action, so their code (and that of overlays) loads once the first interaction has been painted, or
 * right away if a toast is already pending: one carried over from the previous page, or an ended session.
 */
function LazyToaster() {
  const toast = useToast();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => {
    showPendingToast();
    const load = () => {
      setAlive(true);
      loadOverlays().catch(() => undefined); // retried when an overlay opens
    };
    const wake = () => requestAnimationFrame(() => setTimeout(load));
    for (const sign of FIRST_INTERACTIONS) window.addEventListener(sign, wake, { once: true, passive: true });
    return () => {
      for (const sign of FIRST_INTERACTIONS) window.removeEventListener(sign, wake);
    };
  }, []);
  return isAlive || toast ? <Toaster /> : null;
}

/**
 * Every page's payload names the not-found screen, whose code loads when it is shown. This wrapper is in a file that
 * every page loads anyway: in its own file it would be one more request per page.
 */
export const NotFoundScreen = dynamic(() =>
  import("@/components/layout/not-found-message").then((module) => module.NotFoundMessage),
);

/** Providers around every screen; the nonce lets style elements added by libraries pass the Content-Security-Policy. */
export function Providers({ nonce, children }: { nonce?: string; children: ReactNode }) {
  useEarlyInput();
  useEffect(() => onSessionEnd(handleSessionEnd), []);
  useEffect(() => onSessionRevoked(clearRevokedDevice), []);
  useEffect(() => {
    // Only iOS has this field, and only iOS shows such startup images for an installed app.
    if ("standalone" in navigator) void loadSplashScreens().then((module) => module.linkSplashScreens());
  }, []);
  useEffect(() => {
    // The percentage of visits that report Web Vitals. Other visits don't load the code.
    if (Math.random() * 100 >= Number(document.documentElement.dataset.vitals ?? 0)) return;
    (window.requestIdleCallback ?? setTimeout)(() => void loadWebVitals().then((module) => module.measureVisit()));
  }, []);
  return (
    <SWRConfig value={swrDefaults}>
      <CSPProvider nonce={nonce}>
        <SkipLink />
        {children}
        <OfflineBanner />
        <ServiceWorkerHost />
        <LazyToaster />
      </CSPProvider>
    </SWRConfig>
  );
}
