import { line, requiredText } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { THANKS_MAX } from "./rules";

/** What the host's screen shows. */
export const checkInCodeSchema = z.object({
  code: z.string(),
  /** When the next code replaces it. */
  expiresAt: z.string(),
  checkIns: z.number(),
  attendees: z.number(),
});
export type CheckInCode = z.infer<typeof checkInCodeSchema>;

export const checkInToEventSchema = z.object({ code: line(20) });
export type CheckInToEvent = z.output<typeof checkInToEventSchema>;
export const eventCheckInSchema = z.object({ checkIns: z.number(), isCheckedIn: z.boolean() });
export type EventCheckIn = z.infer<typeof eventCheckInSchema>;

export const thanksSchema = z.object({ text: requiredText(THANKS_MAX) });
export type Thanks = z.output<typeof thanksSchema>;
