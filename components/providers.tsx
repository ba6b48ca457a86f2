"use client";

import { CSPProvider } from "@base-ui/react/csp-provider";
import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useState } from "react";
import { SWRConfig } from "swr";
import { OfflineBanner } from "@/components/layout/offline-banner";
import { ServiceWorkerHost } from "@/components/layout/service-worker-host";
import { SkipLink } from "@/components/layout/skip-link";
import { prefetchOverlays } from "@/components/ui/overlay";
import { showCarriedToast, toastAfterNavigation, useToast } from "@/components/ui/use-toast";
import { useEarlyInput } from "@/lib/core/client/early-input";
import { lazyComponent } from "@/lib/core/client/lazy-component";
import { onSessionEnd, onSessionRevoked } from "@/lib/core/client/session-end";
import { swrDefaults } from "@/lib/core/client/swr";

function tellSessionEnd(): void {
  toastAfterNavigation({
    title: "Unauthorized",
    description: "You are logged out. Logging in again...",
    variant: "destructive",
    holds: true,
  });
}

/** As logging out here would, without asking: whoever holds this device may not be who ended the session. */
async function clearRevokedDevice(): Promise<void> {
  const { forgetPerson } = await import("@/components/account/forget-person");
  await forgetPerson();
}

const loadSplashScreens = () => import("@/lib/core/client/splash-screens");
const loadWebVitals = () => import("@/lib/core/client/web-vitals");
const loadToaster = () => import("@/components/ui/toaster");
const Toaster = lazyComponent(loadToaster, "Toaster", { isQuiet: true });
/** Not the finger's touch: code that is read while it is lifted again would keep the tap from being answered. */
const FIRST_SIGNS = ["pointerup", "keydown", "scroll"] as const;

/**
 * Toasts answer an action, so their code (and that of what opens over a screen) is loaded once the first interaction has
 * been answered on the screen, or at once when there is a toast to show already: one carried over from the page before, or
 * a session that ended.
 */
function LateToaster() {
  const { toasts } = useToast();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => {
    showCarriedToast();
    const load = () => {
      setAlive(true);
      void prefetchOverlays();
    };
    const wake = () => requestAnimationFrame(() => setTimeout(load));
    for (const sign of FIRST_SIGNS) window.addEventListener(sign, wake, { once: true, passive: true });
    return () => {
      for (const sign of FIRST_SIGNS) window.removeEventListener(sign, wake);
    };
  }, []);
  return isAlive || toasts.length > 0 ? <Toaster /> : null;
}

/**
 * Every page's payload names the not-found screen, whose code comes when it is shown. It stands here, in what every page
 * loads anyway: in a file of its own these lines would be one more request of each.
 */
export const NotFoundScreen = dynamic(() =>
  import("@/components/layout/lost-screen").then((module) => module.LostScreen),
);

/** Providers around every screen; the nonce lets style elements added by libraries pass the Content-Security-Policy. */
export function Providers({ nonce, children }: { nonce?: string; children: ReactNode }) {
  useEarlyInput();
  useEffect(() => onSessionEnd(tellSessionEnd), []);
  useEffect(() => onSessionRevoked(clearRevokedDevice), []);
  useEffect(() => {
    // Only iOS has this field, and only it starts an installed app with such pictures.
    if ("standalone" in navigator) void loadSplashScreens().then((module) => module.linkSplashScreens());
  }, []);
  useEffect(() => {
    // So many of a hundred visits tell how quick they were; the others load nothing for it.
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
        <LateToaster />
      </CSPProvider>
    </SWRConfig>
  );
}
