import { useMemo } from "react";
import { useCommunityEventsAtPlaces } from "@/lib/discover/listing/hooks";
import { communityEventsFor, type EventAtPlace } from "@/lib/discover/listing/items";
import type { DiscoverView } from "@/lib/discover/listing/rules";

const NONE: readonly EventAtPlace[] = [];

/** Community events on the map. Filtered here, because there are few of them. */
export function useMapEvents(view: DiscoverView, isWanted: boolean): readonly EventAtPlace[] {
  const events = useCommunityEventsAtPlaces(isWanted);
  return useMemo(() => (isWanted && events ? communityEventsFor(view, events) : NONE), [isWanted, events, view]);
}
