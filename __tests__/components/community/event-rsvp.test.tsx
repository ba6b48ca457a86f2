import { render, screen } from "@testing-library/react";
import { fakeApi } from "@/__tests__/support/fake-api";
import { FeedFrame } from "@/__tests__/support/feed";
import { Attendees } from "@/components/community/attendees";
import { EventRsvp } from "@/components/community/event-rsvp";
import type { CommunityEvent } from "@/lib/community/events/schema";

const person = (id: string, firstName: string) => ({ id, firstName, lastName: "Lake", profileImageUrl: null });

const EVENT: CommunityEvent = {
  ...{ id: "1", title: "Sunrise run", description: "", date: "2027-11-25", time: "06:30", address: "", image: null },
  ...{ startsAt: new Date(Date.now() + 5 * 86_400_000).toISOString(), location: "Montrose Beach", category: "Running" },
  ...{ price: 0, tags: [], attendees: 24, maxAttendees: 30, isFull: false, isJoined: false, waitlisted: 0 },
  ...{ myStatus: "none", position: null, isHost: false, isCancelled: false, isOver: false, groupId: null },
  ...{ groupName: null, faces: [person("me", "Ada"), person("m", "Maya")], isHidden: false, cancelReason: null },
  ...{ series: null, isCohost: false, cohosts: [], checkIns: 0, isCheckedIn: false, thanks: null },
  ...{ isCheckInOpen: false, coordinates: null, venueId: null },
  organizer: { id: "h", name: "Hana", avatar: null, rating: null },
};

function show(node: React.ReactNode) {
  fakeApi({});
  render(<FeedFrame>{node}</FeedFrame>);
}

test("without a seat there is only Join", () => {
  show(<EventRsvp event={EVENT} isVisitor={false} />);
  expect(screen.getByRole("button", { name: "Join" })).toBeVisible();
  expect(screen.queryByRole("heading")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
});

test("a visitor has to sign up to join", () => {
  show(<EventRsvp event={EVENT} isVisitor />);
  expect(screen.getByRole("link", { name: "Sign up to join" })).toBeVisible();
});

test("a seat shows the countdown and the calendar file", () => {
  show(<EventRsvp event={{ ...EVENT, myStatus: "going", isJoined: true }} isVisitor={false} />);
  expect(screen.getByRole("heading", { name: "You're going" })).toBeVisible();
  expect(screen.getByText("Starts in 5 days")).toBeVisible();
  expect(screen.getByRole("link", { name: "Add to calendar" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Joined" })).toBeVisible();
});

test("the host can't leave", () => {
  show(<EventRsvp event={{ ...EVENT, isHost: true, myStatus: "going" }} isVisitor={false} />);
  expect(screen.getByRole("heading", { name: "You're hosting this" })).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([
  [{}, "Maya and 23 others are going"],
  [{ isOver: true }, "Maya and 23 others went"],
  [{ isCancelled: true }, "Maya and 23 others were going"],
  [{ faces: [person("m", "Maya")], attendees: 1 }, "Maya is going"],
  [{ faces: [person("me", "Ada")], attendees: 1 }, "You are going"],
  [{ faces: [], attendees: 0 }, "No guests yet"],
])("guests of %j: %s", (event, name) => {
  show(<Attendees event={{ ...EVENT, ...event }} viewerId="me" />);
  expect(screen.getByRole("button", { name })).toBeVisible();
});
