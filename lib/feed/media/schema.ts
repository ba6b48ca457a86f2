import { MEDIA_FILE, MEDIA_PATH, MEDIA_WIDTHS } from "@/lib/core/shared/media";
import { z } from "@/lib/core/shared/zod";

/** A stored picture of ours, as its upload answered it. */
export const ownMediaPath = z.string().regex(MEDIA_PATH, { error: "Send a photo you uploaded" });

/** GET /media/{uuid}.{ext}: the name's form decides before anything is looked up. */
export const mediaParams = z.object({
  file: z
    .string()
    .regex(MEDIA_FILE)
    .transform((name) => ({ id: name.slice(0, 36), extension: name.slice(37) })),
});
export type MediaParams = z.output<typeof mediaParams>;

export const mediaQuery = z.object({
  w: z.string().transform(Number).pipe(z.literal(MEDIA_WIDTHS)).optional(),
});
