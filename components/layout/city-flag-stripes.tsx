import { Repeat } from "@/components/ui/skeleton";
import { Star } from "@/components/ui/star";
import { cn } from "@/lib/core/shared/cn";

/** The city's flag as an ornament: four red stars between two blue stripes. */
export function CityFlagStripes({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={cn("flex flex-col gap-2", className)}>
      <span className="h-2 bg-sky" />
      <span className="flex justify-center gap-3">
        <Repeat count={4}>
          <Star className="size-5 text-[#e4002b]" />
        </Repeat>
      </span>
      <span className="h-2 bg-sky" />
    </div>
  );
}
