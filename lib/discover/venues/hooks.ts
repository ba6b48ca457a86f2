import { STALE } from "@/lib/core/client/swr";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { VenueDetail } from "./schema";

/** A place with one's own visits and note, friends who were there and pictures taken there. */
export const useVenue = (id: string | null) =>
  useData<VenueDetail>(id && paths.api.venue(id), { dedupingInterval: STALE.venues });
