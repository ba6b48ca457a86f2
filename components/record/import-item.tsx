import { Check, TriangleAlert } from "lucide-react";
import { ACTIVITY_ICONS, ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { usePreferences } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { formatDistance } from "@/lib/activity/distance/rules";
import { type ImportDecision, isReady, itemsOfSameKind, type ReviewItem } from "@/lib/activity/files/review";
import { formatDuration } from "@/lib/activity/timer/rules";
import { ACTIVITY_TYPES, type ActivityType } from "@/lib/activity/workouts/rules";
import { dateFormat } from "@/lib/core/shared/zone";

const when = dateFormat({ dateStyle: "medium", timeStyle: "short" });
type Option = { value: ActivityType | ""; label: string };
const OPTIONS: readonly Option[] = ACTIVITY_TYPES.map((value) => ({ value, label: ACTIVITY_NAMES[value] }));
const UNDECIDED: readonly Option[] = [{ value: "", label: "Choose an activity" }, ...OPTIONS];

function Outline({ item: { found, activityType } }: { item: ReviewItem }) {
  const { route } = found;
  return (
    <span className="flex size-14 shrink-0 items-center justify-center rounded-control border border-line bg-paper text-ink-soft [&>svg]:size-6">
      {route ? (
        <svg viewBox={route.outline.viewBox} aria-hidden="true" className="non-scaling-strokes size-12!">
          <path d={route.outline.path} className="fill-none stroke-sky-ink" strokeWidth={2} strokeLinejoin="round" />
        </svg>
      ) : (
        ACTIVITY_ICONS[activityType ?? "other"]
      )}
    </span>
  );
}

type ItemProps = {
  item: ReviewItem;
  items: readonly ReviewItem[];
  isLocked: boolean;
  decide: (chosen: readonly ReviewItem[], decision: ImportDecision) => void;
};

/** Why an activity can't be imported, and how to fix it. */
function Problem({ item, decide }: Pick<ItemProps, "item" | "decide">) {
  if (!item.isIncluded || !item.problems.includes("too-fast")) return null;
  return (
    <div role="alert" className="flex flex-col gap-2 text-sm">
      <p className="text-danger-ink">
        That pace isn't possible for this activity. Choose another activity, or import it without its map.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => decide([item], { hasMap: false })}>
          Import without map
        </Button>
        <Button size="sm" variant="ghost" onClick={() => decide([item], { isIncluded: false })}>
          Skip
        </Button>
      </div>
    </div>
  );
}

function Status({ item: { found, isDuplicate, isIncluded, outcome } }: { item: ReviewItem }) {
  if (outcome === "saved") return <p className="text-good-ink text-sm">Imported</p>;
  const text =
    outcome ??
    found.refused ??
    (isDuplicate && !isIncluded ? "Duplicate: you already have a workout at that time." : null);
  return text ? <p className="text-ink-soft text-sm">{text}</p> : null;
}

/** One activity in the list: what it is, whether to import it, and any problem to resolve first. */
export function ImportItem({ item, items, isLocked, decide }: ItemProps) {
  const { units } = usePreferences();
  const { found, activityType, isIncluded, outcome } = item;
  const { title, sport, startedAt, durationSeconds, distanceMeters, notes } = found;
  const name = title ?? (activityType ? ACTIVITY_NAMES[activityType] : sport || "Unknown activity");
  const like = activityType && item.problems.length === 0 ? itemsOfSameKind(items, item) : [];
  const isOpen = found.refused === null && outcome === null;
  const details = [
    durationSeconds > 0 && formatDuration(durationSeconds),
    distanceMeters !== null && formatDistance(distanceMeters, units),
  ];
  return (
    <li className="flex flex-col gap-2 py-3 [contain-intrinsic-size:auto_9rem] [content-visibility:auto]">
      <div className="flex items-start gap-3">
        <Outline item={item} />
        <div className="min-w-0 flex-1">
          <p className="break-words font-semibold leading-snug">{name}</p>
          <p className="text-ink-soft text-sm">
            {startedAt === null ? found.fileName : when.format(new Date(startedAt))}
          </p>
          <p className="text-ink-soft text-sm">{details.filter(Boolean).join(" · ")}</p>
        </div>
        {isOpen ? (
          <label className="flex size-11 shrink-0 cursor-pointer items-center justify-center">
            <input
              type="checkbox"
              aria-label={`Import ${name}`}
              checked={isIncluded}
              disabled={isLocked}
              onChange={(event) => decide([item], { isIncluded: event.target.checked })}
              className="size-5 accent-ink"
            />
          </label>
        ) : outcome === "saved" ? (
          <Check className="m-3 size-5 shrink-0 text-good-ink" />
        ) : (
          <TriangleAlert className="m-3 size-5 shrink-0 text-danger-ink" />
        )}
      </div>
      {isOpen && isIncluded && !isLocked && (
        <Select
          label={`Activity for ${name}`}
          value={activityType ?? ""}
          options={activityType ? OPTIONS : UNDECIDED}
          onValueChange={(value: Option["value"]) => value !== "" && decide([item], { activityType: value })}
        />
      )}
      {like.length > 0 && !isLocked && isReady(item) && sport && (
        <Button size="sm" variant="secondary" onClick={() => decide(like, { activityType })}>
          Use {ACTIVITY_NAMES[item.activityType ?? "other"]} for {like.length} more called “{sport}”
        </Button>
      )}
      {isOpen && <Problem item={item} decide={decide} />}
      {notes.length > 0 && <p className="text-ink-soft text-sm">{notes.join(" ")}</p>}
      <Status item={item} />
    </li>
  );
}
