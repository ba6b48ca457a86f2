import { requiredText } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { OBJECTION_MAX } from "@/lib/moderation/rules";

export const objectSchema = z.object({ text: requiredText(OBJECTION_MAX, "Please say why") });
export type ObjectionForm = z.output<typeof objectSchema>;
