import { useMemo } from "react";
import type { CommunityEvent } from "@/lib/community/events/schema";
import { useCommunityEventsAtPlaces } from "@/lib/discover/listing/hooks";
import { communityEventsFor } from "@/lib/discover/listing/items";
import type { DiscoverView } from "@/lib/discover/listing/rules";

const NONE: readonly CommunityEvent[] = [];

/** Community events on the map. Filtered here, because there are few of them. */
export function useMapEvents(view: DiscoverView, isWanted: boolean): readonly CommunityEvent[] {
  const events = useCommunityEventsAtPlaces(isWanted);
  return useMemo(() => (isWanted && events ? communityEventsFor(view, events) : NONE), [isWanted, events, view]);
}
