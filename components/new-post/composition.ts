import { DEFAULT_LOCATION } from "@/lib/core/shared/defaults";
import type { Draft, SaveDraft } from "@/lib/feed/drafts/schema";
import { EXPERIENCE, MAX_PHOTOS_PER_POST } from "@/lib/feed/photos/rules";
import type { CreatePhotoInput } from "@/lib/feed/photos/schema";

/** A picture of the post being written. `blob` is absent where a draft on the server holds it. */
export type ComposedPhoto = {
  key: string;
  /** What the screen shows: an object URL, or the stored picture's path; empty while it is being prepared. */
  preview: string;
  blob: Blob | null;
  /** The stored picture, once it was sent. */
  photoUrl: string | null;
  /** Idempotency key of its upload. */
  uploadKey: string;
  altText: string;
  state: "preparing" | "ready" | "uploading" | "stored" | "failed";
  progress: number;
  /** What is wrong with it, for people. */
  problem: string | null;
  /** Whether sending it again could help. */
  isUsable: boolean;
};

/** The fields of a draft under the same names. */
export type Composition = Omit<Draft, "id" | "images" | "photos" | "taggedUserIds" | "createdAt" | "updatedAt"> & {
  draftId: string | null;
  photos: ComposedPhoto[];
};

export const EMPTY: Composition = {
  draftId: null,
  photos: [],
  title: "",
  caption: "",
  location: "",
  venueId: null,
  tags: [],
  activityType: EXPERIENCE,
};

export type CompositionAction =
  | { type: "written"; fields: Partial<Omit<Composition, "photos">> }
  | { type: "placeChosen"; place: { id: string; name: string; address: string } }
  | { type: "photosAdded"; photos: ComposedPhoto[] }
  | { type: "photoChanged"; key: string; change: Partial<ComposedPhoto> }
  | { type: "photoRemoved"; key: string }
  | { type: "photoMoved"; key: string; to: number }
  | { type: "replaced"; composition: Composition };

function moved(photos: readonly ComposedPhoto[], key: string, to: number): ComposedPhoto[] {
  const photo = photos.find((one) => one.key === key);
  if (!photo) return [...photos];
  const rest = photos.filter((one) => one !== photo);
  const at = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, at), photo, ...rest.slice(at)];
}

export function compositionReducer(state: Composition, action: CompositionAction): Composition {
  switch (action.type) {
    case "written":
      return { ...state, ...action.fields };
    case "placeChosen": {
      const { id, name, address } = action.place;
      return { ...state, title: name, location: address, venueId: id };
    }
    case "photosAdded":
      return { ...state, photos: [...state.photos, ...action.photos].slice(0, MAX_PHOTOS_PER_POST) };
    case "photoChanged":
      return {
        ...state,
        photos: state.photos.map((photo) => (photo.key === action.key ? { ...photo, ...action.change } : photo)),
      };
    case "photoRemoved":
      return { ...state, photos: state.photos.filter(({ key }) => key !== action.key) };
    case "photoMoved":
      return { ...state, photos: moved(state.photos, action.key, action.to) };
    case "replaced":
      return action.composition;
  }
}

/** Whether anything was entered. */
export function hasInput({ photos, title, caption, location, tags }: Composition): boolean {
  return photos.length > 0 || tags.length > 0 || [title, caption, location].some((text) => text.trim() !== "");
}

const storedPaths = (photos: readonly ComposedPhoto[]) =>
  photos.flatMap(({ photoUrl }) => (photoUrl === null ? [] : [photoUrl]));

/** Spec §7, POST /api/photos; every picture has been stored. */
export function experienceOf(composition: Composition): CreatePhotoInput {
  const { draftId: _, photos, title, caption, location, tags, ...fields } = composition;
  const stored = storedPaths(photos);
  return {
    ...fields,
    photoUrl: stored[0] ?? "",
    photos: stored,
    caption: caption.trim(),
    location: location.trim() || DEFAULT_LOCATION,
    experienceTitle: title.trim(),
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

export function draftOf(composition: Composition): SaveDraft {
  const { draftId: _, photos, tags, ...fields } = composition;
  return {
    ...fields,
    taggedUserIds: tags.map(({ id }) => id),
    photos: storedPaths(photos),
    altTexts: photos.filter(({ photoUrl }) => photoUrl !== null).map(({ altText }) => altText),
  };
}
