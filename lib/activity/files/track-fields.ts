import { z } from "@/lib/core/shared/zod";

/** Fields of other apps' files: one that is missing or odd is left out, and the rest still counts. */
export const textField = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined);
export const listField = <Item extends z.ZodType>(item: Item) => z.array(item).optional().catch(undefined);

/** Meters above the sea; null where the file has no number. */
export const height = (value: number) => (Number.isFinite(value) ? value : null);
