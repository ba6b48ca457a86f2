"use client";

import { Globe, Navigation } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { retryImport } from "@/lib/core/client/lazy-retry";
import type { LinkedPlace } from "@/lib/discover/links/rules";

const LinkChooserSheet = dynamic(
  retryImport(() => import("@/components/discover/link-chooser-sheet").then((module) => module.LinkChooserSheet)),
  { ssr: false },
);

/** Visit Website and Directions, which both ask where to open. */
export function PlaceLinks({ place }: { place: LinkedPlace }) {
  const [action, setAction] = useState<"website" | "directions" | null>(null);
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={() => setAction("website")} aria-haspopup="dialog">
          <Globe aria-hidden="true" className="size-5 max-[359px]:hidden" />
          Visit Website
        </Button>
        <Button variant="secondary" onClick={() => setAction("directions")} aria-haspopup="dialog">
          <Navigation aria-hidden="true" className="size-5 max-[359px]:hidden" />
          Directions
        </Button>
      </div>
      {action && <LinkChooserSheet action={action} place={place} onClose={() => setAction(null)} />}
    </>
  );
}
