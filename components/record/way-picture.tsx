import { useState } from "react";
import { cn } from "@/lib/core/shared/cn";
import { paths } from "@/lib/core/shared/paths";

type WayPictureProps = { workoutId: string; name: string; className?: string };

/** A workout's way in the manner of the posters, as far as one may see it; nothing where all of it is hidden. */
export function WayPicture({ workoutId, name, className }: WayPictureProps) {
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;
  return (
    <img
      src={paths.api.workoutPicture(workoutId)}
      alt={`The way of ${name}`}
      width={900}
      height={600}
      loading="lazy"
      decoding="async"
      onError={() => setHidden(true)}
      className={cn("aspect-3/2 w-full rounded-control border border-line bg-bone", className)}
    />
  );
}
