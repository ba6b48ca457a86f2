import { MEDIA_WIDTHS } from "@/lib/core/shared/media";
import { z } from "@/lib/core/shared/zod";

/** A stored picture of ours, as its upload answered it. */
export const ownMediaPath = z
  .string()
  .regex(/^\/media\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z]{3,4}$/, { error: "Send a photo you uploaded" });

/** GET /media/{uuid}.{ext}: the name's form decides before anything is looked up. */
export const mediaParams = z.object({
  file: z
    .string()
    .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z]{3,4}$/)
    .transform((name) => ({ id: name.slice(0, 36), extension: name.slice(37) })),
});
export type MediaParams = z.output<typeof mediaParams>;

export const mediaQuery = z.object({
  w: z.string().transform(Number).pipe(z.literal(MEDIA_WIDTHS)).optional(),
});
