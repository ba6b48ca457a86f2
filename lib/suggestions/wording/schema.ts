import { z } from "@/lib/core/shared/zod";

/** What an OpenAI-compatible service answers to a chat completion; we read the first message's text. */
export const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** What that text must be. */
export const wordedSchema = z.object({
  suggestions: z
    .array(z.object({ id: z.string(), title: z.string(), description: z.string(), reason: z.string() }))
    .max(50),
});
