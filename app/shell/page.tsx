import type { Metadata } from "next";
import { Shell } from "@/components/shell/shell";

export const metadata: Metadata = { title: { absolute: "Windmile" }, robots: { index: false } };

/** The service worker fetches this page without a session and serves it at any address while offline. */
export default function ShellPage() {
  return <Shell />;
}
