import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Loading } from "@/components/ui/loading";
import { Repeat, Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { Star } from "@/components/ui/star";
import { useAchievements } from "@/lib/activity/achievements/hooks";
import type { Achievement } from "@/lib/activity/achievements/schema";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { cn } from "@/lib/core/shared/cn";
import { formatNumber } from "@/lib/core/shared/format";
import { datesInChicago } from "@/lib/core/shared/zone";

const Sheet = lazyOverlay(() => import("@/components/ui/sheet"), "Sheet");

const FIRST_SHOWN = 6;
const date = datesInChicago({ month: "long", day: "numeric", year: "numeric" });

/** Unlocked achievements, newest first, then the closest ones. */
function ordered(achievements: readonly Achievement[]): Achievement[] {
  return achievements.toSorted((a, b) => {
    if (a.unlockedAt && b.unlockedAt) return b.unlockedAt.localeCompare(a.unlockedAt);
    if (a.unlockedAt || b.unlockedAt) return a.unlockedAt ? -1 : 1;
    return b.progress / b.target - a.progress / a.target;
  });
}

function Tile({ achievement, onOpen }: { achievement: Achievement; onOpen: () => void }) {
  const { title, progress, target, unlockedAt } = achievement;
  const state = unlockedAt ? "reached" : `${formatNumber(progress)} of ${formatNumber(target)}`;
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`${title}: ${state}`}
      className={cn(
        "flex min-h-32 w-full flex-col items-center gap-2 rounded-card border border-line px-1 py-3 text-center transition-colors hover:bg-card-press",
        unlockedAt ? "bg-card" : "bg-paper",
      )}
    >
      <Star hollow={!unlockedAt} className={cn("size-10", !unlockedAt && "text-line-strong")} />
      <span className="font-semibold text-sm leading-tight">{title}</span>
      {!unlockedAt && <span className="mt-auto text-ink-soft text-xs tabular-nums">{state}</span>}
    </button>
  );
}

/** As tall as the loaded shelf, so that nothing below it moves. */
function ShelfSkeleton() {
  return (
    <SkeletonGroup
      label="Loading achievements"
      className="grid grid-cols-[repeat(auto-fill,minmax(max(5.25rem,30%),1fr))] gap-2"
    >
      <Repeat count={FIRST_SHOWN}>
        <Skeleton className="h-32 rounded-card" />
      </Repeat>
      <Skeleton className="col-span-3 mt-1 h-11 rounded-control" />
    </SkeletonGroup>
  );
}

export function AchievementsShelf({ openedId }: { openedId: string | null }) {
  const { data: achievements, error, retry } = useAchievements();
  const [showsAll, setShowsAll] = useState(false);
  const [chosenId, setChosenId] = useState(openedId);
  const [isOpen, setOpen] = useState(openedId !== null);
  const opened = achievements?.find(({ id }) => id === chosenId);
  const all = achievements && ordered(achievements);
  const reached = all?.filter(({ unlockedAt }) => unlockedAt).length ?? 0;
  return (
    <section aria-labelledby="achievements">
      <div className="mb-2 flex items-baseline justify-between gap-2">
        <h2 id="achievements" className="text-display">
          Achievements
        </h2>
        {all && (
          <p className="text-ink-soft text-sm tabular-nums">
            {reached} of {all.length}
          </p>
        )}
      </div>
      {!all && <Loading error={error} onRetry={retry} skeleton={<ShelfSkeleton />} />}
      {all && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(5.25rem,30%),1fr))] gap-2">
          {(showsAll ? all : all.slice(0, FIRST_SHOWN)).map((achievement) => (
            <li key={achievement.id}>
              <Tile
                achievement={achievement}
                onOpen={() => {
                  setChosenId(achievement.id);
                  setOpen(true);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {all && all.length > FIRST_SHOWN && (
        <Button variant="secondary" block className="mt-3" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? "Show fewer" : `Show all ${all.length}`}
        </Button>
      )}
      {opened && (
        <Sheet open={isOpen} onOpenChange={setOpen} title={opened.title} description={opened.description}>
          <div className="flex items-center gap-4">
            <Star hollow={!opened.unlockedAt} className={cn("size-16", !opened.unlockedAt && "text-line-strong")} />
            <p className="font-semibold tabular-nums">
              {opened.unlockedAt
                ? `Unlocked on ${date.format(new Date(opened.unlockedAt))}`
                : `${formatNumber(opened.progress)} of ${formatNumber(opened.target)} so far`}
            </p>
          </div>
        </Sheet>
      )}
    </section>
  );
}
