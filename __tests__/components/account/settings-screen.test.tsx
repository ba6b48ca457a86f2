import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeApi } from "@/__tests__/support/fake-api";
import { SettingsScreen } from "@/components/account/settings-screen";
import { Toaster } from "@/components/ui/toaster";
import { dismissToast } from "@/components/ui/use-toast";
import { ViewerProvider } from "@/components/viewer";
import { currentRecording, setCurrentRecording } from "@/lib/activity/recorder/current-recording";
import { RecorderSession } from "@/lib/activity/recorder/recorder-session";
import { startTimer } from "@/lib/activity/timer/rules";
import { navigate } from "@/lib/core/client/navigate";

jest.mock("next/navigation", () => ({ usePathname: () => "/settings" }));
jest.mock("@/lib/core/client/navigate", () => ({ navigate: jest.fn() }));

function open() {
  render(
    <ViewerProvider viewer={{ id: "ada", firstName: "Ada", lastName: "Lake", profileImageUrl: null }}>
      <SettingsScreen supportEmail="support@windmile.app" />
      <Toaster />
    </ViewerProvider>,
  );
}

afterEach(() => {
  act(() => dismissToast());
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: what a toast was carried in must not reach the next test
  document.cookie = "windmile-toast=; path=/; max-age=0";
  jest.restoreAllMocks();
  jest.mocked(navigate).mockClear();
});

test("the rows are in the spec's order and link to their pages", () => {
  open();
  const bar = screen.getByRole("navigation", { name: "Main" });
  const rows = screen.getAllByRole("link").filter((link) => !bar.contains(link));
  const links = rows.map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["", "/profile"],
    ["Download Management", "/settings/download"],
    ["Notifications", "/settings/notifications"],
    ["My Account", "/settings/account"],
    ["About", "/settings/about"],
    ["Send Feedback", "mailto:support@windmile.app?subject=Windmile%20Feedback"],
    ["Report an Issue", "mailto:support@windmile.app?subject=Windmile%20Issue%20Report"],
  ]);
});

test("logging out clears this device and reloads the home page", async () => {
  localStorage.setItem("app-user-stats", "{}");
  localStorage.setItem("app-friends", "[]");
  localStorage.setItem("windmile-theme", "dark");
  sessionStorage.setItem("openCamera", "true");
  const sent = fakeApi({ "POST /api/auth/logout": { status: 204 } });
  open();
  await userEvent.click(screen.getByRole("button", { name: "Log Out" }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/"));
  expect(sent).toEqual([{ url: "/api/auth/logout", method: "POST", body: undefined }]);
  expect(screen.getByRole("button", { name: "Logging out..." })).toBeDisabled();
  expect(screen.getByRole("region", { name: "Notifications (F8)" })).toHaveTextContent("Logged out");
  expect(Object.keys(localStorage)).toEqual(["windmile-theme"]);
  expect(sessionStorage.getItem("openCamera")).toBeNull();
});

test("logging out asks first while a workout is recorded or timed, and writes nothing afterward", async () => {
  const sent = fakeApi({ "POST /api/auth/logout": { status: 204 } });
  const session = new RecorderSession("ada", { activityType: "running", trailId: null });
  const abandon = jest.spyOn(session, "abandon");
  localStorage.setItem("app-timer-ada", JSON.stringify(startTimer("yoga", 0)));
  setCurrentRecording({ phase: "recording", session });
  open();
  await userEvent.click(screen.getByRole("button", { name: "Log Out" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Log out while a workout is in progress?" });
  expect(dialog).toHaveTextContent("Your recording is only on this device and will be deleted.");
  expect(dialog).toHaveTextContent("Your workout timer will be deleted.");
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Log out" }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/"));
  expect(abandon).toHaveBeenCalled();
  expect(currentRecording().phase).toBe("none");
});

test("it reloads the home page even if the request fails", async () => {
  fakeApi({ "POST /api/auth/logout": { status: 503 } });
  open();
  await userEvent.click(screen.getByRole("button", { name: "Log Out" }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/"));
  expect(screen.getByRole("region", { name: "Notifications (F8)" })).not.toHaveTextContent("Logged out");
});
