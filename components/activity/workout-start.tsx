import { Route as RouteIcon } from "lucide-react";
import { type ComponentProps, useRef } from "react";
import { WorkoutForm } from "@/components/activity/workout-form";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/core/shared/paths";

export function WorkoutStart(form: ComponentProps<typeof WorkoutForm>) {
  const frame = useRef<HTMLDivElement>(null);
  const showTiles = () => {
    const tiles = frame.current;
    tiles?.scrollIntoView({ block: "start" });
    const tile = tiles?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? tiles?.querySelector("fieldset button");
    if (tile instanceof HTMLElement) tile.focus({ preventScroll: true });
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        <LinkButton href={paths.record()} className="min-h-14 grow">
          <RouteIcon className="size-5" />
          Record
        </LinkButton>
        <Button variant="secondary" className="min-h-14 grow" onClick={showTiles}>
          Log past workout
        </Button>
      </div>
      <div ref={frame} className="scroll-mt-20">
        <WorkoutForm {...form} />
      </div>
    </div>
  );
}
