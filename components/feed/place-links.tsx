import { Globe, Navigation } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyItemOverlay } from "@/lib/core/client/lazy-overlay";
import type { LinkedPlace } from "@/lib/discover/links/rules";

const LinkChooserSheet = lazyItemOverlay(() => import("@/components/feed/link-chooser-sheet"), "LinkChooserSheet");

export function PlaceLinks({ place }: { place: LinkedPlace }) {
  const [action, setAction] = useState<"website" | "directions" | null>(null);
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={() => setAction("website")} aria-haspopup="dialog">
          <Globe className="size-5 max-[359px]:hidden" />
          Visit Website
        </Button>
        <Button variant="secondary" onClick={() => setAction("directions")} aria-haspopup="dialog">
          <Navigation className="size-5 max-[359px]:hidden" />
          Directions
        </Button>
      </div>
      <LinkChooserSheet item={action} place={place} onClose={() => setAction(null)} />
    </>
  );
}
