import "server-only";
import type { Tx } from "@/lib/core/server/db";
import { invalid } from "@/lib/core/server/errors";
import { CHICAGO, instantIn, systemClock } from "@/lib/core/shared/clock";
import { requireVenue } from "@/lib/discover/venues/access";
import { requireOwnPicture } from "@/lib/feed/media/queries";
import type { CommunityEvent } from "@/prisma/generated/client";
import { dayOf, requireNear } from "../series/mutations";
import type { EditEvent } from "./schema";

/** When an event may take place: in the future, and within the planning limit. */
export function requireUpcoming(date: string, time: string, now: Date = systemClock()): void {
  requireNear(date, now);
  if (instantIn(CHICAGO, date, time) <= now) throw invalid("date", "Choose a date and time in the future");
}

/** Checks an edit's picture, place, and time. */
export async function requirePossible(tx: Tx, userId: string, before: CommunityEvent, input: EditEvent): Promise<void> {
  if (input.image !== before.image) await requireOwnPicture(tx, userId, "image", input.image);
  await requireVenue(tx, input.venueId);
  if (input.date === undefined && input.time === undefined) return;
  requireUpcoming(input.date ?? dayOf(before.date), input.time ?? before.time);
}
