import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeApi } from "@/__tests__/support/fake-api";
import { FeedFrame } from "@/__tests__/support/feed";
import { EditProfileForm } from "@/components/profile/edit-profile-form";
import type { CurrentUser } from "@/lib/auth/accounts/schema";

const replace = jest.fn();
const updateProfileData = jest.fn();
jest.mock("next/navigation", () => ({
  usePathname: () => "/edit-profile",
  useRouter: () => ({ replace, refresh: jest.fn() }),
}));
jest.mock("@/components/app-context/app-provider", () => ({ useAppContext: () => ({ updateProfileData }) }));
jest.setTimeout(30_000);
afterEach(() => {
  jest.restoreAllMocks();
  replace.mockClear();
});

const ADA: CurrentUser = {
  id: "u-ada",
  email: "ada@example.com",
  phoneNumber: null,
  firstName: "Ada",
  username: "ada.lovelace",
  lastName: "Lovelace",
  profileImageUrl: null,
  heroImageUrl: "/posters/navy-pier.avif",
  bio: "Counts steps",
  location: "Pilsen",
  beenCount: 0,
  savedCount: 0,
  experiences: 0,
  followersCount: 0,
  followingCount: 0,
  xp: 0,
  level: 1,
  mileScore: 280,
  streak: 0,
  isModerator: false,
  createdAt: "2026-11-20T12:00:00.000Z",
};
const show = () =>
  render(
    <FeedFrame>
      <EditProfileForm user={ADA} />
    </FeedFrame>,
  );
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

test("saves the changes, a blank bio as none, and the default cover", async () => {
  const sent = fakeApi({ "PUT /api/user/profile": { body: { ...ADA, bio: null, heroImageUrl: null } } });
  show();
  expect(screen.getByText("12/500")).toBeVisible();
  await userEvent.clear(screen.getByLabelText("Bio"));
  await userEvent.click(screen.getByRole("button", { name: "Default Cover" }));
  await save();
  expect(await screen.findByText("Profile Updated!")).toBeVisible();
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/profile"));
  expect(sent[0]?.body).toEqual({
    firstName: "Ada",
    lastName: "Lovelace",
    username: "ada.lovelace",
    location: "Pilsen",
    bio: null,
    profileImageUrl: null,
    heroImageUrl: null,
  });
});

test("a failure shows both messages and keeps the input", async () => {
  fakeApi({ "PUT /api/user/profile": { status: 503, body: {} } });
  show();
  await userEvent.type(screen.getByLabelText("Location"), ", Chicago");
  await save();
  expect(await screen.findByText("Update Failed")).toBeVisible();
  expect(screen.getByText("Failed to update profile. Please try again.")).toBeVisible();
  expect(screen.getByText("There was an error saving your changes")).toBeVisible();
  expect(screen.getByLabelText("Location")).toHaveValue("Pilsen, Chicago");
  expect(screen.getByRole("button", { name: "Save" })).toBeEnabled();
});

test("Undo restores cleared fields; names that are too short show errors", async () => {
  fakeApi({});
  show();
  await userEvent.click(screen.getByRole("button", { name: "Clear Fields" }));
  expect(screen.getByLabelText("First Name")).toHaveValue("");
  expect(screen.getByLabelText("Bio")).toHaveValue("");
  await save();
  expect(await screen.findByText("First name must be at least 2 characters")).toBeVisible();
  expect(screen.getByText("Last name must be at least 2 characters")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getByLabelText("First Name")).toHaveValue("Ada");
  expect(screen.getByLabelText("Bio")).toHaveValue("Counts steps");
});
