import { render, screen } from "@testing-library/react";
import { fakeApi } from "@/__tests__/support/fake-api";
import { FeedFrame } from "@/__tests__/support/feed";
import { MembershipButton } from "@/components/community/membership-button";
import { RsvpButton } from "@/components/community/rsvp-button";
import type { CommunityEvent } from "@/lib/community/events/schema";
import type { Group } from "@/lib/community/groups/schema";

/** Full because of guests the viewer can't see, so the count is below the limit. */
const EVENT: CommunityEvent = {
  ...{ id: "1", title: "Sunrise run", description: "", date: "2027-11-25", time: "06:30", address: "", image: null },
  ...{ startsAt: "2027-11-25T12:30:00.000Z", location: "Montrose Beach", category: "Running", price: 0, tags: [] },
  ...{ attendees: 2, maxAttendees: 3, isFull: true, isJoined: false, waitlisted: 0, myStatus: "none", position: null },
  ...{ isHost: false, isCancelled: false, isOver: false, groupId: null, groupName: null, faces: [], isHidden: false },
  ...{ cancelReason: null, series: null, isCohost: false, cohosts: [], checkIns: 0, isCheckedIn: false, thanks: null },
  ...{ isCheckInOpen: false, coordinates: null, venueId: null },
  organizer: { id: "h", name: "Hana", avatar: null, rating: null },
};
const GROUP: Group = {
  ...{
    id: "g",
    name: "Night riders",
    description: "",
    category: "Cycling",
    memberCount: 2,
    maxMembers: 3,
    isFull: true,
  },
  ...{ isPrivate: false, coverImage: null, isJoined: false, waitlisted: 0, myStatus: "none", position: null },
  ...{ isHost: false, myRole: null, requests: 0, isHidden: false },
  creator: { id: "h", name: "Hana", avatar: null },
};

function show(button: React.ReactNode) {
  fakeApi({});
  render(<FeedFrame>{button}</FeedFrame>);
}

test.each([
  [true, "Join the waitlist"],
  [false, "Join"],
])("a full event: %s, offers: %s", (isFull, name) => {
  show(<RsvpButton event={{ ...EVENT, isFull }} />);
  expect(screen.getByRole("button", { name })).toBeEnabled();
});

test("a full group can't be joined", () => {
  show(<MembershipButton group={GROUP} />);
  expect(screen.getByRole("button", { name: "Full" })).toBeDisabled();
});
