import { RowSkeleton, SkeletonGroup } from "@/components/ui/skeleton";

/** Spec §2: text shown while the list loads. */
const LOADING = "Loading discover...";

export function ListSkeleton({ label = LOADING }: { label?: string }) {
  return (
    <SkeletonGroup label={label} isLabelShown={label === LOADING} count={4} className="flex flex-col gap-3">
      <RowSkeleton
        className="items-center rounded-card border border-line bg-card py-2 pr-3 pl-4"
        picture="size-24 max-[359px]:size-20"
        lines={["h-5 w-4/5", "h-3.5 w-1/2", "h-3.5 w-2/3", "h-3.5 w-3/5", "h-3 w-full"]}
      />
    </SkeletonGroup>
  );
}
