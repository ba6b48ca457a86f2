"use client";

import { CSPProvider } from "@base-ui/react/csp-provider";
import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useState } from "react";
import { SWRConfig } from "swr";
import { OfflineBanner } from "@/components/layout/offline-banner";
import { ServiceWorkerHost } from "@/components/layout/service-worker-host";
import { SkipLink } from "@/components/layout/skip-link";
import { showCarriedToast, toastAfterNavigation, useToast } from "@/components/ui/use-toast";
import { useEarlyInput } from "@/lib/core/client/early-input";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { onSessionEnd } from "@/lib/core/client/session-end";
import { swrDefaults } from "@/lib/core/client/swr";

function tellSessionEnd(): void {
  toastAfterNavigation({
    title: "Unauthorized",
    description: "You are logged out. Logging in again...",
    variant: "destructive",
    holds: true,
  });
}

const loadToaster = () => import("@/components/ui/toaster").then((module) => module.Toaster);
const Toaster = dynamic(retryImport(loadToaster, { isQuiet: true }), { ssr: false });
const FIRST_SIGNS = ["pointerdown", "keydown", "scroll"] as const;

/**
 * Toasts answer an action, so their code is loaded at the first interaction, or at once when there is a toast to show
 * already: one carried over from the page before, or a session that ended.
 */
function LateToaster() {
  const { toasts } = useToast();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => {
    showCarriedToast();
    const wake = () => setAlive(true);
    for (const sign of FIRST_SIGNS) window.addEventListener(sign, wake, { once: true, passive: true });
    return () => {
      for (const sign of FIRST_SIGNS) window.removeEventListener(sign, wake);
    };
  }, []);
  return isAlive || toasts.length > 0 ? <Toaster /> : null;
}

/** Providers around every screen; the nonce lets style elements added by libraries pass the Content-Security-Policy. */
export function Providers({ nonce, children }: { nonce?: string; children: ReactNode }) {
  useEarlyInput();
  useEffect(() => onSessionEnd(tellSessionEnd), []);
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
