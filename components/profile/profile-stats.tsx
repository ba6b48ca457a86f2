import { type ReactNode, useState } from "react";
import { ExplainedNumber } from "@/components/activity/explained-number";
import { usePreferences } from "@/components/preferences";
import type { ProfileView } from "@/components/profile/profile-view";
import { StarRow } from "@/components/ui/star-row";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { cn } from "@/lib/core/shared/cn";
import { formatCount, formatNumber } from "@/lib/core/shared/format";
import type { FollowList } from "@/lib/social/people/hooks";

const PeopleSheet = lazyOverlay(() => import("@/components/people/people-sheet"), "PeopleSheet");

type PeopleCountProps = { label: string; count: number; list: FollowList; userId?: string };

/** A count of people. With a `userId`, a tap lists them. */
function PeopleCount({ label, count, list, userId }: PeopleCountProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        disabled={!userId}
        aria-label={`${label}: ${formatNumber(count)}`}
        className="flex min-h-16 min-w-0 flex-col items-center gap-1 rounded-control py-2 transition-colors enabled:hover:bg-card-press"
      >
        <span className="flex min-h-5 items-center font-display font-extrabold text-display-sm leading-none">
          {formatCount(count)}
        </span>
        <span className="tile-text text-ink-soft leading-tight">{label}</span>
      </button>
      {userId && <PeopleSheet userId={userId} list={list} open={open} onOpenChange={setOpen} />}
    </>
  );
}

export type PeopleCounts = { followersCount: number; followingCount: number };

function BothCounts({ counts, userId }: { counts: PeopleCounts; userId?: string }) {
  return (
    <>
      <PeopleCount label="Followers" count={counts.followersCount} list="followers" userId={userId} />
      <PeopleCount label="Following" count={counts.followingCount} list="following" userId={userId} />
    </>
  );
}

const STATS_GRID = "grid grid-cols-2 gap-1 border-line border-y py-1 min-[360px]:grid-cols-4";

/** The counts of a profile that hasn't loaded, after what else is in the grid. */
export function KnownCounts({ counts, children }: { counts: PeopleCounts; children?: ReactNode }) {
  return (
    <div className={STATS_GRID}>
      {children}
      <BothCounts counts={counts} />
    </div>
  );
}

export function ProfileStats({ view }: { view: ProfileView }) {
  const { gamification } = usePreferences();
  return (
    <section aria-label="Stats" className={cn(STATS_GRID, !gamification && "grid-cols-3 min-[360px]:grid-cols-3")}>
      <ExplainedNumber label="Places Visited" value={view.placesVisited} parts={view.explanations.placesVisited} />
      {gamification && (
        <ExplainedNumber
          label="XP Level"
          value={view.level}
          shown={<StarRow level={view.level} starClassName="size-3.5" />}
          parts={view.explanations.level}
        />
      )}
      <BothCounts counts={view} userId={view.id} />
    </section>
  );
}
