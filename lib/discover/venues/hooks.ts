"use client";

import useSWR from "swr";
import type { ApiError } from "@/lib/core/client/api-client";
import { STALE } from "@/lib/core/client/swr";
import { paths } from "@/lib/core/shared/paths";
import type { VenueDetail } from "./schema";

/** A place with one's own visits and note, friends who were there and pictures taken there. */
export function useVenue(id: string | null) {
  const { data, error } = useSWR<VenueDetail, ApiError>(id && paths.api.venue(id), { dedupingInterval: STALE.venues });
  return { venue: data, error };
}
