import { keysOf } from "@/lib/core/shared/keys";
import { wordOr } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { weekHoursSchema } from "../hours/schema";
import { placeColumns, placeCounts, placeFields, placesQuery } from "../places/schema";
import { GEM_CHIPS, GEM_TYPES } from "./rules";

/** The columns that responses return unchanged. */
const gemColumns = {
  ...placeColumns,
  address: z.string().nullable(),
  specialFeature: z.string(),
  type: z.enum(GEM_TYPES),
  hours: z.string(),
};
export const GEM_COLUMNS = keysOf(gemColumns);

/** Spec §3, hidden gem. */
const hiddenGemSchema = z.object({
  ...gemColumns,
  ...placeFields,
  openingHours: weekHoursSchema.nullable(),
});
export type HiddenGem = z.infer<typeof hiddenGemSchema>;

export const hiddenGemsAnswerSchema = z.object({ hiddenGems: z.array(hiddenGemSchema), ...placeCounts });
export type HiddenGemsAnswer = z.infer<typeof hiddenGemsAnswerSchema>;

export const hiddenGemsQuery = placesQuery.extend({
  /** A type, or the label of its chip. */
  type: wordOr("all").transform(
    (word) => GEM_CHIPS.find(({ label }) => label.toLowerCase() === word.toLowerCase())?.value ?? word,
  ),
});
export type HiddenGemsQuery = z.infer<typeof hiddenGemsQuery>;
