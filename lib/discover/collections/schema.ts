import { requiredLine } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { COLLECTION_NAME_MAX } from "./rules";

export const collectionSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** How many saved things it holds, gone ones too. */
  count: z.number(),
});
export type Collection = z.infer<typeof collectionSchema>;

export const nameCollectionSchema = z.object({ name: requiredLine(COLLECTION_NAME_MAX) });
export type NameCollection = z.output<typeof nameCollectionSchema>;
