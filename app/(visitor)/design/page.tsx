import type { Metadata } from "next";
import { notFound } from "next/navigation";

export const metadata: Metadata = { title: "Design", robots: { index: false } };

/** Development only: a build leaves this screen out, because the service worker caches every script on each device. */
export default async function DesignPage() {
  if (process.env.NODE_ENV === "development") {
    const { DesignScreen } = await import("@/components/design/design-screen");
    return <DesignScreen />;
  }
  notFound();
}
