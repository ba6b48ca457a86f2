import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { NotificationsScreen } from "@/components/notifications/notifications-screen";
import { type Answer, fakeApi } from "../../support/fake-api";
import { FeedFrame } from "../../support/feed";

jest.mock("next/navigation", () => ({ usePathname: () => "/notifications" }));

const MAYA = { id: "u-maya", firstName: "Maya", lastName: "Lee", profileImageUrl: null };
const TOM = { id: "u-tom", firstName: "Tom", lastName: "Diaz", profileImageUrl: null };
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const row = (id: string, more: object = {}) => ({
  id,
  type: "like",
  actors: [MAYA, TOM],
  count: 4,
  target: { type: "photo", id: `photo-${id}`, title: null, image: "/media/a.webp" },
  text: "Maya and 3 others liked your photo",
  createdAt: ago(0),
  readAt: null,
  ...more,
});
const follower = { type: "follow", actors: [MAYA], target: { type: "user", id: MAYA.id, title: null, image: null } };
const LIST = "GET /api/notifications";
const answerOf = (notifications: object[], unread: number, nextCursor: string | null = null) => ({
  body: { notifications, unread, nextCursor },
});

function show(list: Answer | Answer[], more: Record<string, Answer | Answer[]> = {}) {
  const sent = fakeApi({ [LIST]: list, "GET /api/notifications?limit=1": answerOf([], 2), ...more });
  render(
    <FeedFrame>
      <NotificationBell />
      <NotificationsScreen />
    </FeedFrame>,
  );
  return sent;
}
const bell = (name: string) => screen.findByRole("link", { name });

test("rows are grouped by date, link to their targets, and show whether they are unread", async () => {
  show(
    answerOf(
      [
        row("a"),
        row("b", { ...follower, count: 1, text: "Maya started following you", createdAt: ago(3), readAt: ago(2) }),
        row("c", { ...follower, count: 5, text: "Maya and 4 others started following you", createdAt: ago(20) }),
      ],
      2,
    ),
  );
  expect(await bell("Notifications, 2 unread")).toHaveAttribute("href", "/notifications");
  const today = within(await screen.findByRole("region", { name: "Today" }));
  expect(today.getByRole("link", { name: /^Unread: Maya and 3 others liked your photo/ })).toHaveAttribute(
    "href",
    "/p/photo-a",
  );
  const week = within(screen.getByRole("region", { name: "This week" }));
  expect(week.getByRole("link", { name: /^Maya started following you/ })).toHaveAttribute("href", "/profile/u-maya");
  const earlier = within(screen.getByRole("region", { name: "Earlier" }));
  expect(earlier.getByRole("link")).toHaveAttribute("href", "/profile");
});

test("marking all as read takes effect immediately and clears the badge; a refusal is shown and rolled back", async () => {
  const unread = answerOf([row("a"), row("b")], 2);
  const read = answerOf([row("a", { readAt: ago(0) }), row("b", { readAt: ago(0) })], 0);
  const sent = show([unread, unread, read], {
    "GET /api/notifications?limit=1": [answerOf([], 2), answerOf([], 2), answerOf([], 0)],
    "POST /api/notifications/read": [{ status: 503 }, { status: 204 }],
  });
  await bell("Notifications, 2 unread");
  await userEvent.click(await screen.findByRole("button", { name: "Mark all as read" }));
  await waitFor(() => expect(sent.filter(({ url }) => url === "/api/notifications")).toHaveLength(2));
  await userEvent.click(await screen.findByRole("button", { name: "Mark all as read" }));
  await bell("Notifications");
  expect(screen.queryByRole("button", { name: "Mark all as read" })).not.toBeInTheDocument();
  expect(screen.queryByText("Unread:")).not.toBeInTheDocument();
});

test("the badge of a page requested earlier shows the current state after all were read", async () => {
  const early = { "/api/notifications?limit=1": answerOf([], 2).body };
  fakeApi({
    [LIST]: [answerOf([row("a"), row("b")], 2), answerOf([], 0)],
    "POST /api/notifications/read": { status: 204 },
  });
  const { rerender } = render(
    <FeedFrame>
      <NotificationsScreen />
    </FeedFrame>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Mark all as read" }));
  rerender(
    <FeedFrame>
      <SWRConfig value={{ fallback: early }}>
        <NotificationBell />
      </SWRConfig>
    </FeedFrame>,
  );
  expect(screen.getByRole("link", { name: /^Notifications/ })).toHaveAccessibleName("Notifications");
});

test("opening a row marks only that one as read", async () => {
  const sent = show(answerOf([row("a"), row("b")], 2), { "POST /api/notifications/read": { status: 204 } });
  await bell("Notifications, 2 unread");
  const [first] = await screen.findAllByRole("link", { name: /^Unread: Maya/ });
  first?.addEventListener("click", (event) => event.preventDefault());
  if (first) await userEvent.click(first);
  await bell("Notifications, 1 unread");
  expect(sent.find(({ method }) => method === "POST")?.body).toEqual({ ids: ["a"] });
});

test("a follow request can be answered in place", async () => {
  const request = row("a", { ...follower, type: "follow-request", count: 1, text: "Maya asked to follow you" });
  const sent = show(answerOf([request], 1), {
    "PUT /api/follow-requests/u-maya": [{ status: 500 }, { status: 204 }],
    "GET /api/auth/user": { status: 503 },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Accept Maya Lee" }));
  await userEvent.click(await screen.findByRole("button", { name: "Accept Maya Lee" }));
  expect(await screen.findByText("Nothing new yet")).toBeInTheDocument();
  expect(sent.filter(({ method }) => method === "PUT")).toHaveLength(2);
});

test("shows an empty state and an error state", async () => {
  show([{ status: 503 }, answerOf([], 0)]);
  await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: "Find friends" })).toHaveAttribute("href", "/friends");
});
