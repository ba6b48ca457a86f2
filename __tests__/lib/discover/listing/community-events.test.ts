import type { CommunityEvent } from "@/lib/community/events/schema";
import { communityEventsFor } from "@/lib/discover/listing/items";
import { viewIn } from "@/lib/discover/listing/rules";

const RUN: CommunityEvent = {
  ...{ id: "1", title: "Sunrise run", description: "", date: "2026-11-25", time: "06:30", address: "", image: null },
  ...{ startsAt: "2026-11-25T12:30:00.000Z", location: "Montrose Beach", category: "Running", price: 0, tags: [] },
  ...{
    attendees: 1,
    maxAttendees: 9,
    isFull: false,
    isJoined: false,
    waitlisted: 0,
    myStatus: "none",
    position: null,
    isHost: false,
  },
  ...{ isCancelled: false, isOver: false, groupId: null, groupName: null, faces: [], isHidden: false, venueId: "v" },
  ...{ cancelReason: null, series: null, isCohost: false, cohosts: [], checkIns: 0, isCheckedIn: false, thanks: null },
  isCheckInOpen: false,
  organizer: { id: "h", name: "Hana", avatar: null, rating: null },
  coordinates: { lat: 41.96, lng: -87.63 },
};
const YOGA = { ...RUN, id: "2", title: "Yoga", category: "Yoga", price: 12, date: "2026-11-29" };
const ANYWHERE = { ...RUN, id: "3", coordinates: null };

test.each([
  ["mode=events", ["1", "2"]],
  ["category=Events", ["1", "2"]],
  ["mode=events&category=Music", []],
  ["mode=events&q=montrose", ["1", "2"]],
  ["mode=events&q=running", ["1"]],
  ["mode=events&free=true", ["1"]],
  ["mode=events&from=2026-11-26", ["2"]],
  ["mode=events&to=2026-11-26", ["1"]],
  ["mode=events&area=-87.7,41.9,-87.6,42", ["1", "2"]],
  ["mode=events&area=-87.7,41.8,-87.6,41.9", []],
])("of community events, %s leaves %j", (query, expected) => {
  const view = viewIn(new URLSearchParams(query));
  expect(communityEventsFor(view, [RUN, YOGA, ANYWHERE]).map(({ id }) => id)).toEqual(expected);
});
