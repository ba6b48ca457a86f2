import type { QueuedPhoto } from "@/lib/core/client/use-upload-queue";
import type { SaveDraft } from "@/lib/feed/drafts/schema";
import { EXPERIENCE } from "@/lib/feed/photos/rules";
import type { CreatePhotoInput, PhotoForm } from "@/lib/feed/photos/schema";

/** The post being written: the form's values, its pictures, and the draft it started from. */
export type Composition = PhotoForm & { draftId: string | null; photos: readonly QueuedPhoto[] };

export const BLANK: PhotoForm = {
  title: "",
  caption: "",
  location: "",
  venueId: null,
  tags: [],
  mentionedUserIds: [],
  activityType: EXPERIENCE,
  audience: null,
};
export const EMPTY: Composition = { ...BLANK, draftId: null, photos: [] };

export function hasInput({ photos, title, caption, location, tags }: Composition): boolean {
  return photos.length > 0 || tags.length > 0 || [title, caption, location].some((text) => text.trim() !== "");
}

const storedPaths = (photos: readonly QueuedPhoto[]) =>
  photos.flatMap(({ photoUrl }) => (photoUrl === null ? [] : [photoUrl]));

/** Spec §7, POST /api/photos, from a validated form whose pictures are all uploaded. */
export function experienceOf(form: PhotoForm, photos: readonly QueuedPhoto[]): CreatePhotoInput {
  const { title, tags, mentionedUserIds, audience, ...fields } = form;
  const stored = storedPaths(photos);
  return {
    ...fields,
    ...(audience && { audience }),
    ...(mentionedUserIds.length > 0 && { mentionedUserIds }),
    photoUrl: stored[0] ?? "",
    photos: stored,
    experienceTitle: title,
    category: "experience",
    isExperience: true,
    showInHome: true,
    showInProfile: true,
    isProfileGallery: false,
    taggedUserIds: tags.map(({ id }) => id),
    altText: photos[0]?.altText.trim() ?? "",
    altTexts: photos.map(({ altText }) => altText.trim()),
  };
}

/** A draft is saved as is, without pictures that aren't uploaded yet. */
export function draftOf({ draftId: _, photos, tags, ...fields }: Composition): SaveDraft {
  return {
    ...fields,
    taggedUserIds: tags.map(({ id }) => id),
    photos: storedPaths(photos),
    altTexts: photos.filter(({ photoUrl }) => photoUrl !== null).map(({ altText }) => altText),
  };
}
