import { requiredText } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { APPEAL_MAX } from "./rules";

export const appealSchema = z.object({ text: requiredText(APPEAL_MAX, "Please tell us why") });
export type AppealForm = z.output<typeof appealSchema>;
