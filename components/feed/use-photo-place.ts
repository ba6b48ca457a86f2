import { STALE } from "@/lib/core/client/swr";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { LinkedPlace } from "@/lib/discover/links/rules";
import { DEFAULT_COORDINATES } from "@/lib/feed/cards/rules";
import type { Photo } from "@/lib/feed/photos/schema";

/**
 * Where a photo was taken, for the link chooser: its place's website, address, and coordinates, or the poster's text
 * and the spec's default coordinates.
 */
export function usePhotoPlace({ title, location, venueId }: Photo): LinkedPlace {
  const { data: venue } = useData<LinkedPlace>(venueId === null ? null : paths.api.venue(venueId), {
    dedupingInterval: STALE.venues,
  });
  if (!venue?.coordinates) {
    return { name: title, address: location, coordinates: DEFAULT_COORDINATES, isApproximate: true };
  }
  const { name, website = null, address, coordinates } = venue;
  return { name, website, address: address ?? location, coordinates };
}
