import { render, screen } from "@testing-library/react";
import { fakeApi } from "@/__tests__/support/fake-api";
import { FeedFrame } from "@/__tests__/support/feed";
import { FriendProfile } from "@/components/social/friend-profile";

jest.mock("next/navigation", () => ({ usePathname: () => "/friends", useRouter: () => ({ push: jest.fn() }) }));
afterEach(() => jest.restoreAllMocks());

test("a friend's counts are 89 and 156 while loading and after a failure", async () => {
  fakeApi({ "GET /api/users/u-bea": { status: 503, body: {} } });
  render(
    <FeedFrame>
      <FriendProfile userId="u-bea" onBack={() => {}} />
    </FeedFrame>,
  );
  expect(screen.getByRole("button", { name: "Followers: 89" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Following: 156" })).toBeVisible();
  expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Followers: 89" })).toBeVisible();
});
