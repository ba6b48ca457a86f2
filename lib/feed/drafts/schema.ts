import { personSchema } from "@/lib/auth/accounts/schema";
import { pageQuery } from "@/lib/core/shared/page";
import { text, uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { ALT_TEXT_MAX, EXPERIENCE } from "../photos/rules";
import { DRAFT_CAPTION_MAX, DRAFT_LOCATION_MAX, DRAFT_PHOTOS_MAX, DRAFT_TAGS_MAX, DRAFT_TITLE_MAX } from "./rules";

export const draftSchema = z.object({
  id: z.string(),
  title: z.string(),
  caption: z.string(),
  location: z.string(),
  venueId: z.string().nullable(),
  taggedUserIds: z.array(z.string()),
  photos: z.array(z.string()),
  /** The same photos with what a screen needs to show them. */
  images: z.array(
    z.object({
      photoUrl: z.string(),
      width: z.number(),
      height: z.number(),
      placeholder: z.string(),
      altText: z.string(),
    }),
  ),
  activityType: z.string(),
  tags: z.array(personSchema),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Draft = z.infer<typeof draftSchema>;
export const draftsAnswerSchema = z.array(draftSchema);

const unfinished = (max: number) => z.preprocess((value) => value ?? "", text(max));
const unique = (values: string[]) => [...new Set(values.map((value) => value.toLowerCase()))];

/** Everything may be missing: that is what makes it a draft. */
export const saveDraftSchema = z.object({
  title: unfinished(DRAFT_TITLE_MAX),
  caption: unfinished(DRAFT_CAPTION_MAX),
  location: unfinished(DRAFT_LOCATION_MAX),
  venueId: uuid.nullish().transform((value) => value ?? null),
  taggedUserIds: z.array(uuid).max(DRAFT_TAGS_MAX).default([]).transform(unique),
  photos: z
    .array(z.string().regex(/^\/media\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z]{3,4}$/))
    .max(DRAFT_PHOTOS_MAX)
    .default([])
    .transform(unique),
  /** Of the photos, in their order. */
  altTexts: z.array(unfinished(ALT_TEXT_MAX)).max(DRAFT_PHOTOS_MAX).default([]),
  activityType: z.string().max(40).default(EXPERIENCE),
});
export type SaveDraft = z.output<typeof saveDraftSchema>;

export const draftParams = z.object({ id: uuid });
export const draftsQuery = pageQuery;
export type DraftsQuery = z.output<typeof draftsQuery>;
