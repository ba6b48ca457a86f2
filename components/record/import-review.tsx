import { useState } from "react";
import { celebrate } from "@/components/activity/reward-events";
import { usePreferences } from "@/components/preferences";
import { ImportItem } from "@/components/record/import-item";
import { Button } from "@/components/ui/button";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { useImport } from "@/lib/activity/files/hooks";
import { isReady, type ReviewItem } from "@/lib/activity/files/review";
import { countOf, formatNumber } from "@/lib/core/shared/format";

/** How many are rendered at once; an archive of several years has thousands. */
const PAGE = 100;

type Importing = ReturnType<typeof useImport>;

function countsOf(items: readonly ReviewItem[]) {
  const open = items.filter(({ found, outcome }) => found.refused === null && outcome === null);
  return {
    ready: items.filter(isReady).length,
    undecided: open.filter(({ isIncluded, problems }) => isIncluded && problems.length > 0).length,
    duplicates: open.filter(({ isDuplicate }) => isDuplicate).length,
    refused: items.filter(({ found }) => found.refused !== null).length,
    saved: items.filter(({ outcome }) => outcome === "saved").length,
    failed: items.filter(({ outcome }) => outcome !== null && outcome !== "saved").length,
  };
}

function Summary({ phase, items, progress, xpEarned }: Importing) {
  const { gamification } = usePreferences();
  const { ready, undecided, duplicates, refused, saved, failed } = countsOf(items);
  const parts =
    phase === "done"
      ? [
          `${countOf(saved, "workout")} imported`,
          gamification && xpEarned > 0 && `+${formatNumber(xpEarned)} XP`,
          failed > 0 && `${formatNumber(failed)} failed`,
          ready > 0 && `${formatNumber(ready)} left`,
        ]
      : [
          `${countOf(items.length, "workout")} found`,
          undecided > 0 && `${formatNumber(undecided)} to review`,
          duplicates > 0 && countOf(duplicates, "duplicate"),
          refused > 0 && `${formatNumber(refused)} can't be imported`,
        ];
  return (
    <p role="status" className="font-semibold">
      {phase === "saving" ? `Importing ${progress.read} of ${progress.total}...` : parts.filter(Boolean).join(" · ")}
    </p>
  );
}

function Failures({ failures }: Pick<Importing, "failures">) {
  if (failures.length === 0) return null;
  return (
    <section aria-label="Files that couldn't be read">
      <h2 className="font-bold font-display text-lg">{countOf(failures.length, "file")} couldn't be read</h2>
      <ul className="divide-y divide-line">
        {failures.slice(0, PAGE).map(({ name, problem }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and two files may have one name
          <li key={index} className="py-2">
            <p className="break-words font-semibold text-sm">{name}</p>
            <p className="text-ink-soft text-sm">{problem}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every activity that was found, to review before it counts. */
export function ImportReview(importing: Importing) {
  const { phase, progress, items, failures, decide, save, cancel } = importing;
  const [shown, setShown] = useState(PAGE);
  const { ready, undecided } = countsOf(items);
  const isSaving = phase === "saving";
  return (
    <>
      <Summary {...importing} />
      {isSaving && <ProgressBar label="Workouts imported" value={progress.read} max={progress.total} />}
      <ul aria-label="Workouts found" className="divide-y divide-line border-line border-y empty:hidden">
        {items.slice(0, shown).map((item) => (
          <ImportItem key={item.key} item={item} items={items} isLocked={phase !== "reviewing"} decide={decide} />
        ))}
      </ul>
      {items.length > shown && (
        <Button variant="secondary" block onClick={() => setShown(shown + PAGE)}>
          Show {formatNumber(Math.min(PAGE, items.length - shown))} more
        </Button>
      )}
      <Failures failures={failures} />
      {(isSaving || phase === "reviewing") && items.length > 0 && (
        <div className="sticky bottom-0 -mx-4 flex flex-col gap-2 border-line border-t bg-paper p-4 pb-safe">
          {undecided > 0 && !isSaving && (
            <p className="text-ink-soft text-sm">
              {countOf(undecided, "workout")} to review: choose an activity or skip. You can import the others now.
            </p>
          )}
          {isSaving ? (
            <Button variant="secondary" block onClick={cancel}>
              Stop importing
            </Button>
          ) : (
            <Button size="lg" block disabled={ready === 0} onClick={() => void save().then(celebrate)}>
              Import {countOf(ready, "workout")}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
