import { personSchema } from "@/lib/auth/accounts/schema";
import { AUDIENCES } from "@/lib/core/shared/audiences";
import { pageQuery } from "@/lib/core/shared/page";
import { requiredLine, text, uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { categoryQuery, spotSchema } from "@/lib/discover/guides/schema";
import { coverPath } from "@/lib/feed/media/schema";
import { GUIDE_DESCRIPTION_MAX, GUIDE_LISTS, GUIDE_NOTE_MAX, GUIDE_PLACES_MAX, GUIDE_TITLE_MAX } from "./rules";

/** A member's guide in lists. */
export const listedGuideSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Its cover, or else the picture of its first place. */
  image: z.string().nullable(),
  author: personSchema,
  placeCount: z.number(),
  followers: z.number(),
  isMine: z.boolean(),
  isFollowing: z.boolean(),
  /** Only for its author. */
  audience: z.enum(AUDIENCES).optional(),
  /** A moderator hid it: only its author still sees it. */
  isHidden: z.literal(true).optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ListedGuide = z.infer<typeof listedGuideSchema>;

export const memberGuideSchema = listedGuideSchema.extend({
  coverImage: z.string().nullable(),
  /** In the order to see them, without deleted places. */
  places: z.array(spotSchema.extend({ note: z.string() })),
});
export type MemberGuide = z.infer<typeof memberGuideSchema>;

const place = z.object({
  type: z.enum(["venue", "gem"]),
  id: uuid.transform((value) => value.toLowerCase()),
  note: text(GUIDE_NOTE_MAX)
    .transform((value) => value.trim())
    .default(""),
});
/** A guide's places, without duplicates. */
const placesOf = <Place extends typeof place>(one: Place) =>
  z
    .array(one)
    .min(1, "Add a place")
    .max(GUIDE_PLACES_MAX, `A guide can have up to ${GUIDE_PLACES_MAX} places`)
    .refine((places) => new Set(places.map(({ id }) => id)).size === places.length, "Add each place only once");
const fields = {
  title: requiredLine(GUIDE_TITLE_MAX, "Please give it a name"),
  description: text(GUIDE_DESCRIPTION_MAX).transform((value) => value.trim()),
  coverImage: coverPath.nullable(),
  audience: z.enum(AUDIENCES),
  places: placesOf(place),
};
export const createGuideSchema = z.object({
  ...fields,
  description: fields.description.default(""),
  coverImage: fields.coverImage.default(null),
  audience: fields.audience.default("everyone"),
});
export type CreateGuide = z.output<typeof createGuideSchema>;
/** The form's values: each place includes its name and picture, which aren't stored. */
export const guideFormSchema = createGuideSchema.extend({
  places: placesOf(place.extend({ name: z.string(), image: z.string().nullable() })),
});
export type GuideFormInput = z.input<typeof guideFormSchema>;
export type GuideForm = z.output<typeof guideFormSchema>;

/** Absent fields are unchanged; `places` is the complete list in its new order. */
export const editGuideSchema = z.object(fields).partial();
export type EditGuide = z.output<typeof editGuideSchema>;

export const guideFollowSchema = z.object({ isFollowing: z.boolean(), followers: z.number() });
export type GuideFollow = z.infer<typeof guideFollowSchema>;

export const memberGuidesQuery = pageQuery.extend({
  list: z.enum(GUIDE_LISTS).default("latest").describe("`followed`: guides you follow, most recently followed first"),
});
export type MemberGuidesQuery = z.output<typeof memberGuidesQuery>;
export const categoryGuidesQuery = categoryQuery.pick({ q: true });
