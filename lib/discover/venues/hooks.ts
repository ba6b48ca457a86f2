import { getJson } from "@/lib/core/client/api-client";
import { getAllPages } from "@/lib/core/client/endless";
import { STALE } from "@/lib/core/client/swr";
import { useData } from "@/lib/core/client/use-data";
import { withQuery } from "@/lib/core/shared/address";
import { paths } from "@/lib/core/shared/paths";
import type { Venue, VenueDetail, VenuesAnswer } from "./schema";

async function getAllVenues([first]: readonly [string, ...unknown[]]): Promise<Venue[]> {
  const pages = await getAllPages(first, getJson<VenuesAnswer>);
  return pages.flatMap(({ venues }) => venues);
}

/** Every place in the city, fetched when the search is first used. */
export function useAllVenues(isWanted: boolean) {
  const first = withQuery(paths.api.venues, { city: "Chicago", size: 100 });
  return useData<Venue[]>(isWanted ? [first, "all"] : null, { fetcher: getAllVenues, dedupingInterval: STALE.venues });
}

/** A place with the user's visits and note, friends who were there, and photos taken there. */
export const useVenue = (id: string | null) =>
  useData<VenueDetail>(id && paths.api.venue(id), { dedupingInterval: STALE.venues });
