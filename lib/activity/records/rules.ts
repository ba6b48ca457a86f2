import type { PersonalRecord } from "./schema";

const NAMES: Record<number, string> = {
  1000: "1 km",
  1609: "1 mile",
  5000: "5 km",
  10000: "10 km",
  21098: "Half marathon",
  42195: "Marathon",
};
export const distanceName = (meters: number): string => NAMES[meters] ?? `${meters} m`;

/** Earlier records to list with each record. */
const EARLIER = 5;

type Effort = Pick<PersonalRecord, "activityType" | "meters"> & PersonalRecord["best"];

/** Each distance's record and the records it beat, from efforts in chronological order. */
export function recordsOf(efforts: readonly Effort[]): PersonalRecord[] {
  const byDistance = new Map<string, PersonalRecord>();
  for (const { activityType, meters, ...made } of efforts) {
    const key = `${activityType} ${meters}`;
    const known = byDistance.get(key);
    if (!known) byDistance.set(key, { activityType, meters, best: made, earlier: [] });
    else if (made.seconds < known.best.seconds) {
      known.earlier = [known.best, ...known.earlier].slice(0, EARLIER);
      known.best = made;
    }
  }
  return [...byDistance.values()].sort((a, b) => a.activityType.localeCompare(b.activityType) || a.meters - b.meters);
}
