import { RowSkeleton, SkeletonGroup } from "@/components/ui/skeleton";

export function NotificationsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <SkeletonGroup label="Loading notifications" count={rows} className="pt-3">
      <RowSkeleton
        className="min-h-16 items-center py-2"
        picture="size-12 rounded-full"
        lines={["h-4 w-4/5", "h-4 w-1/3"]}
      />
    </SkeletonGroup>
  );
}
