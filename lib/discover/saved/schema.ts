import { pageQuery } from "@/lib/core/shared/page";
import { text, uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { SAVED_NOTE_MAX, SAVED_TYPES } from "./rules";

const savedType = z.enum(SAVED_TYPES);

export const savedItemSchema = z.object({
  type: savedType,
  id: z.string(),
  name: z.string(),
  /** The type of an activity; null for everything else, and once it no longer exists. */
  activity: z.enum(["trending", "community-event", "challenge"]).nullable(),
  image: z.string().nullable(),
  note: z.string().nullable(),
  collectionId: z.string().nullable(),
  savedAt: z.string(),
  /** False once it no longer exists; it stays in the list until it is removed. */
  isAvailable: z.boolean(),
});
export type SavedItem = z.infer<typeof savedItemSchema>;

export const savedParams = z.object({ type: savedType, id: uuid.transform((value) => value.toLowerCase()) });
export type SavedParams = z.output<typeof savedParams>;

/** An absent note or collection is unchanged, null removes it. */
export const saveSchema = z.object({ note: text(SAVED_NOTE_MAX).nullish(), collectionId: uuid.nullish() }).default({});
export type Save = z.output<typeof saveSchema>;

export const savedStateSchema = z.object({ isSaved: z.boolean(), savedCount: z.number() });
export type SavedState = z.infer<typeof savedStateSchema>;

export const savedQuery = pageQuery.extend({ type: savedType.optional(), collection: uuid.optional() });
export type SavedQuery = z.output<typeof savedQuery>;
