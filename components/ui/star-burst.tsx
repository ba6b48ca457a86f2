import { Star } from "@/components/ui/star";

const RAYS = ["0deg", "60deg", "120deg", "180deg", "240deg", "300deg"] as const;

/** Animation after a like: six small stars. Mount it with a new key for each burst. */
export function StarBurst() {
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-0 calm:hidden">
      {RAYS.map((ray) => (
        <span key={ray} className="absolute top-1/2 left-1/2 -mt-1.5 -ml-1.5 animate-burst" style={{ "--ray": ray }}>
          <Star className="block size-3" />
        </span>
      ))}
    </span>
  );
}
