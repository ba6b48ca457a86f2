import { Gamified } from "@/components/preferences";
import { DailyImagesSkeleton } from "@/components/profile/daily-images";
import { BothCounts, type PeopleCounts, STATS_GRID } from "@/components/profile/profile-stats";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";

/** `counts`: what to show until the profile has loaded (spec §9). */
export function ProfileSkeleton({ counts }: { counts: PeopleCounts }) {
  return (
    <div>
      <SkeletonGroup label="Loading profile">
        <Skeleton className="aspect-[2.2] rounded-none" />
        <div className="flex flex-col gap-2 px-4">
          <Skeleton className="-mt-14 size-28 rounded-full ring-4 ring-paper" />
          <Skeleton className="mt-1 h-9 w-48" />
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-5 w-64 max-w-full" />
        </div>
      </SkeletonGroup>
      <div className="flex flex-col gap-6 px-4 pt-4">
        <div className={STATS_GRID}>
          <StatSkeleton label="Places Visited" />
          <Gamified>
            <StatSkeleton label="XP Level" />
          </Gamified>
          <BothCounts counts={counts} />
        </div>
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
        <DailyImagesSkeleton />
      </div>
    </div>
  );
}

function StatSkeleton({ label }: { label: string }) {
  return (
    <div className="flex min-h-16 flex-col items-center gap-1 px-1 py-2">
      <Skeleton className="h-6 w-8" />
      <span className="text-center text-ink-soft text-sm leading-tight">{label}</span>
    </div>
  );
}
