import { requiredLine } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { COLLECTION_NAME_MAX } from "./rules";

export const collectionSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The number of saved items in it, including those that no longer exist. */
  count: z.number(),
});
export type Collection = z.infer<typeof collectionSchema>;

export const nameCollectionSchema = z.object({ name: requiredLine(COLLECTION_NAME_MAX) });
export type NameCollection = z.output<typeof nameCollectionSchema>;
