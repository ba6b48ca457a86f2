import type { Action, Category, ReportType } from "@/lib/moderation/rules";

export const CATEGORY_NAMES: Record<Category, string> = {
  spam: "Spam or misleading",
  harassment: "Harassment or hate",
  nudity: "Nudity or sexual content",
  violence: "Violence or threats",
  "self-harm": "Self-harm",
  "false-info": "False information",
  other: "Something else",
};

export const ACTION_NAMES: Record<Action, string> = {
  dismiss: "Dismiss",
  hide: "Hide",
  remove: "Remove",
  warn: "Warn",
  suspend: "Suspend",
  restore: "Reverse",
  uphold: "Uphold",
};

export const OUTCOMES: Record<Action, string> = {
  dismiss: "Dismissed",
  hide: "Hidden",
  remove: "Removed",
  warn: "Warned",
  suspend: "Suspended",
  restore: "Reversed",
  uphold: "Upheld",
};

export const TYPE_NAMES: Record<ReportType, string> = {
  photo: "Photo",
  comment: "Comment",
  post: "Post",
  user: "Person",
  event: "Event",
  group: "Group",
  review: "Review",
  "group-post": "Group post",
  "event-message": "Chat message",
  guide: "Guide",
};
