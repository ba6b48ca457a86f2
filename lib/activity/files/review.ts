import { fromColumns } from "@/lib/activity/routes/formats";
import type { ActivityType } from "@/lib/activity/workouts/rules";
import type { ReadActivity } from "./reading";
import { type ImportProblem, importProblems } from "./rules";

/** An activity of the list to review, with what the person decides about it. */
export type ReviewItem = {
  key: number;
  found: ReadActivity;
  activityType: ActivityType | null;
  hasMap: boolean;
  isIncluded: boolean;
  /** It is at the time of a workout that was recorded or imported before, or of another activity of the list. */
  isDuplicate: boolean;
  problems: ImportProblem[];
  /** After the import: "saved", or why it could not be saved. */
  outcome: string | null;
};

/** From its start to its end, in milliseconds. */
export type Times = readonly [from: number, to: number];

export const timesOf = (startedAt: number, seconds: number): Times => [startedAt, startedAt + 1000 * seconds];
const overlap = ([from, to]: Times, [otherFrom, otherTo]: Times) => from < otherTo && otherFrom < to;

/** Those that need a decision first, then what can be imported, then duplicates and what can't be imported; newest first. */
function rankOf({ found, problems, isDuplicate }: ReviewItem): number {
  if (found.refused !== null) return 3;
  if (isDuplicate) return 2;
  return problems.length > 0 ? 0 : 1;
}

/** The list to review. `taken` are the times of workouts that were recorded or imported before. */
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

/** The item after a decision; what is left to settle is worked out again. */
export function decided(item: ReviewItem, decision: ImportDecision): ReviewItem {
  const next = { ...item, ...decision };
  const route = next.hasMap && next.found.route ? fromColumns(next.found.route) : null;
  return { ...next, problems: importProblems(route, next.activityType) };
}

export const isReady = ({ found, isIncluded, problems, outcome }: ReviewItem): boolean =>
  found.refused === null && isIncluded && problems.length === 0 && outcome === null;

/** Others that their file calls the same and that aren't set to this activity yet. */
export const itemsOfSameKind = (items: readonly ReviewItem[], { key, found, activityType }: ReviewItem): ReviewItem[] =>
  items.filter(
    (other) => other.key !== key && other.found.sport === found.sport && other.activityType !== activityType,
  );
