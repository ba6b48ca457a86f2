"use client";

import { CSPProvider } from "@base-ui/react/csp-provider";
import dynamic from "next/dynamic";
import { type ReactNode, useEffect } from "react";
import { SWRConfig } from "swr";
import { OfflineBanner } from "@/components/layout/offline-banner";
import { SkipLink } from "@/components/layout/skip-link";
import { toast } from "@/components/ui/use-toast";
import { onSessionEnd } from "@/lib/core/client/session-end";
import { swrDefaults } from "@/lib/core/client/swr";

function tellSessionEnd(): void {
  toast({ title: "Unauthorized", description: "You are logged out. Logging in again...", variant: "destructive" });
}

/** Nothing waits for it: a toast asked for earlier stands in the store until it has come. */
const Toaster = dynamic(() => import("@/components/ui/toaster").then((module) => module.Toaster), { ssr: false });

/** What every screen stands in; the nonce lets the libraries' own style elements pass the policy. */
export function Providers({ nonce, children }: { nonce?: string; children: ReactNode }) {
  useEffect(() => onSessionEnd(tellSessionEnd), []);
  return (
    <SWRConfig value={swrDefaults}>
      <CSPProvider nonce={nonce}>
        <SkipLink />
        {children}
        <OfflineBanner />
        <Toaster />
      </CSPProvider>
    </SWRConfig>
  );
}
