import { useState } from "react";
import { ExplainedNumber } from "@/components/activity/explained-number";
import { usePreferences } from "@/components/preferences";
import type { ProfileView } from "@/components/profile/profile-view";
import { StarRow } from "@/components/ui/star-row";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { cn } from "@/lib/core/shared/cn";
import { formatCount, formatNumber } from "@/lib/core/shared/format";
import type { FollowList } from "@/lib/social/people/hooks";

const PeopleSheet = lazyOverlay(() => import("@/components/people/people-sheet"), "PeopleSheet");

type CountProps = { label: string; count: number; onOpen?: () => void };

/** A count of people. A tap lists them, if the viewer can see who they are. */
function PeopleCount({ label, count, onOpen }: CountProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      disabled={!onOpen}
      aria-label={`${label}: ${formatNumber(count)}`}
      className="flex min-h-16 min-w-0 flex-col items-center gap-1 rounded-control py-2 transition-colors enabled:hover:bg-card-press"
    >
      <span className="flex min-h-5 items-center font-display font-extrabold text-display-sm leading-none">
        {formatCount(count)}
      </span>
      <span className="tile-text text-ink-soft leading-tight">{label}</span>
    </button>
  );
}

export type PeopleCounts = { followersCount: number; followingCount: number };

/** Both counts of a profile that hasn't loaded. */
export function BothCounts({ counts }: { counts: PeopleCounts }) {
  return (
    <>
      <PeopleCount label="Followers" count={counts.followersCount} />
      <PeopleCount label="Following" count={counts.followingCount} />
    </>
  );
}

export const STATS_GRID = "grid grid-cols-2 gap-1 border-line border-y py-1 min-[360px]:grid-cols-4";

export function ProfileStats({ view }: { view: ProfileView }) {
  const { gamification } = usePreferences();
  const [list, setList] = useState<FollowList>("followers");
  const [open, setOpen] = useState(false);
  const opener = (wanted: FollowList) => () => {
    setList(wanted);
    setOpen(true);
  };
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
      <PeopleCount label="Followers" count={view.followersCount} onOpen={opener("followers")} />
      <PeopleCount label="Following" count={view.followingCount} onOpen={opener("following")} />
      <PeopleSheet userId={view.id} list={list} open={open} onOpenChange={setOpen} />
    </section>
  );
}
