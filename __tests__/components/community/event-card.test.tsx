import { render, screen } from "@testing-library/react";
import { fakeApi } from "@/__tests__/support/fake-api";
import { FeedFrame } from "@/__tests__/support/feed";
import { capacityText, countdownText, membersText, spotsLeft } from "@/components/community/community-event-format";
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
  ...{ cancelReason: null, series: null, isCohost: false, cohosts: [], checkIns: 0, isCheckedIn: false, thanks: null },
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

test("a canceled event shows that and why, and offers nothing", () => {
  show({ ...RUN, isCancelled: true, cancelReason: "Storm" });
  expect(screen.getByRole("status")).toHaveTextContent("This event was canceled.Storm");
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/events/1"]);
});

test("a host's name is isolated, so that a right-to-left name doesn't reorder the text around it", () => {
  show({ ...RUN, organizer: { ...RUN.organizer, name: "הנה" } });
  expect(screen.getByText("הנה").tagName).toBe("BDI");
});

test("a full event says so even if its other guests are invisible to the viewer", () => {
  expect(capacityText({ ...RUN, waitlisted: 2 })).toBe("2/9 going · 2 waiting");
  expect(capacityText({ ...RUN, isFull: true, attendees: 9 })).toBe("9/9 going");
  expect(capacityText({ ...RUN, isFull: true, waitlisted: 1 })).toBe("2 going · Full · 1 waiting");
  expect(membersText({ memberCount: 3, maxMembers: 9, isFull: false })).toBe("3/9 members");
  expect(membersText({ memberCount: 3, maxMembers: 9, isFull: true })).toBe("3 members · Full");
});

test("shows the number of spots left when there are few", () => {
  expect(spotsLeft({ ...RUN, attendees: 24, maxAttendees: 30 })).toBe("6 spots left");
  expect(spotsLeft({ ...RUN, attendees: 29, maxAttendees: 30 })).toBe("1 spot left");
  expect(spotsLeft({ ...RUN, attendees: 2, maxAttendees: 30 })).toBeNull();
  expect(spotsLeft({ ...RUN, isFull: true })).toBeNull();
});

test.each([
  [-1, "Happening now"],
  [1, "Starts in 1 minute"],
  [60, "Starts in 1 hour"],
  [30 * 60, "Starts in 30 hours"],
  [3 * 24 * 60 - 90, "Starts in 3 days"],
])("%s minutes before it starts: %s", (minutes, words) => {
  expect(countdownText(RUN, Date.parse(RUN.startsAt) - minutes * 60_000)).toBe(words);
});

test("any other event offers a seat and its calendar file", () => {
  show(RUN);
  expect(screen.getByRole("button", { name: "Joined" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Add Sunrise run to your calendar" })).toBeVisible();
});
