import type { Metadata } from "next";
import { OfflineScreen } from "@/components/shell/offline-screen";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Offline", robots: { index: false } };

export default function OfflinePage() {
  return (
    <OfflineScreen
      retry={
        <LinkButton href={paths.home} external size="lg">
          Try again
        </LinkButton>
      }
    />
  );
}
