import { keysOf } from "@/lib/core/shared/keys";

/** What can be reported, by its name in sentences. */
export const REPORTED_NAMES = {
  photo: "photo",
  comment: "comment",
  post: "post",
  user: "profile",
  event: "event",
  group: "group",
  review: "review",
  "group-post": "group post",
  "event-message": "chat message",
  guide: "guide",
} as const;
export type ReportType = keyof typeof REPORTED_NAMES;
export const REPORT_TYPES = keysOf(REPORTED_NAMES);
export const CATEGORIES = ["spam", "harassment", "nudity", "violence", "self-harm", "false-info", "other"] as const;
export type Category = (typeof CATEGORIES)[number];

export const ACTIONS = ["dismiss", "hide", "remove", "warn", "suspend", "restore", "uphold"] as const;
export type Action = (typeof ACTIONS)[number];

export const NOTE_MAX = 500;
export const REASON_MAX = 500;
/** A decided case can be reported again after this many days, or right away when the content has changed. */
export const REOPEN_DAYS = 7;

/** Actions about a decision, not about the reported item. */
export const isAboutDecision = (action: Action): action is "restore" | "uphold" =>
  action === "restore" || action === "uphold";

/** Decisions that can be reversed, unlike deleting content or sending a warning. */
export const isRestorable = (action: Action | null) => action === "hide" || action === "suspend";

/** Actions without consequences for anyone. */
export const isMild = (action: Action) => action === "dismiss" || action === "warn";

/** Possible outcomes of an open case. People are neither hidden nor removed: they are warned or suspended. */
export function isActionOn(action: Action, type: ReportType): boolean {
  if (isAboutDecision(action)) return false;
  return type !== "user" || (action !== "hide" && action !== "remove");
}

/** The notification to the affected person; null where none is sent (a dismissed report, a suspended account). */
export function decisionText(action: Action, type: ReportType, reason: string): string | null {
  const name = REPORTED_NAMES[type];
  switch (action) {
    case "warn":
      return `A moderator sent you a warning about your ${name}: ${reason}`;
    case "hide":
      return `A moderator hid your ${name}, so only you can see it: ${reason}`;
    case "remove":
      return `A moderator removed your ${name}: ${reason}`;
    case "restore":
      return `A moderator reversed the decision about your ${name}: ${reason}`;
    case "dismiss":
    case "suspend":
    case "uphold":
      return null;
  }
}
