import { MapPin } from "lucide-react";
import { Rating } from "@/components/discover/item-card";
import { Picture } from "@/components/ui/picture";
import type { Spot } from "@/lib/discover/guides/schema";

/** Spec §3, restaurant: name, rating, category, neighborhood, image. */
export function SpotCard({ spot, onOpen, priority }: { spot: Spot; onOpen: () => void; priority?: boolean }) {
  return (
    <article className="relative overflow-hidden rounded-card border border-line bg-card">
      <Picture
        src={spot.image}
        widest={856}
        sizes="396px"
        alt=""
        width={856}
        height={480}
        thumbhash={spot.placeholder}
        priority={priority ?? false}
      />
      <div className="p-4">
        <div className="flex items-start gap-2">
          <h2 className="min-w-0 flex-1 text-display-sm leading-tight">
            <button
              type="button"
              onClick={onOpen}
              aria-haspopup="dialog"
              className="text-left after:absolute after:inset-0 after:rounded-card after:content-['']"
            >
              {spot.name}
            </button>
          </h2>
          <Rating rating={spot.rating} />
        </div>
        <p className="mt-1 flex gap-2 text-ink-soft">
          <MapPin className="mt-1 size-4 shrink-0" />
          {spot.category} · {spot.neighborhood}
        </p>
      </div>
    </article>
  );
}
