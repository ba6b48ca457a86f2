import { rewardFields } from "@/lib/activity/achievements/schema";
import { personSchema } from "@/lib/auth/accounts/schema";
import { AUDIENCES, REACHES } from "@/lib/core/shared/audiences";
import { DEFAULT_LOCATION, DEFAULT_TITLE } from "@/lib/core/shared/defaults";
import { keysOf } from "@/lib/core/shared/keys";
import { pageQuery } from "@/lib/core/shared/page";
import { line, requiredLine, text, uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { near } from "@/lib/discover/map/schema";
import { ownMediaPath } from "../media/schema";
import { mentionedUserIds, mentionSchema } from "../mentions/schema";
import {
  ALT_TEXT_MAX,
  CAPTION_MAX,
  DEFAULT_ACTIVITY,
  EXPERIENCE,
  HOME_FILTERS,
  MAX_PHOTOS_PER_POST,
  MAX_TAGS,
  PHOTO_LOCATION_MAX,
  SEARCH_MAX,
  SEED_MAX,
  TITLE_MAX,
} from "./rules";

/** One picture of a photo; also the format of the column `images`, whose first entry is the cover. */
export const photoImageSchema = z.object({
  photoUrl: z.string(),
  width: z.number(),
  height: z.number(),
  /** thumbhash, base64; empty when there is none. */
  placeholder: z.string(),
  altText: z.string(),
});
export type PhotoImage = z.infer<typeof photoImageSchema>;
/** The response to an upload that isn't a post. */
export type Uploaded = PhotoImage;

/** Pending until the person accepts: until then, only they and the photo's owner see it. */
const taggedPersonSchema = personSchema.extend({ status: z.enum(["pending", "accepted"]) });
export type TaggedPerson = z.infer<typeof taggedPersonSchema>;

/** Photos and drafts return these columns unchanged. `toPhoto` lists each again, which its type requires. */
export const answeredColumns = {
  id: z.string(),
  title: z.string(),
  caption: z.string(),
  location: z.string(),
  activityType: z.string(),
  venueId: z.string().nullable(),
};
export const ANSWERED_COLUMNS = keysOf(answeredColumns);

/** The contract's HomePhoto: a photo wherever it is listed. The cover's picture is also in the photo itself. */
export const photoSchema = photoImageSchema.extend({
  ...answeredColumns,
  photos: z.array(photoImageSchema),
  createdAt: z.string(),
  user: personSchema.extend({ location: z.string() }),
  category: z.string(),
  /** Spec §3, feed item. */
  type: z.literal("trending"),
  /** Null if the poster or the viewer turned like counts off. */
  likes: z.number().nullable(),
  comments: z.number(),
  isLiked: z.boolean(),
  isSaved: z.boolean(),
  /** People with accepted tags. Pending tags are included on the user's own photos, and for the user themselves. */
  tags: z.array(taggedPersonSchema),
  /** People the caption mentions, limited to those the viewer may see. */
  mentions: z.array(mentionSchema),
  /** The displayed reason for showing this photo. */
  reason: z.string(),
  /** A moderator hid it: only its owner still sees it. */
  isHidden: z.literal(true).optional(),
  /** When the title, caption, place, or pictures were last changed after posting. */
  editedAt: z.string().nullable(),
  /** Whether the viewer may comment. */
  canComment: z.boolean(),
  /** Who may comment, if different from the account's setting; only in the user's own photos. */
  commentsFrom: z.enum(REACHES).nullish(),
  /** Who may see it; only in the user's own photos. */
  audience: z.enum(AUDIENCES).optional(),
  /** Only visible to its owner: in the archive, or in the trash until it is deleted. */
  removed: z.object({ place: z.enum(["archive", "trash"]), since: z.string() }).optional(),
});
export type Photo = z.infer<typeof photoSchema>;

/** The response to creating a post. */
export const createdPhotoSchema = photoSchema.extend({ xpEarned: z.number(), ...rewardFields });
export type CreatedPhoto = z.infer<typeof createdPhotoSchema>;

export const profilePhotoSchema = photoSchema.extend({
  /** The same as photoUrl: the spec's client reads either. */
  image: z.string(),
  showInProfile: z.boolean(),
  showInHome: z.boolean(),
  isExperience: z.boolean(),
  isProfileGallery: z.boolean(),
  experienceTitle: z.string(),
});
export type ProfilePhoto = z.infer<typeof profilePhotoSchema>;

const blankAsAbsent = (value: unknown) =>
  value === null || (typeof value === "string" && value.trim() === "") ? undefined : value;
const orElse = (max: number, standard: string) =>
  z.preprocess(blankAsAbsent, requiredLine(max).optional()).transform((value) => value ?? standard);
/** Missing or null becomes empty. */
export const optionalText = (max: number) => z.preprocess((value) => value ?? "", text(max));
export const optionalLine = (max: number) => z.preprocess((value) => value ?? "", line(max));
const caption = optionalText(CAPTION_MAX);
const altText = optionalText(ALT_TEXT_MAX);
/** Fields that posts, uploads, and drafts share; each maps to the column of the same name. */
export const writtenFields = { caption };
const activity = (standard: string) => orElse(40, standard).transform((value) => value.toLowerCase());

const BASE64_CHUNK = 65_536;

/** In chunks: one regular expression over 14 MB can overflow the stack. */
function isBase64(text: string): boolean {
  for (let at = 0; at < text.length; at += BASE64_CHUNK) {
    const isLast = at + BASE64_CHUNK >= text.length;
    if (!(isLast ? /^[A-Za-z0-9+/]*={0,2}$/ : /^[A-Za-z0-9+/]*$/).test(text.slice(at, at + BASE64_CHUNK))) return false;
  }
  return text.length > 0;
}

function isImageDataUrl(value: string): boolean {
  const head = value.slice(0, 60);
  const comma = head.indexOf(",");
  return /^data:image\/[\w.+-]+;base64$/.test(head.slice(0, comma)) && isBase64(value.slice(comma + 1));
}

const dataUrl = z.string().refine(isImageDataUrl, { error: "Use a photo you uploaded" });

/** POST /api/photos. External URLs are rejected: the server never fetches what a request names. */
export const createPhotoSchema = z.object({
  photoUrl: z.union([ownMediaPath, dataUrl], { error: "Use a photo you uploaded" }),
  photos: z.array(ownMediaPath).min(1).max(MAX_PHOTOS_PER_POST).optional(),
  ...writtenFields,
  location: orElse(PHOTO_LOCATION_MAX, DEFAULT_LOCATION),
  experienceTitle: orElse(TITLE_MAX, DEFAULT_TITLE),
  activityType: activity(EXPERIENCE),
  category: orElse(40, EXPERIENCE),
  isExperience: z.boolean().default(true),
  showInHome: z.boolean().default(true),
  showInProfile: z.boolean().default(true),
  isProfileGallery: z.boolean().default(false),
  /** Absent: the account's default audience. */
  audience: z.enum(AUDIENCES).nullish(),
  venueId: uuid.nullish(),
  workoutId: uuid.nullish().describe("One of your workouts to attach the photo to"),
  taggedUserIds: z.array(uuid).max(MAX_TAGS).default([]),
  mentionedUserIds,
  altText,
  /** For the pictures in order, the cover first; `altText` describes only the cover. */
  altTexts: z.array(altText).max(MAX_PHOTOS_PER_POST).default([]),
});
export type CreatePhoto = z.output<typeof createPhotoSchema>;
export type CreatePhotoInput = z.input<typeof createPhotoSchema>;

/** The text and choices of a photo, before and after posting; its pictures are a separate list. */
export const photoFormSchema = z.object({
  title: requiredLine(TITLE_MAX),
  caption: text(CAPTION_MAX).transform((value) => value.trim()),
  location: line(PHOTO_LOCATION_MAX).transform((value) => value || DEFAULT_LOCATION),
  venueId: z.string().nullable(),
  tags: z.array(personSchema).max(MAX_TAGS),
  mentionedUserIds: z.array(z.string()),
  activityType: z.string(),
  /** null: the account's default. */
  audience: z.enum(AUDIENCES).nullable(),
});
export type PhotoForm = z.infer<typeof photoFormSchema>;

/** The purpose of an upload. Only a post creates a photo; the others return the path of the stored picture. */
const UPLOAD_PURPOSES = ["post", "draft", "avatar", "cover"] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

const flag = z.preprocess(
  blankAsAbsent,
  z
    .enum(["true", "false"])
    .default("true")
    .transform((value) => value === "true"),
);

/** The text fields of POST /api/photos/upload; the file is `photo`, or `photoUrl` as the spec calls it. */
export const uploadFieldsSchema = z.object({
  ...writtenFields,
  altText,
  activityType: activity(DEFAULT_ACTIVITY),
  showInHome: flag,
  showInProfile: flag,
  purpose: z.preprocess(blankAsAbsent, z.enum(UPLOAD_PURPOSES).default("post")),
});
/** The form of a photo that is posted directly to home. */
export const captionFormSchema = z.object({ caption: text(CAPTION_MAX) });
export type UploadFields = z.output<typeof uploadFieldsSchema>;

export const homeQuery = pageQuery
  .extend({
    filter: z.enum(HOME_FILTERS).default("for-you"),
    near: near.optional(),
    seed: z.string().max(SEED_MAX).optional(),
    q: z.preprocess(blankAsAbsent, requiredLine(SEARCH_MAX).optional()),
  })
  .refine((query) => query.filter !== "nearby" || query.near !== undefined, { message: "Required", path: ["near"] });
export type HomeQuery = z.output<typeof homeQuery>;

export const profilePhotosQuery = pageQuery.extend({ userId: uuid.optional() });
export type ProfilePhotosQuery = z.output<typeof profilePhotosQuery>;
