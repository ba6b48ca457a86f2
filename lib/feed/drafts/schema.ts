import { personSchema } from "@/lib/auth/accounts/schema";
import { AUDIENCES } from "@/lib/core/shared/audiences";
import { line, uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { ownMediaPath } from "../media/schema";
import { MENTIONS_MAX } from "../mentions/rules";
import {
  ALT_TEXT_MAX,
  EXPERIENCE,
  MAX_PHOTOS_PER_POST,
  MAX_TAGS,
  PHOTO_LOCATION_MAX,
  TITLE_MAX,
} from "../photos/rules";
import { answeredColumns, optionalLine, optionalText, photoImageSchema, writtenFields } from "../photos/schema";

export const draftSchema = z.object({
  ...answeredColumns,
  audience: z.enum(AUDIENCES).nullable(),
  taggedUserIds: z.array(z.string()),
  mentionedUserIds: z.array(z.string()),
  photos: z.array(z.string()),
  /** The same photos with the data a screen needs to show them. */
  images: z.array(photoImageSchema),
  tags: z.array(personSchema),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Draft = z.infer<typeof draftSchema>;

const unique = (values: string[]) => [...new Set(values.map((value) => value.toLowerCase()))];

/** Every field is optional. */
export const saveDraftSchema = z.object({
  title: optionalLine(TITLE_MAX),
  ...writtenFields,
  location: optionalLine(PHOTO_LOCATION_MAX),
  venueId: uuid.nullish().transform((value) => value ?? null),
  taggedUserIds: z.array(uuid).max(MAX_TAGS).default([]).transform(unique),
  mentionedUserIds: z.array(uuid).max(MENTIONS_MAX).default([]).transform(unique),
  photos: z.array(ownMediaPath).max(MAX_PHOTOS_PER_POST).default([]).transform(unique),
  /** Alt texts in the order of the photos. */
  altTexts: z.array(optionalText(ALT_TEXT_MAX)).max(MAX_PHOTOS_PER_POST).default([]),
  activityType: line(40).default(EXPERIENCE),
  /** Absent or null: the account's default. */
  audience: z
    .enum(AUDIENCES)
    .nullish()
    .transform((value) => value ?? null),
});
export type SaveDraft = z.output<typeof saveDraftSchema>;
