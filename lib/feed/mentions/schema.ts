import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { MENTIONS_MAX } from "./rules";

export const mentionSchema = z.object({ id: z.string(), name: z.string() });

export const mentionedUserIds = z
  .array(uuid)
  .max(MENTIONS_MAX)
  .default([])
  .describe(
    "People the text mentions as @First Last. People it doesn't mention, or who don't accept mentions from the author, are ignored",
  );
