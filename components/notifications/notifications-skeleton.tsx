import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";

const BONES = ["a", "b", "c", "d", "e", "f"] as const;

export function NotificationsSkeleton({ rows = BONES.length }: { rows?: number }) {
  return (
    <SkeletonGroup label="Loading notifications" className="pt-3">
      {BONES.slice(0, rows).map((bone) => (
        <div key={bone} className="flex min-h-16 items-center gap-3 py-2.5">
          <Skeleton className="size-12 shrink-0 rounded-full" />
          <div className="flex-1">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="mt-2 h-4 w-1/3" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
