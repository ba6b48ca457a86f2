import { COVER_PATH, MEDIA_FILE, MEDIA_PATH, MEDIA_WIDTHS } from "@/lib/core/shared/media";
import { z } from "@/lib/core/shared/zod";

/** The path of a stored picture, as returned by its upload. */
export const ownMediaPath = z.string().regex(MEDIA_PATH, { error: "Use a photo you uploaded" });

export const coverPath = z.string().regex(COVER_PATH);

/** GET /media/{uuid}.{ext}: the name is validated before anything is looked up. */
export const mediaParams = z.object({
  file: z
    .string()
    .regex(MEDIA_FILE)
    .transform((name) => ({ id: name.slice(0, 36), extension: name.slice(37) })),
});
export type MediaParams = z.output<typeof mediaParams>;

/** GET /media/preview/{posters|avatars}-{name}.jpg: a picture bundled with the app. */
export const previewParams = z.object({
  file: z
    .string()
    .regex(/^(posters|avatars)-[a-z0-9-]{1,100}\.jpg$/)
    .transform((file) => {
      const folder = file.startsWith("posters-") ? "posters" : "avatars";
      return { folder, name: file.slice(folder.length + 1, -".jpg".length) } as const;
    }),
});
export type PreviewParams = z.output<typeof previewParams>;

export const mediaQuery = z.object({
  w: z.string().transform(Number).pipe(z.literal(MEDIA_WIDTHS)).optional(),
});
