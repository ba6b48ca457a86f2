import type { Category } from "@/lib/moderation/rules";

export const CATEGORY_NAMES: Record<Category, string> = {
  spam: "Spam or misleading",
  harassment: "Harassment or hate",
  nudity: "Nudity or sexual content",
  violence: "Violence or threats",
  "self-harm": "Self-harm",
  "false-info": "False information",
  other: "Something else",
};
