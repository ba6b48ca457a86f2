import { type ActivityType, isActivityType } from "@/lib/activity/workouts/rules";
import { readDeviceEntry, removeDeviceEntry, writeDeviceEntry } from "@/lib/core/client/device-store";
import type { RecordingEvent } from "./track";

/**
 * A recording as stored on this device: a head, plus events in chunks of a few minutes, of which only the last is
 * rewritten. However the page ends, only the last few seconds are lost.
 */
export type RecordingHead = {
  id: string;
  activityType: ActivityType;
  trailId: string | null;
  startedAt: number;
  pieces: number;
};
export type StoredRecording = RecordingHead & { events: RecordingEvent[] };

const HEAD = "recording";
const pieceKey = (index: number) => `${HEAD}-${index}`;
/** Events per chunk: about four minutes at one position per second. */
export const PIECE = 240;

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

function headFrom(stored: unknown): RecordingHead | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { id, activityType, trailId, startedAt, pieces }: Record<string, unknown> = { ...stored };
  const isKnown = typeof activityType === "string" && isActivityType(activityType);
  if (!isKnown || typeof id !== "string" || !isNumber(startedAt) || !isNumber(pieces)) return null;
  return { id, activityType, trailId: typeof trailId === "string" ? trailId : null, startedAt, pieces };
}

function eventFrom(stored: unknown): RecordingEvent[] {
  if (!Array.isArray(stored)) return [];
  const [kind, at, lat, lng, accuracy, elevation]: unknown[] = stored;
  if (!isNumber(at)) return [];
  if (kind === "pause" || kind === "resume") return [[kind, at]];
  const isFix = kind === "fix" && isNumber(lat) && isNumber(lng) && isNumber(accuracy);
  return isFix ? [["fix", at, lat, lng, accuracy, isNumber(elevation) ? elevation : null]] : [];
}

/** Whether an unfinished recording is stored. */
export const hasRecording = async (userId: string): Promise<boolean> =>
  headFrom(await readDeviceEntry(userId, HEAD)) !== null;

export async function readRecording(userId: string): Promise<StoredRecording | null> {
  const head = headFrom(await readDeviceEntry(userId, HEAD));
  if (!head) return null;
  const pieces = await Promise.all(
    Array.from({ length: head.pieces }, (_, index) => readDeviceEntry(userId, pieceKey(index))),
  );
  return { ...head, events: pieces.flatMap((piece) => (Array.isArray(piece) ? piece.flatMap(eventFrom) : [])) };
}

/** Writes the chunks starting at `from`, and then the head with their count. */
export async function saveRecording(
  userId: string,
  { events, ...head }: Omit<StoredRecording, "pieces">,
  from: number,
): Promise<void> {
  const pieces = Math.max(1, Math.ceil(events.length / PIECE));
  for (let index = from; index < pieces; index += 1) {
    await writeDeviceEntry(userId, pieceKey(index), events.slice(index * PIECE, (index + 1) * PIECE));
  }
  await writeDeviceEntry(userId, HEAD, { ...head, pieces } satisfies RecordingHead);
}

export async function deleteRecording(userId: string): Promise<void> {
  const head = headFrom(await readDeviceEntry(userId, HEAD));
  await removeDeviceEntry(userId, HEAD);
  for (let index = 0; index < (head?.pieces ?? 0); index += 1) await removeDeviceEntry(userId, pieceKey(index));
}
