import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { MENTIONS_MAX } from "./rules";

export const mentionSchema = z.object({ id: z.string(), name: z.string() });

export const mentionedUserIds = z
  .array(uuid)
  .max(MENTIONS_MAX)
  .default([])
  .describe(
    "People the text names as @First Last; who isn't named there, or takes no mentions from the writer, is left out",
  );
