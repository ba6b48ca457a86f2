import dynamic from "next/dynamic";
import { useInstallOffer } from "@/lib/core/client/install";
import { retryImport } from "@/lib/core/client/lazy-retry";

const InstallPanel = dynamic(
  retryImport(() => import("@/components/home/install-panel").then((module) => module.InstallPanel), { isQuiet: true }),
  { ssr: false },
);

/** The install prompt. Code-split, because few visits show it. */
export function InstallCard() {
  const offered = useInstallOffer();
  return offered && <InstallPanel offered={offered} />;
}
