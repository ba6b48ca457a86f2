"use client";

import { CSPProvider } from "@base-ui/react/csp-provider";
import { type ReactNode, useEffect } from "react";
import { SWRConfig } from "swr";
import { OfflineBanner } from "@/components/layout/offline-banner";
import { SkipLink } from "@/components/layout/skip-link";
import { MotionProvider } from "@/components/ui/motion-provider";
import { Toaster } from "@/components/ui/toaster";
import { TooltipProvider } from "@/components/ui/tooltip";
import { toast } from "@/components/ui/use-toast";
import { onSessionEnd } from "@/lib/core/client/session-end";
import { swrDefaults } from "@/lib/core/client/swr";

function tellSessionEnd(): void {
  toast({ title: "Unauthorized", description: "You are logged out. Logging in again...", variant: "destructive" });
}

/** What every screen stands in; the nonce lets the libraries' own style elements pass the policy. */
export function Providers({ nonce, children }: { nonce?: string; children: ReactNode }) {
  useEffect(() => onSessionEnd(tellSessionEnd), []);
  return (
    <SWRConfig value={swrDefaults}>
      <CSPProvider nonce={nonce}>
        <MotionProvider nonce={nonce}>
          <TooltipProvider>
            <SkipLink />
            {children}
            <OfflineBanner />
            <Toaster />
          </TooltipProvider>
        </MotionProvider>
      </CSPProvider>
    </SWRConfig>
  );
}
