import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeApi } from "@/__tests__/support/fake-api";
import { SettingsScreen } from "@/components/account/settings-screen";
import { Toaster } from "@/components/ui/toaster";
import { dismissToast } from "@/components/ui/use-toast";
import { navigate } from "@/lib/core/client/navigate";

jest.mock("next/navigation", () => ({ usePathname: () => "/settings" }));
jest.mock("@/lib/core/client/navigate", () => ({ navigate: jest.fn() }));

function open() {
  render(
    <>
      <SettingsScreen supportEmail="support@windmile.app" />
      <Toaster />
    </>,
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

test("the rows, in the spec's order, and where they lead", () => {
  open();
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
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

test("logging out forgets the person on this device and reloads to the front door", async () => {
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

test("it reloads to the front door even when the call fails", async () => {
  fakeApi({ "POST /api/auth/logout": { status: 503 } });
  open();
  await userEvent.click(screen.getByRole("button", { name: "Log Out" }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/"));
  expect(screen.getByRole("region", { name: "Notifications (F8)" })).not.toHaveTextContent("Logged out");
});
