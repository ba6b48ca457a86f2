import { personSchema } from "@/lib/auth/accounts/schema";
import { pageQuery } from "@/lib/core/shared/page";
import { requiredText, text, uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { ACTIONS, CATEGORIES, NOTE_MAX, REASON_MAX, REPORT_TYPES } from "./rules";

const type = z.enum(REPORT_TYPES);
const category = z.enum(CATEGORIES, { error: "Please choose what is wrong" });

export const createReportSchema = z.object({ type, id: uuid, category, note: text(NOTE_MAX).nullish() });
export type CreateReport = z.output<typeof createReportSchema>;
export const reportAnswerSchema = z.object({ id: z.string(), type, targetId: z.string(), category });
export type ReportAnswer = z.infer<typeof reportAnswerSchema>;

/** What was reported, as it was when it was reported. */
export const snapshotSchema = z.object({
  author: personSchema,
  title: z.string().nullable(),
  text: z.string(),
  images: z.array(z.string()),
  /** The photo a comment stands under. */
  photoId: z.string().nullable(),
});
export type Snapshot = z.infer<typeof snapshotSchema>;

/** One reported thing with everybody's open reports of it; once decided, with the decision. */
export const caseSchema = z.object({
  id: z.string(),
  type,
  targetId: z.string(),
  snapshot: snapshotSchema,
  reports: z.number(),
  categories: z.array(z.enum(CATEGORIES)),
  notes: z.array(z.string()),
  status: z.enum(["open", "closed"]),
  /** Whether the thing is still there, and as everybody sees it. */
  isGone: z.boolean(),
  isHidden: z.boolean(),
  action: z.enum(ACTIONS).nullable(),
  reason: z.string().nullable(),
  /** What a moderator would do about another one; it happens when a second one agrees. */
  proposedAction: z.enum(ACTIONS).nullable(),
  /** What the suspended person says to it, and what they were answered. */
  objection: z.string().nullable(),
  objectionAnswer: z.string().nullable(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
});
export type Case = z.infer<typeof caseSchema>;

/** `objected`: decided, and the suspended person's objection waits for an answer. */
export const CASE_LISTS = ["open", "closed", "objected"] as const;
export const casesQuery = pageQuery.extend({ status: z.enum(CASE_LISTS).default("open") });
export type CasesQuery = z.output<typeof casesQuery>;

export const decideSchema = z.object({
  action: z.enum(ACTIONS),
  reason: requiredText(REASON_MAX, "Please give a reason"),
});
export type Decide = z.output<typeof decideSchema>;
export const decisionAnswerSchema = z.object({
  id: z.string(),
  action: z.enum(ACTIONS),
  reason: z.string(),
  /** Nothing happened yet: it is about a moderator, and a second one has to agree. */
  isProposed: z.literal(true).optional(),
});
export type DecisionAnswer = z.infer<typeof decisionAnswerSchema>;
