import { type ActivityType, isActivityType } from "@/lib/activity/workouts/rules";
import { forgetKept, keep, readKept } from "@/lib/core/client/device-store";
import type { RecordingEvent } from "./track";

/**
 * A recording as stored on this device: a head, plus events in chunks of a few minutes, of which only the last is
 * rewritten. However the page ends, only the last few seconds are lost.
 */
export type RecordingHead = {
  id: string;
  activityType: ActivityType;
  wayId: string | null;
  startedAt: number;
  pieces: number;
};
export type KeptRecording = RecordingHead & { events: RecordingEvent[] };

const HEAD = "recording";
const pieceKey = (index: number) => `${HEAD}-${index}`;
/** Events per chunk: about four minutes at one position per second. */
export const PIECE = 240;

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

function headFrom(kept: unknown): RecordingHead | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { id, activityType, wayId, startedAt, pieces }: Record<string, unknown> = { ...kept };
  const isKnown = typeof activityType === "string" && isActivityType(activityType);
  if (!isKnown || typeof id !== "string" || !isNumber(startedAt) || !isNumber(pieces)) return null;
  return { id, activityType, wayId: typeof wayId === "string" ? wayId : null, startedAt, pieces };
}

function eventFrom(kept: unknown): RecordingEvent[] {
  if (!Array.isArray(kept)) return [];
  const [kind, at, lat, lng, accuracy, elevation]: unknown[] = kept;
  if (!isNumber(at)) return [];
  if (kind === "pause" || kind === "resume") return [[kind, at]];
  const isFix = kind === "fix" && isNumber(lat) && isNumber(lng) && isNumber(accuracy);
  return isFix ? [["fix", at, lat, lng, accuracy, isNumber(elevation) ? elevation : null]] : [];
}

/** Whether an unfinished recording is stored. */
export const hasRecording = async (userId: string): Promise<boolean> => headFrom(await readKept(userId, HEAD)) !== null;

export async function readRecording(userId: string): Promise<KeptRecording | null> {
  const head = headFrom(await readKept(userId, HEAD));
  if (!head) return null;
  const pieces = await Promise.all(
    Array.from({ length: head.pieces }, (_, index) => readKept(userId, pieceKey(index))),
  );
  return { ...head, events: pieces.flatMap((piece) => (Array.isArray(piece) ? piece.flatMap(eventFrom) : [])) };
}

/** Writes the chunks starting at `from`, and then the head with their count. */
export async function keepRecording(
  userId: string,
  { events, ...head }: Omit<KeptRecording, "pieces">,
  from: number,
): Promise<void> {
  const pieces = Math.max(1, Math.ceil(events.length / PIECE));
  for (let index = from; index < pieces; index += 1) {
    await keep(userId, pieceKey(index), events.slice(index * PIECE, (index + 1) * PIECE));
  }
  await keep(userId, HEAD, { ...head, pieces } satisfies RecordingHead);
}

export async function forgetRecording(userId: string): Promise<void> {
  const head = headFrom(await readKept(userId, HEAD));
  await forgetKept(userId, HEAD);
  for (let index = 0; index < (head?.pieces ?? 0); index += 1) await forgetKept(userId, pieceKey(index));
}
