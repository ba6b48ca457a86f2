import type { Metadata } from "next";
import { Shell } from "@/components/shell/shell";

export const metadata: Metadata = { title: { absolute: "Windmile" }, robots: { index: false } };

/** Fetched by the service worker as a stranger would, and shown by it at any address while there is no network. */
export default function ShellPage() {
  return <Shell />;
}
