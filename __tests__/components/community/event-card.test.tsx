import { render, screen } from "@testing-library/react";
import { fakeApi } from "@/__tests__/support/fake-api";
import { FeedFrame } from "@/__tests__/support/feed";
import { capacityWords, membersWords } from "@/components/community/community-event-format";
import { EventCard } from "@/components/community/event-card";
import type { CommunityEvent } from "@/lib/community/events/schema";

const RUN: CommunityEvent = {
  ...{ id: "1", title: "Sunrise run", description: "", date: "2027-11-25", time: "06:30", address: "", image: null },
  ...{ startsAt: "2027-11-25T12:30:00.000Z", location: "Montrose Beach", category: "Running", price: 0, tags: [] },
  ...{
    attendees: 2,
    maxAttendees: 9,
    isFull: false,
    isJoined: true,
    waitlisted: 0,
    myStatus: "going",
    position: null,
    isHost: false,
  },
  ...{ isCancelled: false, isOver: false, groupId: null, groupName: null, faces: [], isHidden: false, venueId: "v" },
  ...{ cancelReason: null, series: null, isCohost: false, cohosts: [], arrivals: 0, hasArrived: false, thanks: null },
  ...{ isCheckInOpen: false, coordinates: null },
  organizer: { id: "h", name: "Hana", avatar: null, rating: null },
};

function show(event: CommunityEvent) {
  fakeApi({});
  render(
    <FeedFrame>
      <EventCard event={event} />
    </FeedFrame>,
  );
}

test("a canceled event says so and why, and offers nothing", () => {
  show({ ...RUN, isCancelled: true, cancelReason: "Storm" });
  expect(screen.getByRole("status")).toHaveTextContent("This event was canceled.Storm");
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/events/1"]);
});

test("a host's name is set apart, so that a right-to-left one leaves the words around it in order", () => {
  show({ ...RUN, organizer: { ...RUN.organizer, name: "הנה" } });
  expect(screen.getByText("הנה").tagName).toBe("BDI");
});

test("a full event says so where people one can't see have its other places", () => {
  expect(capacityWords({ ...RUN, waitlisted: 2 })).toBe("2/9 going · 2 waiting");
  expect(capacityWords({ ...RUN, isFull: true, attendees: 9 })).toBe("9/9 going");
  expect(capacityWords({ ...RUN, isFull: true, waitlisted: 1 })).toBe("2 going · Full · 1 waiting");
  expect(membersWords({ memberCount: 3, maxMembers: 9, isFull: false })).toBe("3/9 members");
  expect(membersWords({ memberCount: 3, maxMembers: 9, isFull: true })).toBe("3 members · Full");
});

test("any other offers its seat and its calendar file", () => {
  show(RUN);
  expect(screen.getByRole("button", { name: "Joined" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Add Sunrise run to your calendar" })).toBeVisible();
});
