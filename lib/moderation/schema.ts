import { personSchema } from "@/lib/auth/accounts/schema";
import { pageQuery } from "@/lib/core/shared/page";
import { requiredText, text, uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { ACTIONS, CATEGORIES, NOTE_MAX, REASON_MAX, REPORT_TYPES } from "./rules";

const type = z.enum(REPORT_TYPES);
const category = z.enum(CATEGORIES, { error: "Choose what's wrong" });

export const createReportSchema = z.object({ type, id: uuid, category, note: text(NOTE_MAX).nullish() });
export type CreateReport = z.output<typeof createReportSchema>;
export const reportAnswerSchema = z.object({ id: z.string(), type, targetId: z.string(), category });
export type ReportAnswer = z.infer<typeof reportAnswerSchema>;

/** The reported item as it was at the time of the report. */
export const snapshotSchema = z.object({
  author: personSchema,
  title: z.string().nullable(),
  text: z.string(),
  images: z.array(z.string()),
  /** The photo a comment belongs to. */
  photoId: z.string().nullable(),
});
export type Snapshot = z.infer<typeof snapshotSchema>;

/** One reported item with everyone's open reports of it, and the decision once it is decided. */
export const caseSchema = z.object({
  id: z.string(),
  type,
  targetId: z.string(),
  snapshot: snapshotSchema,
  reports: z.number(),
  categories: z.array(z.enum(CATEGORIES)),
  notes: z.array(z.string()),
  status: z.enum(["open", "closed"]),
  /** Whether the item still exists, and whether everyone can see it. */
  isGone: z.boolean(),
  isHidden: z.boolean(),
  action: z.enum(ACTIONS).nullable(),
  reason: z.string().nullable(),
  /** The action a moderator has proposed against another moderator; it takes effect when a second one agrees. */
  proposedAction: z.enum(ACTIONS).nullable(),
  /** The suspended person's appeal, and the answer to it. */
  objection: z.string().nullable(),
  objectionAnswer: z.string().nullable(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
});
export type Case = z.infer<typeof caseSchema>;

/** `objected`: decided, and the suspended person's appeal is waiting for an answer. */
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
  /** Nothing has happened yet: it is about a moderator, and a second one has to agree. */
  isProposed: z.literal(true).optional(),
});
export type DecisionAnswer = z.infer<typeof decisionAnswerSchema>;
