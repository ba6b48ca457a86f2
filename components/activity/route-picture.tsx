import { Picture } from "@/components/ui/picture";
import { cn } from "@/lib/core/shared/cn";
import { paths } from "@/lib/core/shared/paths";

type RoutePictureProps = { workoutId: string; name: string; className?: string };

/** A workout's route drawn like a poster, as far as the viewer can see it. Renders nothing if all of it is hidden. */
export function RoutePicture({ workoutId, name, className }: RoutePictureProps) {
  return (
    <Picture
      src={paths.api.workoutPicture(workoutId)}
      alt={`Route: ${name}`}
      width={900}
      height={600}
      fallback={null}
      className={cn("w-full rounded-control border border-line", className)}
    />
  );
}
