import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppProvider, useAppContext } from "@/components/app-provider";
import { DEFAULT_STATS } from "@/lib/core/client/app-state";
import { fakeApi } from "../support/fake-api";
import { FeedFrame } from "../support/feed";

const ME = { id: "u-me", firstName: "Grace", lastName: "Hopper", profileImageUrl: null };

function Reader() {
  const { userStats, profileData, updateUserStats } = useAppContext();
  return (
    <button type="button" onClick={() => updateUserStats({ savedCount: 77 })}>
      {userStats.savedCount} saved, {profileData.bio}
    </button>
  );
}
const show = () =>
  render(
    <FeedFrame>
      <AppProvider viewer={ME}>
        <Reader />
      </AppProvider>
    </FeedFrame>,
  );

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test("outside its provider the state says so", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<Reader />)).toThrow("useAppContext must be used within an AppProvider");
});

test("what this device kept stands until the server answers, which then has the last word", async () => {
  localStorage.setItem("app-owner", ME.id);
  localStorage.setItem("app-user-stats", JSON.stringify({ ...DEFAULT_STATS, savedCount: 3 }));
  const person = { ...ME, bio: "Compiles", location: null, ...DEFAULT_STATS, savedCount: 21 };
  fakeApi({ "GET /api/auth/user": [{ body: person }] });
  show();
  expect(await screen.findByText("21 saved, Compiles")).toBeInTheDocument();
  await waitFor(() => expect(localStorage.getItem("app-user-stats")).toContain('"savedCount":21'));
});

test("every change is kept; with no answer the defaults and the device count", async () => {
  fakeApi({ "GET /api/auth/user": { status: 503 } });
  show();
  await userEvent.click(await screen.findByRole("button", { name: "8 saved, Developer testing the app" }));
  expect(screen.getByRole("button")).toHaveTextContent("77 saved");
  expect(localStorage.getItem("app-user-stats")).toContain('"savedCount":77');
  expect(Object.keys(localStorage).sort()).toEqual([
    "app-activities",
    "app-friends",
    "app-owner",
    "app-profile-data",
    "app-user-stats",
  ]);
});
