import { inSentence } from "@/lib/core/shared/format";

/** The activity of a photo uploaded without one (spec §3). */
export const DEFAULT_ACTIVITY = "general";
export const EXPERIENCE = "experience";

export const HOME_FILTERS = ["for-you", "following", "nearby"] as const;
export type HomeFilter = (typeof HOME_FILTERS)[number];
/** How many posts the home screen includes: two phone screens, so that scrolling loads the next page. */
export const FIRST_POSTS = 10;

export const TITLE_MAX = 120;
export const CAPTION_MAX = 2200;
export const PHOTO_LOCATION_MAX = 120;
export const ALT_TEXT_MAX = 500;
export const MAX_PHOTOS_PER_POST = 9;
export const MAX_TAGS = 20;
export const SEARCH_MAX = 100;
export const SEED_MAX = 64;

/** With a seed, the viewer's own posts of this period are at the top of the first page. */
export const OWN_NEW_MINUTES = 10;

/** A shared post with a data URL contains an image of up to 10 MiB, a third larger in base64. */
export const MAX_POST_BYTES = 14 * 1024 * 1024;

const POPULAR_LIKES = 25;
const NEW_HOURS = 24;

type Circumstances = {
  isMine: boolean;
  /** First name of the poster if the viewer follows them. */
  followed: string | null;
  isNearby: boolean;
  /** Neighborhood of the photo's place. */
  place: string | null;
  likes: number;
  ageHours: number;
};

/** The reason shown for a photo in the feed; the strongest connection wins. */
export function photoReason({ isMine, followed, isNearby, place, likes, ageHours }: Circumstances): string {
  if (isMine) return "Your post";
  if (followed !== null) return `You follow ${followed}`;
  if (isNearby) return "Near you";
  const where = place === null ? "Chicago" : inSentence(place);
  if (likes >= POPULAR_LIKES) return `Popular in ${where}`;
  return ageHours < NEW_HOURS ? `New in ${where}` : `Around ${where}`;
}
