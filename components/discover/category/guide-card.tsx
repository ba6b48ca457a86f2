"use client";

import { BookOpen } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Picture } from "@/components/ui/picture";
import { Sheet } from "@/components/ui/sheet";
import { afterOverlaysClosed } from "@/components/ui/use-back-close";
import { mediaSrcSet } from "@/lib/core/shared/media-sizes";
import type { Guide, Spot } from "@/lib/discover/guides/schema";

type GuideProps = { guide: Guide; onOpen: (spot: Spot) => void };

/** A guide's places in the order to see them. Mounted while it is needed. */
function GuideSheet({ guide, onOpen, onClosed }: GuideProps & { onClosed: () => void }) {
  const [open, setOpen] = useState(true);
  const choose = (spot: Spot) => {
    setOpen(false);
    afterOverlaysClosed(() => onOpen(spot));
  };
  return (
    <Sheet open={open} onOpenChange={setOpen} onClosed={onClosed} title={guide.title} description={guide.description}>
      <ol className="divide-y divide-line">
        {guide.places.map((spot, index) => (
          <li key={spot.id}>
            <button
              type="button"
              onClick={() => choose(spot)}
              className="flex min-h-14 w-full items-center gap-3.5 py-2 text-left"
            >
              <span aria-hidden="true" className="w-6 text-center font-display font-extrabold text-display-sm">
                {index + 1}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold leading-snug">{spot.name}</span>
                <span className="block text-ink-soft text-sm">
                  {spot.category} · {spot.neighborhood}
                </span>
              </span>
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
    <article className="relative flex gap-3.5 overflow-hidden rounded-card border border-line bg-card p-3">
      <Picture
        src={guide.image}
        srcSet={mediaSrcSet(guide.image, 428)}
        sizes="104px"
        alt=""
        width={856}
        height={1070}
        className="w-26 shrink-0 self-start rounded-control max-[359px]:w-20"
      />
      <div className="min-w-0 flex-1">
        <Badge tone="sky">
          <BookOpen aria-hidden="true" />
          Guide · {guide.places.length} places
        </Badge>
        <h2 className="mt-1.5 text-display-sm leading-tight">
          <button
            type="button"
            onClick={() => setOpen(true)}
            aria-haspopup="dialog"
            className="text-left after:absolute after:inset-0 after:rounded-card after:content-['']"
          >
            {guide.title}
          </button>
        </h2>
        <p className="mt-1 line-clamp-3 text-ink-soft text-sm">{guide.description}</p>
      </div>
      {isOpen && <GuideSheet guide={guide} onOpen={onOpen} onClosed={() => setOpen(false)} />}
    </article>
  );
}
