import { AUDIENCES, REACHES } from "@/lib/core/shared/audiences";
import { line, requiredLine, text, uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { mentionedUserIds } from "../mentions/schema";
import {
  ALT_TEXT_MAX,
  CAPTION_MAX,
  MAX_PHOTOS_PER_POST,
  MAX_TAGS,
  PHOTO_LOCATION_MAX,
  TITLE_MAX,
} from "../photos/rules";
import { photoFormSchema, photoImageSchema } from "../photos/schema";

/** PATCH /api/photos/{id}: omitted fields are unchanged. */
export const changePhotoSchema = z.object({
  title: requiredLine(TITLE_MAX).optional(),
  caption: text(CAPTION_MAX).optional(),
  location: requiredLine(PHOTO_LOCATION_MAX).optional(),
  venueId: uuid.nullish().describe("Null removes the place"),
  audience: z.enum(AUDIENCES).optional(),
  commentsFrom: z.enum(REACHES).nullish().describe("Null uses the account setting"),
  taggedUserIds: z.array(uuid).max(MAX_TAGS).optional(),
  mentionedUserIds,
  images: z
    .array(z.object({ photoUrl: line(200), altText: text(ALT_TEXT_MAX) }))
    .min(1)
    .max(MAX_PHOTOS_PER_POST)
    .optional()
    .describe("All of the post's photos in their new order, cover first"),
});
export type ChangePhoto = z.output<typeof changePhotoSchema>;
export type ChangePhotoInput = z.input<typeof changePhotoSchema>;

/** The fields of a photo's form that can be changed later, and who may comment on it. */
export const photoEditFormSchema = photoFormSchema
  .pick({
    title: true,
    caption: true,
    location: true,
    venueId: true,
    tags: true,
    mentionedUserIds: true,
    audience: true,
  })
  .extend({ commentsFrom: z.enum(REACHES).nullable() });
export type PhotoEditForm = z.infer<typeof photoEditFormSchema>;

export const photoEditSchema = z.object({
  id: z.string(),
  title: z.string(),
  caption: z.string(),
  location: z.string(),
  photos: z.array(photoImageSchema),
  replacedAt: z.string(),
});
export type PhotoEdit = z.infer<typeof photoEditSchema>;
