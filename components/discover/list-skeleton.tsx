import { RowSkeleton, SkeletonGroup } from "@/components/ui/skeleton";

/** Spec §2: shown to everybody while the list loads. */
const LOADING = "Loading discover...";

export function ListSkeleton({ label = LOADING }: { label?: string }) {
  return (
    <SkeletonGroup label={label} isLabelShown={label === LOADING} count={4} className="flex flex-col gap-3">
      <RowSkeleton
        className="rounded-card border border-line bg-card p-3 pl-4.5"
        picture="aspect-4/5 w-26 max-[359px]:w-20"
        lines={["h-5 w-4/5", "h-3.5 w-1/2", "h-3.5 w-2/3", "h-3.5 w-full"]}
      />
    </SkeletonGroup>
  );
}
