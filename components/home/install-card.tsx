import { useInstallOffer } from "@/lib/core/client/install";
import { lazyPart } from "@/lib/core/client/lazy-part";

const InstallPanel = lazyPart(() => import("@/components/home/install-panel"), "InstallPanel", { isQuiet: true });

/** The install prompt. Code-split, because few visits show it. */
export function InstallCard() {
  const offered = useInstallOffer();
  return offered && <InstallPanel offered={offered} />;
}
