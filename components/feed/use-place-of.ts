import useSWR from "swr";
import { STALE } from "@/lib/core/client/swr";
import { paths } from "@/lib/core/shared/paths";
import type { LinkedPlace } from "@/lib/discover/links/rules";
import { DEFAULT_COORDINATES } from "@/lib/feed/cards/rules";
import type { Photo } from "@/lib/feed/photos/schema";

/**
 * Where a photo was taken, as the link chooser wants it: its place's own website, address and coordinates, or what the
 * poster wrote and the spec's default coordinates.
 */
export function usePlaceOf({ title, location, venueId }: Photo): LinkedPlace {
  const { data: venue } = useSWR<LinkedPlace>(venueId === null ? null : paths.api.venue(venueId), {
    dedupingInterval: STALE.venues,
  });
  if (!venue?.coordinates) {
    return { name: title, address: location, coordinates: DEFAULT_COORDINATES, isApproximate: true };
  }
  const { name, website = null, address, coordinates } = venue;
  return { name, website, address: address ?? location, coordinates };
}
