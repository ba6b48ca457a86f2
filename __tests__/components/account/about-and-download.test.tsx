import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { fakeApi } from "@/__tests__/support/fake-api";
import { AboutScreen } from "@/components/account/about-screen";
import { DownloadScreen } from "@/components/account/download-screen";
import { Toaster } from "@/components/ui/toaster";
import { dismissToast } from "@/components/ui/use-toast";
import { ViewerProvider } from "@/components/viewer";
import { swrDefaults } from "@/lib/core/client/swr";

const ADA = { id: "ada", firstName: "Ada", lastName: "Lovelace", profileImageUrl: null };

jest.mock("next/navigation", () => ({ usePathname: () => "/settings/about" }));

afterEach(() => {
  act(() => dismissToast());
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

test("about: the version, the licenses, and a service that isn't ready until it is", async () => {
  fakeApi({
    "GET /api/health": { body: { status: "ok" } },
    "GET /api/ready": [{ status: 503, body: { message: "Shutting down" } }, { body: { status: "ready" } }],
  });
  render(
    <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
      <AboutScreen
        version="1.2.3"
        build="k3Xw9Qab-rest"
        packages={[{ name: "react", version: "19.3.1", license: "MIT" }]}
      />
    </SWRConfig>,
  );
  expect(screen.getByText("Windmile 1.2.3")).toBeVisible();
  expect(screen.getByText("· build k3Xw9Qab")).toBeVisible();
  expect(screen.getByText("Data provided by Chicago Transit Authority")).toBeVisible();
  await userEvent.click(screen.getByText("1 package"));
  expect(screen.getByText("MIT")).toBeVisible();
  expect(screen.getByText(/^Every point of a route you record or import/)).toBeVisible();
  expect(screen.getByText(/^The place and the time, for your visits, passport, and XP/)).toBeVisible();
  expect(await screen.findByText("Not available")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Check App services again" }));
  await waitFor(() => expect(screen.getAllByText("Working")).toHaveLength(2));
});

test("download: clearing asks first, and keeps only the appearance", async () => {
  localStorage.setItem("app-friends", "[]");
  localStorage.setItem("windmile-theme", "dark");
  sessionStorage.setItem("draft", "text");
  fakeApi({ "GET /api/account/export": { body: [] } });
  render(
    <>
      <ViewerProvider viewer={ADA}>
        <DownloadScreen />
      </ViewerProvider>
      <Toaster />
    </>,
  );
  expect(await screen.findByText("App data")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Clear this device" }));
  expect(localStorage.getItem("app-friends")).toBe("[]");
  await userEvent.click(await screen.findByRole("button", { name: "Clear" }));
  await waitFor(() => expect(screen.getByRole("region", { name: /F8/ })).toHaveTextContent("Device cleared"));
  expect(Object.keys(localStorage)).toEqual(["windmile-theme"]);
  expect(sessionStorage.getItem("draft")).toBeNull();
});

test("download: shows what the browser allows, and can request protected storage", async () => {
  let isPersisted = false;
  let requested = 0;
  const persist = async () => {
    requested += 1;
    isPersisted = requested > 1; // refused once, as browsers do for new sites
    return isPersisted;
  };
  const storage = {
    estimate: async () => ({ usage: 2_500_000, quota: 640_000_000 }),
    persisted: async () => isPersisted,
    persist,
  };
  Object.defineProperty(navigator, "storage", { configurable: true, value: storage });
  fakeApi({ "GET /api/account/export": { body: [] } });
  render(
    <>
      <ViewerProvider viewer={ADA}>
        <DownloadScreen />
      </ViewerProvider>
      <Toaster />
    </>,
  );
  expect(await screen.findByText("640.0 MB")).toBeVisible();
  expect(screen.getByText("2.5 MB")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Protect" }));
  expect(await screen.findAllByText("Not protected yet")).not.toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: "Protect" }));
  expect(await screen.findByText("Your browser won't clear this data when storage is low")).toBeVisible();
  Reflect.deleteProperty(navigator, "storage");
});

test("download: a data export is requested, shows progress, and can be downloaded", async () => {
  const copy = { id: "c1", status: "preparing", progress: 20, createdAt: "2026-11-20T18:00:00.000Z", expiresAt: null };
  const ready = { ...copy, status: "ready", progress: 100, expiresAt: "2026-11-27T18:00:00.000Z" };
  fakeApi({
    "GET /api/account/export": [{ body: [] }, { body: [copy] }, { body: [ready] }],
    "POST /api/account/export": { status: 202, body: { id: "c1" } },
  });
  render(
    <SWRConfig value={{ ...swrDefaults, provider: () => new Map(), dedupingInterval: 0 }}>
      <ViewerProvider viewer={ADA}>
        <DownloadScreen />
      </ViewerProvider>
    </SWRConfig>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Request a copy" }));
  expect(await screen.findByRole("progressbar", { name: "Preparing your copy" })).toHaveAttribute(
    "aria-valuenow",
    "20",
  );
  const link = await screen.findByRole("link", { name: "Download the copy from November 20, 2026" }, { timeout: 4000 });
  expect(link).toHaveAttribute("href", "/api/account/export/c1/file");
  expect(screen.getByText("Available until November 27, 2026")).toBeVisible();
});
