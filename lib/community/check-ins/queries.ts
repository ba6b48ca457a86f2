import "server-only";
import { AppError } from "@/lib/core/server/errors";
import { systemClock } from "@/lib/core/shared/clock";
import { requireNotCanceled } from "../events/locks";
import { getCommunityEvent } from "../events/queries";
import type { CommunityEvent } from "../events/schema";
import { codeAt, codeEnds } from "./codes";
import type { CheckInCode } from "./schema";

export function requireOpen(event: CommunityEvent): void {
  requireNotCanceled(event);
  if (event.isCheckInOpen) return;
  throw new AppError("conflict", {
    message: "Check-in is open from an hour before the event to three hours after it starts",
  });
}

/** The current code for the hosts, with the number of check-ins so far. */
export async function getCheckInCode(userId: string, eventId: string, now: Date = systemClock()): Promise<CheckInCode> {
  const event = await getCommunityEvent(userId, eventId);
  if (!event.isHost && !event.isCohost) {
    throw new AppError("forbidden", { message: "Only hosts can see the check-in code" });
  }
  requireOpen(event);
  const { checkIns, attendees } = event;
  return { code: codeAt(eventId, now), expiresAt: codeEnds(now).toISOString(), checkIns, attendees };
}
