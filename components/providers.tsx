"use client";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { swrDefaults } from "@/lib/core/client/swr";

export function Providers({ children }: { children: ReactNode }) {
  return <SWRConfig value={swrDefaults}>{children}</SWRConfig>;
}
