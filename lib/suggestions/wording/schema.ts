import { z } from "@/lib/core/shared/zod";

/** An OpenAI-compatible service's response to a chat completion; only the first message's text is read. */
export const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** The required format of that text. */
export const wordedSchema = z.object({
  suggestions: z
    .array(z.object({ id: z.string(), title: z.string(), description: z.string(), reason: z.string() }))
    .max(50),
});
