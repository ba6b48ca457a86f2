import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { type Answer, fakeApi } from "@/__tests__/support/fake-api";
import { AccountScreen } from "@/components/account/account-screen";
import { NotificationSettingsScreen } from "@/components/account/notification-settings-screen";
import { Toaster } from "@/components/ui/toaster";
import { dismissToast } from "@/components/ui/use-toast";
import { swrDefaults } from "@/lib/core/client/swr";
import { DEFAULT_SETTINGS as settings } from "../../support/settings";

jest.mock("next/navigation", () => ({ usePathname: () => "/settings/account" }));

const SETTINGS = "/api/account/settings";
const bob = { id: "b", firstName: "Bob", lastName: "Hope", profileImageUrl: null };
const sessions = [
  { id: "s1", device: "Chrome on Linux", lastSeenAt: new Date().toISOString(), isCurrent: true },
  {
    id: "s2",
    device: "Safari on iPhone",
    lastSeenAt: new Date(Date.now() - 3_600_000).toISOString(),
    isCurrent: false,
  },
];
const me = {
  firstName: "Ada",
  lastName: "Lovelace",
  location: "Chicago, IL",
  email: "ada@example.com",
  phoneNumber: null,
};

const methods = {
  hasPassword: true,
  isFresh: false,
  providers: [{ provider: "google", isAvailable: true, isLinked: false, email: null }],
};

function open(page: "account" | "notifications", answers: Record<string, Answer | Answer[]> = {}) {
  const sent = fakeApi({
    [`GET ${SETTINGS}`]: { body: settings },
    "GET /api/auth/user": { body: me },
    "GET /api/account/sessions": { body: sessions },
    "GET /api/account/providers": { body: methods },
    "GET /api/account/blocks?limit=50": [{ body: [bob] }, { body: [] }],
    "GET /api/account/mutes?limit=50": { body: [] },
    "GET /api/user/stats": { body: {} },
    ...answers,
  });
  render(
    <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
      {page === "account" ? <AccountScreen /> : <NotificationSettingsScreen />}
      <Toaster />
    </SWRConfig>,
  );
  return sent;
}
const writes = (sent: ReturnType<typeof fakeApi>) => sent.filter(({ method }) => method !== "GET");

// The switch makes its click as a PointerEvent, which jsdom has not.
beforeAll(() => {
  Object.defineProperty(window, "PointerEvent", { value: MouseEvent, configurable: true });
});

afterEach(() => {
  act(() => dismissToast());
  localStorage.clear();
  jest.restoreAllMocks();
});

describe("my account", () => {
  test("who one is, and the way to change it", async () => {
    open("account");
    expect(await screen.findByRole("link", { name: /Ada Lovelace/ })).toHaveAttribute("href", "/edit-profile");
    expect(screen.getByText("ada@example.com")).toBeVisible();
  });

  test("a switch is saved by itself", async () => {
    const sent = open("account", { [`PUT ${SETTINGS}`]: { body: { ...settings, isPrivate: true } } });
    await userEvent.click(await screen.findByRole("switch", { name: /^Private account/ }));
    await waitFor(() => expect(screen.getByRole("switch", { name: /^Private account/ })).toBeChecked());
    expect(writes(sent)).toEqual([{ url: SETTINGS, method: "PUT", body: { isPrivate: true } }]);
  });

  test("what was refused goes back, and a toast says so", async () => {
    open("account", { [`PUT ${SETTINGS}`]: { status: 503 } });
    await userEvent.click(await screen.findByRole("switch", { name: /^Hide like counts/ }));
    await waitFor(() => expect(screen.getByRole("region", { name: /F8/ })).toHaveTextContent("That wasn't saved"));
    expect(screen.getByRole("switch", { name: /^Hide like counts/ })).not.toBeChecked();
  });

  test("the theme is this device's and the account's", async () => {
    const sent = open("account", { [`PUT ${SETTINGS}`]: { body: { ...settings, theme: "dark" } } });
    await userEvent.click(await screen.findByRole("button", { name: "Dark" }));
    await waitFor(() => expect(localStorage.getItem("windmile-theme")).toBe("dark"));
    expect(writes(sent)).toEqual([{ url: SETTINGS, method: "PUT", body: { theme: "dark" } }]);
  });

  test("a wrong current password is said at its field", async () => {
    const message = "That is not your current password";
    open("account", {
      "POST /api/account/password": { status: 403, body: { message, errors: { currentPassword: [message] } } },
    });
    await userEvent.type(await screen.findByLabelText("Current Password"), "wrong");
    await userEvent.type(screen.getByLabelText("New Password"), "secret1");
    await userEvent.type(screen.getByLabelText("Confirm Password"), "secret1");
    await userEvent.click(screen.getByRole("button", { name: "Change password" }));
    await waitFor(() =>
      expect(screen.getByLabelText("Current Password")).toHaveAccessibleDescription(/not your current/),
    );
    expect(screen.getByLabelText("Current Password")).toBeInvalid();
  });

  test("another device can be logged out, this one not", async () => {
    const sent = open("account", { "DELETE /api/account/sessions/s2": { status: 204 } });
    const list = await screen.findByRole("region", { name: "Where you are logged in" });
    expect(await within(list).findAllByRole("listitem")).toHaveLength(2);
    expect(within(list).queryByRole("button", { name: "Log out Chrome on Linux" })).not.toBeInTheDocument();
    await userEvent.click(within(list).getByRole("button", { name: "Log out Safari on iPhone" }));
    await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(1));
    expect(writes(sent)).toMatchObject([{ url: "/api/account/sessions/s2", method: "DELETE" }]);
  });

  test("a block can be undone", async () => {
    const sent = open("account", { "DELETE /api/users/b/block": { status: 204 } });
    await userEvent.click(await screen.findByRole("button", { name: "Unblock Bob Hope" }));
    expect(await screen.findByText("You have blocked nobody.")).toBeVisible();
    expect(writes(sent)).toMatchObject([{ url: "/api/users/b/block", method: "DELETE" }]);
  });
});

describe("notifications", () => {
  test("a channel of a type is switched, the rest stays", async () => {
    const notifications = { ...settings.notifications, like: ["in-app", "push"] };
    const sent = open("notifications", { [`PUT ${SETTINGS}`]: { body: { ...settings, notifications } } });
    await userEvent.click(await screen.findByRole("checkbox", { name: "Likes: Mail" }));
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Likes: Mail" })).not.toBeChecked());
    expect(screen.getByRole("checkbox", { name: "Likes: In app" })).toBeChecked();
    expect(writes(sent)).toEqual([
      { url: SETTINGS, method: "PUT", body: { notifications: { like: ["in-app", "push"] } } },
    ]);
  });

  test("a pause disables the choices and keeps them", async () => {
    open("notifications", { [`PUT ${SETTINGS}`]: { body: { ...settings, notificationsPaused: true } } });
    await userEvent.click(await screen.findByRole("switch", { name: /^Pause all/ }));
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Tags: In app" })).toBeDisabled());
    expect(screen.getByRole("checkbox", { name: "Tags: In app" })).toBeChecked();
  });

  test("quiet hours begin as a night, and a time is saved when its field is left", async () => {
    const night = { from: "22:00", to: "07:00" };
    const sent = open("notifications", {
      [`PUT ${SETTINGS}`]: [
        { body: { ...settings, quietHours: night } },
        { body: { ...settings, quietHours: { ...night, to: "08:30" } } },
      ],
    });
    await userEvent.click(await screen.findByRole("switch", { name: /^Quiet hours/ }));
    const to = await screen.findByLabelText("To");
    await userEvent.clear(to);
    await userEvent.type(to, "08:30");
    await userEvent.tab();
    await waitFor(() => expect(writes(sent)).toHaveLength(2));
    expect(writes(sent).map(({ body }) => body)).toEqual([
      { quietHours: night },
      { quietHours: { from: "22:00", to: "08:30" } },
    ]);
  });

  test("security mail has no switch", async () => {
    open("notifications");
    expect(await screen.findByText(/always send codes/)).toBeVisible();
    await screen.findByRole("switch", { name: /^Pause all/ });
    expect(screen.getAllByRole("switch").map((element) => element.id)).toHaveLength(3); // pause, push, quiet hours
  });
});

test("who sees one's day is chosen for workouts and for saved things", async () => {
  const sent = open("account", {
    [`PUT ${SETTINGS}`]: [
      { body: { ...settings, workoutAudience: "only_me" } },
      { body: { ...settings, workoutAudience: "only_me", placesDelayed: false } },
    ],
  });
  const workouts = await screen.findByLabelText("Workouts");
  expect(workouts).toHaveValue("mutual");
  await userEvent.selectOptions(workouts, "Only me");
  await userEvent.click(screen.getByRole("switch", { name: /^Delay my location by an hour/ }));
  await waitFor(() =>
    expect(writes(sent).map(({ body }) => body)).toEqual([{ workoutAudience: "only_me" }, { placesDelayed: false }]),
  );
});

test("two-step log-in: password, key, code, and the recovery codes once", async () => {
  const off = { isOn: false, recoveryCodesLeft: 0, isRequired: false, isShown: false };
  const sent = open("account", {
    "GET /api/account/two-factor": [{ body: off }, { body: { ...off, isOn: true, recoveryCodesLeft: 2 } }],
    "POST /api/account/two-factor": { body: { secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/Windmile:ada" } },
    "POST /api/account/two-factor/confirm": [
      { status: 400, body: { message: "That code is not right", errors: { code: ["That code is not right"] } } },
      { body: { recoveryCodes: ["11111-aaaaa", "22222-bbbbb"] } },
    ],
  });
  const section = within(await screen.findByRole("region", { name: "Two-step log-in" }));
  await userEvent.type(section.getByLabelText("Your Password"), "lake front");
  await userEvent.click(section.getByRole("button", { name: "Switch on" }));
  expect(await section.findByText("JBSW Y3DP EHPK 3PXP")).toBeVisible();
  const link = section.getByRole("link", { name: "open it on this device" });
  expect(link).toHaveAttribute("href", "otpauth://totp/Windmile:ada");
  const code = section.getByLabelText("Code of your authenticator app");
  await userEvent.type(code, "000000");
  await userEvent.click(section.getByRole("button", { name: "Confirm" }));
  expect(await section.findByText("That code is not right")).toBeVisible();
  await userEvent.clear(code);
  await userEvent.type(code, "123456");
  await userEvent.click(section.getByRole("button", { name: "Confirm" }));
  expect(await section.findByText("11111-aaaaa")).toBeVisible();
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  await userEvent.click(section.getByRole("button", { name: "Copy codes" }));
  expect(writeText).toHaveBeenCalledWith("11111-aaaaa\n22222-bbbbb");
  await userEvent.click(section.getByRole("button", { name: "I saved them" }));
  expect(await section.findByText("2 recovery codes are left.")).toBeVisible();
  expect(writes(sent).map(({ body }) => body)).toEqual([
    { password: "lake front" },
    { code: "000000" },
    { code: "123456" },
  ]);
});

test("two-step log-in: a moderator whose log-in asked for no code enters one", async () => {
  const on = { isOn: true, recoveryCodesLeft: 9, isRequired: true, isShown: false };
  const sent = open("account", {
    "GET /api/account/two-factor": [{ body: on }, { body: { ...on, isShown: true } }],
    "POST /api/account/two-factor/confirm": { body: { recoveryCodes: [] } },
  });
  const section = within(await screen.findByRole("region", { name: "Two-step log-in" }));
  await userEvent.type(section.getByLabelText("Code of your authenticator app"), "123456");
  await userEvent.click(section.getByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(section.queryByRole("button")).not.toBeInTheDocument());
  expect(section.getByText(/^9 recovery codes are left/)).toBeVisible();
  expect(writes(sent).map(({ body }) => body)).toEqual([{ code: "123456" }]);
});
