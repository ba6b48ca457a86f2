import "server-only";
import type { Tx } from "@/lib/core/server/db";
import { invalid } from "@/lib/core/server/errors";
import { CHICAGO, instantIn, systemClock } from "@/lib/core/shared/clock";
import { requireVenue } from "@/lib/discover/venues/access";
import { requireOwnPicture } from "@/lib/feed/media/queries";
import type { CommunityEvent } from "@/prisma/generated/client";
import { dayOf } from "../series/mutations";
import type { EditEvent } from "./schema";

export function requireToCome(date: string, time: string): void {
  if (instantIn(CHICAGO, date, time) <= systemClock()) throw invalid("date", "Choose a date and time still to come");
}

/** That an event may be changed to this: its picture, its place and its time. */
export async function requirePossible(tx: Tx, userId: string, before: CommunityEvent, input: EditEvent): Promise<void> {
  if (input.image !== before.image) await requireOwnPicture(tx, userId, "image", input.image);
  await requireVenue(tx, input.venueId);
  if (input.date === undefined && input.time === undefined) return;
  requireToCome(input.date ?? dayOf(before.date), input.time ?? before.time);
}
