import "server-only";
import { AppError } from "@/lib/core/server/errors";
import { systemClock } from "@/lib/core/shared/clock";
import { getCommunityEvent } from "../events/queries";
import type { CommunityEvent } from "../events/schema";
import { codeAt, codeEnds } from "./codes";
import type { CheckInCode } from "./schema";

export function requireOpen({ isCheckInOpen, isCancelled }: CommunityEvent): void {
  if (isCheckInOpen) return;
  const message = isCancelled
    ? "This event was cancelled"
    : "Checking in opens an hour before the event and closes three hours after it began";
  throw new AppError("conflict", { message });
}

/** The code of this minute, for who hosts it, and how many came so far. */
export async function getCheckInCode(userId: string, eventId: string, now: Date = systemClock()): Promise<CheckInCode> {
  const event = await getCommunityEvent(userId, eventId);
  if (!event.isHost && !event.isCohost) {
    throw new AppError("forbidden", { message: "Only who hosts it shows the code" });
  }
  requireOpen(event);
  const { arrivals, attendees } = event;
  return { code: codeAt(eventId, now), expiresAt: codeEnds(now).toISOString(), arrivals, attendees };
}
