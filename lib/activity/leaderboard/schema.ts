import { personSchema } from "@/lib/auth/accounts/schema";
import { decimal } from "@/lib/core/shared/decimal";
import { z } from "@/lib/core/shared/zod";

const SCOPES = ["city", "friends"] as const;
const PERIODS = ["week", "all"] as const;
export type Scope = (typeof SCOPES)[number];
export type Period = (typeof PERIODS)[number];

/** Spec §7: fifty rows unless fewer are requested. */
const MAX_ROWS = 50;

export const leaderboardQuery = z.object({
  scope: z.enum(SCOPES).default("city"),
  period: z.enum(PERIODS).default("week"),
  limit: decimal(z.coerce.number().int())
    .transform((value) => Math.min(Math.max(value, 1), MAX_ROWS))
    .default(MAX_ROWS),
  /** The rows around the viewer's instead of the top; city board only. */
  around: z
    .enum(["true", "false"])
    .default("false")
    .transform((value) => value === "true"),
});
export type LeaderboardQuery = z.output<typeof leaderboardQuery>;

export const boardRowSchema = z.object({ rank: z.number(), user: personSchema, xp: z.number(), isMe: z.boolean() });
export type BoardRow = z.infer<typeof boardRowSchema>;
