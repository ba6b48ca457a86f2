import useSWR from "swr";
import { type ApiError, getJson } from "@/lib/core/client/api-client";
import { STALE } from "@/lib/core/client/swr";
import { paths } from "@/lib/core/shared/paths";
import type { PlaceOption } from "./first-places";

type Answer = { venues: PlaceOption[]; nextCursor: string | null };
const MOST_PAGES = 10;

/** Every place of the city, fetched when the search is first used. */
export function usePlaces(isWanted: boolean) {
  const first = `${paths.api.venues}?city=Chicago&size=100`;
  const key = isWanted ? ([first, "all"] as const) : null;
  const { data, error, isLoading, mutate } = useSWR<PlaceOption[], ApiError>(
    key,
    async () => {
      const places: PlaceOption[] = [];
      let cursor: string | null = null;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const next: string = cursor ? `${first}&cursor=${encodeURIComponent(cursor)}` : first;
        const answer: Answer = await getJson<Answer>(next);
        places.push(...answer.venues);
        cursor = answer.nextCursor;
        if (!cursor) break;
      }
      return places;
    },
    { dedupingInterval: STALE.venues },
  );
  return { places: data, error, isLoading, retry: mutate };
}
