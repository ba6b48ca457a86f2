import { Thumbnail } from "@/components/ui/thumbnail";
import type { Spot } from "@/lib/discover/guides/schema";

export function GuideStop({ spot, number, hasPicture }: { spot: Spot; number: number; hasPicture?: boolean }) {
  return (
    <>
      <span aria-hidden="true" className="w-6 text-center font-display font-extrabold text-display-sm">
        {number}
      </span>
      {hasPicture && <Thumbnail image={spot.image} placeholder={spot.placeholder} className="w-14" />}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold leading-snug">{spot.name}</span>
        <span className="block text-ink-soft text-sm">
          {spot.category} · {spot.neighborhood}
        </span>
      </span>
    </>
  );
}
