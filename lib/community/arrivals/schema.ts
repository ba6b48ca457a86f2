import { line, requiredText } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { THANKS_MAX } from "./rules";

/** What the host's screen shows. */
export const checkInCodeSchema = z.object({
  code: z.string(),
  /** When the next code replaces it. */
  expiresAt: z.string(),
  arrivals: z.number(),
  attendees: z.number(),
});
export type CheckInCode = z.infer<typeof checkInCodeSchema>;

export const arriveSchema = z.object({ code: line(20) });
export type Arrive = z.output<typeof arriveSchema>;
export const arrivedSchema = z.object({ arrivals: z.number(), hasArrived: z.boolean() });
export type Arrived = z.infer<typeof arrivedSchema>;

export const thanksSchema = z.object({ text: requiredText(THANKS_MAX) });
export type Thanks = z.output<typeof thanksSchema>;
