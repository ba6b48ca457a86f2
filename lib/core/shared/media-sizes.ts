import { MEDIA_WIDTHS, type MediaWidth } from "./media";

/**
 * A `srcset` for one of our pictures; undefined for posters, portraits, and pictures on other hosts, which have one
 * size.
 */
export function mediaSrcSet(url: string, width: number): string | undefined {
  if (!url.startsWith("/media/")) return undefined;
  const widths = MEDIA_WIDTHS.filter((offered, index) => offered <= width || index === 0);
  return widths.map((offered) => `${url}?w=${offered} ${offered}w`).join(", ");
}

/** The URL of an uploaded picture, scaled to `width`. */
export function mediaUrl(url: string, width: MediaWidth): string {
  return url.startsWith("/media/") ? `${url}?w=${width}` : url;
}

/** The picture for a link preview. Messengers can't read AVIF, so bundled pictures are served as JPEG. */
export function previewUrl(url: string): string {
  const own = /^\/(posters|avatars)\/([a-z0-9-]+)\.avif$/.exec(url);
  return own ? `/media/preview/${own[1]}-${own[2]}.jpg` : mediaUrl(url, 1284);
}
