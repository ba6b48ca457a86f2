import { fromColumns } from "@/lib/activity/routes/formats";
import type { ActivityType } from "@/lib/activity/workouts/rules";
import type { ReadActivity } from "./reading";
import { type ImportProblem, importProblems } from "./rules";

/** An activity to review, with the user's decisions about it. */
export type ReviewItem = {
  key: number;
  found: ReadActivity;
  activityType: ActivityType | null;
  hasMap: boolean;
  isIncluded: boolean;
  /** It overlaps an existing recorded or imported workout, or another activity in the list. */
  isDuplicate: boolean;
  problems: ImportProblem[];
  /** After the import: "saved", or the error message. */
  outcome: string | null;
};

/** Start and end, in milliseconds. */
export type Times = readonly [from: number, to: number];

export const timesOf = (startedAt: number, seconds: number): Times => [startedAt, startedAt + 1000 * seconds];
const overlap = ([from, to]: Times, [otherFrom, otherTo]: Times) => from < otherTo && otherFrom < to;

/** Sorts activities that need a decision first, then ready ones, then duplicates, then refused ones. */
function rankOf({ found, problems, isDuplicate }: ReviewItem): number {
  if (found.refused !== null) return 3;
  if (isDuplicate) return 2;
  return problems.length > 0 ? 0 : 1;
}

/** The list to review. `taken` contains the times of existing recorded and imported workouts. */
export function reviewOf(activities: readonly ReadActivity[], taken: readonly Times[]): ReviewItem[] {
  const byStart = [...activities].sort((a, b) => (a.startedAt ?? 0) - (b.startedAt ?? 0));
  let lastEnd = Number.NEGATIVE_INFINITY;
  const items = byStart.map((found, key): ReviewItem => {
    const { activityType, problems, refused, startedAt, elapsedSeconds, route } = found;
    const times = timesOf(startedAt ?? 0, elapsedSeconds);
    const isDuplicate = refused === null && (times[0] < lastEnd || taken.some((one) => overlap(one, times)));
    if (refused === null && !isDuplicate) lastEnd = times[1];
    const isIncluded = refused === null && !isDuplicate;
    return { key, found, activityType, hasMap: route !== null, isIncluded, isDuplicate, problems, outcome: null };
  });
  return items.sort((a, b) => rankOf(a) - rankOf(b) || (b.found.startedAt ?? 0) - (a.found.startedAt ?? 0));
}

export type ImportDecision = Partial<Pick<ReviewItem, "activityType" | "hasMap" | "isIncluded">>;

/** The item with a decision applied and its problems updated. */
export function decided(item: ReviewItem, decision: ImportDecision): ReviewItem {
  const next = { ...item, ...decision };
  const route = next.hasMap && next.found.route ? fromColumns(next.found.route) : null;
  return { ...next, problems: importProblems(route, next.activityType) };
}

export const isReady = ({ found, isIncluded, problems, outcome }: ReviewItem): boolean =>
  found.refused === null && isIncluded && problems.length === 0 && outcome === null;

/** Other items with the same sport name in their file that don't have this activity type yet. */
export const itemsOfSameKind = (items: readonly ReviewItem[], { key, found, activityType }: ReviewItem): ReviewItem[] =>
  items.filter(
    (other) => other.key !== key && other.found.sport === found.sport && other.activityType !== activityType,
  );
