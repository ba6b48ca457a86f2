import { Gamified } from "@/components/preferences";
import { DailyImagesSkeleton } from "@/components/profile/daily-images";
import { ProfileHeadSkeleton } from "@/components/profile/profile-head";
import { KnownCounts, type PeopleCounts } from "@/components/profile/profile-stats";
import { Skeleton } from "@/components/ui/skeleton";

/** `counts`: what to show until the profile has loaded (spec §9). */
export function ProfileSkeleton({ counts }: { counts: PeopleCounts }) {
  return (
    <div>
      <ProfileHeadSkeleton />
      <div className="flex flex-col gap-6 px-4 pt-4">
        <KnownCounts counts={counts}>
          <StatSkeleton label="Places Visited" />
          <Gamified>
            <StatSkeleton label="XP Level" />
          </Gamified>
        </KnownCounts>
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
