import { render, screen } from "@testing-library/react";
import { fakeApi } from "@/__tests__/support/fake-api";
import { FeedFrame } from "@/__tests__/support/feed";
import { FriendCard } from "@/components/social/friend-card";
import type { Friend } from "@/lib/social/friends/schema";

const FRIEND: Friend = {
  ...{ id: "b", firstName: "Bea", lastName: "Lake", profileImageUrl: null, level: 2, streak: 0 },
  ...{ completedToday: 0, savedActivities: 0, followers: 0, following: 0, todayActivities: [] },
  weeklyStats: { activeDays: 0, totalXP: 0, activitiesCompleted: 0 },
};
const SWIM = { id: "1", name: "Swimming", location: "Chicago, IL", time: "7 AM", duration: 30, image: null, icon: "" };

function show(friend: Friend) {
  fakeApi({});
  render(
    <FeedFrame>
      <FriendCard friend={friend} onOpen={() => {}} />
    </FeedFrame>,
  );
}

test("a friend without activity is one row, with the level shown once", () => {
  show(FRIEND);
  expect(screen.getAllByRole("img", { name: /level/i })).toHaveLength(1);
  expect(screen.queryByText(/level/i)).toBeNull();
  expect(screen.getByText("0 done today · 0 saved")).toBeVisible();
  expect(screen.getByRole("button", { name: "View Profile of Bea Lake" })).toBeVisible();
  expect(screen.queryByRole("listitem")).toBeNull();
});

test("a friend with activity shows the first completed and the first saved one", () => {
  const todayActivities = [
    { ...SWIM, completed: true },
    { ...SWIM, id: "2", name: "Yoga", completed: true },
    { ...SWIM, id: "3", name: "Lou Mitchell's", completed: false },
  ];
  show({ ...FRIEND, completedToday: 2, savedActivities: 1, todayActivities });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "SwimmingChicago, ILCompleted",
    "Lou Mitchell'sChicago, ILSaved",
  ]);
});
