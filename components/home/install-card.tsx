import { useInstallOffer } from "@/lib/core/client/install";
import { lazyComponent } from "@/lib/core/client/lazy-component";

const InstallPanel = lazyComponent(() => import("@/components/home/install-panel"), "InstallPanel", { isQuiet: true });

/** The offer to install the app, whose code comes on the few visits that see it. */
export function InstallCard() {
  const offered = useInstallOffer();
  return offered && <InstallPanel offered={offered} />;
}
