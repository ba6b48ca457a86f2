import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
// Lazy-loaded code is compiled before the test's timeout starts.
import "@/components/discover/guides/person-guides";
import "@/components/profile/passport-summary";
import "@/components/profile/person-actions";
import { fakeApi } from "@/__tests__/support/fake-api";
import { ADA, FeedFrame } from "@/__tests__/support/feed";
import { DEFAULT_STATS } from "@/components/app-context/app-state";
import { ProfileScreen } from "@/components/profile/profile-screen";
import { explain, numbers } from "@/lib/activity/stats/rules";

jest.mock("next/navigation", () => ({
  usePathname: () => "/profile",
  useRouter: () => ({ push: jest.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock("@/components/app-context/app-provider", () => ({
  useAppContext: () => ({ addUserPhoto: jest.fn(), userStats: DEFAULT_STATS }),
}));
jest.mock("@/components/viewer", () => ({ useViewer: () => ADA }));
jest.setTimeout(30_000);
afterEach(() => jest.restoreAllMocks());

const inputs = { photos: 7, checkIns: 2, ledgerXp: 40, ledgerScore: 90, weekXp: 40, weekWorkouts: 1, boardRank: null };
const { weeklyXp, completed, ...counted } = numbers(inputs);
const earned = { ...counted, weekly: { xp: weeklyXp, completed }, explanations: explain(inputs) };
const about = {
  firstName: "Ada",
  lastName: "Lovelace",
  profileImageUrl: null,
  heroImageUrl: null,
  bio: "Counts steps",
  location: "Pilsen",
  followersCount: 1203,
  followingCount: 3,
};
const me = { ...about, id: ADA.id };
const bea = {
  ...about,
  ...earned,
  id: "u-bea",
  firstName: "Bea",
  followState: "none",
  isMe: false,
  isPrivate: false,
  followsMe: true,
  isMuted: false,
  streak: 0,
};

const show = (userId: string | null) =>
  render(
    <FeedFrame>
      <ProfileScreen userId={userId} />
    </FeedFrame>,
  );

test("shows your own numbers, each with an explanation", async () => {
  fakeApi({
    "GET /api/auth/user": { body: me },
    "GET /api/user/stats": { body: { ...earned, followersCount: 1203, followingCount: 3 } },
    "GET /api/photos/profile": { body: [] },
  });
  show(null);
  expect(await screen.findByRole("heading", { name: "Ada Lovelace" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Followers: 1,203" })).toHaveTextContent("1.2K");
  expect(screen.getByRole("button", { name: /^XP Level: 2/ })).toBeVisible();
  expect(screen.getByRole("button", { name: /^Rank: 43/ })).toHaveTextContent("#43");
  expect(screen.getByRole("button", { name: /^XP Gained: 169/ })).toBeVisible();
  expect(screen.getByRole("button", { name: /^Completed: 11/ })).toBeVisible();
  expect(screen.getByRole("link", { name: "Edit" })).toHaveAttribute("href", "/edit-profile");
  await userEvent.click(screen.getByRole("button", { name: /^Mile Score: 685/ }));
  const sheet = await screen.findByRole("dialog", { name: "Mile Score" });
  for (const expected of ["45 for each photo", "315", "+280", "+90", "685"]) {
    expect(within(sheet).getByText(expected)).toBeInTheDocument();
  }
});

test("your own empty gallery is six tiles to add to", async () => {
  fakeApi({
    "GET /api/auth/user": { body: me },
    "GET /api/user/stats": { body: { ...earned, followersCount: 0, followingCount: 0 } },
    "GET /api/photos/profile": { body: [] },
  });
  show(null);
  expect(await screen.findAllByRole("button", { name: "Add photo" })).toHaveLength(6);
});

test("while nothing has loaded the counts are 156 and 89", async () => {
  fakeApi({ "GET /api/auth/user": { status: 503, body: {} }, "GET /api/user/stats": { status: 503, body: {} } });
  show(null);
  expect(screen.getByRole("button", { name: "Followers: 156" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Following: 89" })).toBeVisible();
  expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Followers: 156" })).toBeVisible();
});

test("another person's counts are 89 and 156 while loading and after a failure, never the viewer's own", async () => {
  fakeApi({
    "GET /api/users/u-bea": { status: 503, body: {} },
    "GET /api/photos/profile?userId=u-bea": { body: [] },
  });
  show("u-bea");
  expect(screen.getByRole("button", { name: "Followers: 89" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Following: 156" })).toBeVisible();
  expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Followers: 89" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Following: 156" })).toBeVisible();
});

test("follows immediately, and is rolled back if the server refuses", async () => {
  fakeApi({
    "GET /api/users/u-bea": { body: bea },
    "GET /api/photos/profile?userId=u-bea": { body: [] },
    "PUT /api/users/u-bea/follow": { status: 503, body: {} },
  });
  show("u-bea");
  const follow = await screen.findByRole("button", { name: "Follow Bea Lovelace" });
  expect(screen.getByText("Follows you")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Edit" })).not.toBeInTheDocument();
  await userEvent.click(follow);
  expect(await screen.findByText("That didn't work")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("button", { name: "Follow Bea Lovelace" })).toBeVisible());
});

test("a private account says so and hides its photos and people", async () => {
  const numbers = ["level", "mileScore", "placesVisited", "rank", "weekly", "streak", "explanations"];
  const closed = Object.fromEntries([...numbers, "followersCount", "followingCount"].map((name) => [name, null]));
  const sent = fakeApi({
    "GET /api/users/u-bea": { body: { ...bea, ...closed, isPrivate: true } },
    "PUT /api/users/u-bea/follow": { body: { state: "requested", followersCount: null } },
  });
  show("u-bea");
  expect(await screen.findByRole("heading", { name: "This account is private" })).toBeVisible();
  expect(screen.queryByText("Followers")).toBeNull();
  expect(sent.map(({ url }) => url)).toEqual(["/api/users/u-bea"]);
  await userEvent.click(screen.getByRole("button", { name: "Follow Bea Lovelace" }));
  expect(await screen.findByRole("button", { name: "Requested Bea Lovelace" })).toBeVisible();
});
