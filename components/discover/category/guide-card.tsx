import { Share2 } from "lucide-react";
import { useState } from "react";
import { GuideFrame } from "@/components/discover/category/guide-frame";
import { GuideStop } from "@/components/discover/category/guide-stop";
import { Button } from "@/components/ui/button";
import { shareLink } from "@/components/ui/share-link";
import { Sheet } from "@/components/ui/sheet";
import { afterOverlaysClosed } from "@/components/ui/use-back-close";
import { countOf } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import type { Guide, Spot } from "@/lib/discover/guides/schema";

type GuideProps = { guide: Guide; onOpen: (spot: Spot) => void };

type GuideSheetProps = GuideProps & { open: boolean; onOpenChange: (open: boolean) => void };

/** A guide's places in visiting order. */
function GuideSheet({ guide, onOpen, ...sheet }: GuideSheetProps) {
  const choose = (spot: Spot) => {
    sheet.onOpenChange(false);
    afterOverlaysClosed(() => onOpen(spot));
  };
  return (
    <Sheet {...sheet} title={guide.title} description={guide.description}>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => void shareLink({ title: guide.title, path: paths.guide(guide.slug) })}
      >
        <Share2 className="size-4" />
        Share this guide
      </Button>
      <ol className="mt-2 divide-y divide-line">
        {guide.places.map((spot, index) => (
          <li key={spot.id}>
            <button
              type="button"
              onClick={() => choose(spot)}
              className="flex min-h-14 w-full items-center gap-3 py-2 text-left"
            >
              <GuideStop spot={spot} number={index + 1} />
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

export function GuideCard({ guide, onOpen }: GuideProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <GuideFrame
      image={guide.image}
      places={countOf(guide.places.length, "place")}
      title={
        <button
          type="button"
          onClick={() => setOpen(true)}
          aria-haspopup="dialog"
          className="text-left after:absolute after:inset-0 after:rounded-card after:content-['']"
        >
          {guide.title}
        </button>
      }
    >
      <p className="mt-1 line-clamp-3 text-ink-soft text-sm">{guide.description}</p>
      <GuideSheet guide={guide} onOpen={onOpen} open={isOpen} onOpenChange={setOpen} />
    </GuideFrame>
  );
}
