import { useMemo } from "react";
import type { CommunityEvent } from "@/lib/community/events/schema";
import { useMeetingsAtPlaces } from "@/lib/discover/listing/hooks";
import { meetingsFor } from "@/lib/discover/listing/items";
import type { DiscoverView } from "@/lib/discover/listing/rules";

const NONE: readonly CommunityEvent[] = [];

/** What members hold, among the events on the map; filtered here, because there are few of them. */
export function useMeetings(view: DiscoverView, isWanted: boolean): readonly CommunityEvent[] {
  const events = useMeetingsAtPlaces(isWanted);
  return useMemo(() => (isWanted && events ? meetingsFor(view, events) : NONE), [isWanted, events, view]);
}
