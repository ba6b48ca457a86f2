import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { SWRConfig } from "swr";
import { type Answer, fakeApi } from "@/__tests__/support/fake-api";
import { AccountScreen } from "@/components/account/account-screen";
import { AppearanceScreen } from "@/components/account/appearance-screen";
import { BlockedScreen } from "@/components/account/blocked-screen";
import { DeleteScreen } from "@/components/account/delete-screen";
import { FitnessScreen } from "@/components/account/fitness-screen";
import { InterestsScreen } from "@/components/account/interests-screen";
import { NameScreen } from "@/components/account/name-screen";
import { NotificationSettingsScreen } from "@/components/account/notification-settings-screen";
import { PrivacyScreen } from "@/components/account/privacy-screen";
import { SecurityScreen } from "@/components/account/security-screen";
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

const off = { isOn: false, recoveryCodesLeft: 0, isRequired: false, isShown: false };

const SCREENS = {
  account: <AccountScreen />,
  name: <NameScreen />,
  security: <SecurityScreen returned={{}} />,
  privacy: <PrivacyScreen />,
  interests: <InterestsScreen />,
  fitness: <FitnessScreen />,
  appearance: <AppearanceScreen />,
  blocked: <BlockedScreen />,
  delete: <DeleteScreen />,
  notifications: <NotificationSettingsScreen />,
};

function open(page: keyof typeof SCREENS | ReactElement, answers: Record<string, Answer | Answer[]> = {}) {
  const sent = fakeApi({
    [`GET ${SETTINGS}`]: { body: settings },
    "GET /api/auth/user": { body: me },
    "GET /api/account/sessions": { body: sessions },
    "GET /api/account/providers": { body: methods },
    "GET /api/account/blocks?limit=50": [{ body: [bob] }, { body: [] }],
    "GET /api/account/mutes?limit=50": { body: [] },
    "GET /api/account/two-factor": { body: off },
    "GET /api/account/zones": { body: [] },
    "GET /api/user/stats": { body: {} },
    ...answers,
  });
  render(
    <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
      {typeof page === "string" ? SCREENS[page] : page}
      <Toaster />
    </SWRConfig>,
  );
  return sent;
}
const writes = (sent: ReturnType<typeof fakeApi>) => sent.filter(({ method }) => method !== "GET");

// The switch's click is a PointerEvent, which jsdom lacks.
beforeAll(() => {
  Object.defineProperty(window, "PointerEvent", { value: MouseEvent, configurable: true });
});

afterEach(() => {
  act(() => dismissToast());
  localStorage.clear();
  jest.restoreAllMocks();
});

describe("my account", () => {
  test("each setting has a row that shows its value and links to its page", async () => {
    open("account");
    await screen.findByText("Ada Lovelace");
    await screen.findByText("Two-step off");
    await screen.findByText("Public");
    await screen.findByText("1");
    const rows = screen.getAllByRole("listitem").flatMap((item) => within(item).queryAllByRole("link"));
    const inSettings = rows.filter((row) => row.getAttribute("href")?.startsWith("/settings/"));
    expect(inSettings.map((row) => [row.textContent, row.getAttribute("href")])).toEqual([
      ["Name & contact Ada Lovelace", "/settings/account/name"],
      ["Password & security Two-step off", "/settings/account/security"],
      ["Privacy Public", "/settings/account/privacy"],
      ["Interests None", "/settings/account/interests"],
      ["Fitness & units Miles", "/settings/account/fitness"],
      ["Appearance System", "/settings/account/appearance"],
      ["Blocked & muted 1", "/settings/account/blocked"],
      ["Archive and Trash", "/settings/posts?place=archive"],
      ["Delete account", "/settings/account/delete"],
    ]);
    expect(screen.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/settings");
  });

  test("a row whose value fails to load shows no value", async () => {
    open("account", { [`GET ${SETTINGS}`]: { status: 503 }, "GET /api/account/two-factor": { status: 503 } });
    await screen.findByText("Ada Lovelace");
    expect(screen.getByRole("link", { name: "Privacy" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Password & security" })).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test.each([
    ["name", "Name & contact", ["ada@example.com"]],
    ["security", "Password & security", ["Change password", "Turn on", "Connect", "Chrome on Linux"]],
    ["privacy", "Privacy", ["Private account", "Tags in photos", "Find me by email", "Add current location"]],
    ["interests", "Interests", ["kayaking", "Time zone"]],
    ["fitness", "Fitness & units", ["XP, levels, and stars", "Kilometers"]],
    ["appearance", "Appearance", ["Dark", "Reduce motion"]],
    ["blocked", "Blocked & muted", ["Unblock", "You haven't muted anyone."]],
    ["delete", "Delete account", ["Delete my account"]],
  ] as const)("the page %s links back to My Account and has its settings", async (page, title, texts) => {
    open(page);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/settings/account");
    for (const text of texts) expect(await screen.findByText(text)).toBeVisible();
  });

  test("a redirect from a provider is announced, and a reload doesn't repeat it", async () => {
    window.history.replaceState(null, "", "/settings/account/security?linked=google");
    open(<SecurityScreen returned={{ linked: "google" }} />);
    expect(await screen.findByText("Google connected")).toBeVisible();
    expect(window.location.search).toBe("");
    await screen.findByText("Chrome on Linux");
    await screen.findByText("Turn on");
  });

  test("shows the profile details with buttons to change them", async () => {
    open("name");
    expect(await screen.findByRole("link", { name: /Ada Lovelace/ })).toHaveAttribute("href", "/edit-profile");
    expect(screen.getByText("ada@example.com")).toBeVisible();
  });

  test("a switch saves immediately", async () => {
    const sent = open("privacy", { [`PUT ${SETTINGS}`]: { body: { ...settings, isPrivate: true } } });
    await userEvent.click(await screen.findByRole("switch", { name: /^Private account/ }));
    await waitFor(() => expect(screen.getByRole("switch", { name: /^Private account/ })).toBeChecked());
    expect(writes(sent)).toEqual([{ url: SETTINGS, method: "PUT", body: { isPrivate: true } }]);
  });

  test("a refused change is rolled back with a toast", async () => {
    open("privacy", { [`PUT ${SETTINGS}`]: { status: 503 } });
    await userEvent.click(await screen.findByRole("switch", { name: /^Hide like counts/ }));
    await waitFor(() => expect(screen.getByRole("region", { name: /F8/ })).toHaveTextContent("Couldn't save that"));
    expect(screen.getByRole("switch", { name: /^Hide like counts/ })).not.toBeChecked();
  });

  test("the theme applies to this device and the account", async () => {
    const sent = open("appearance", { [`PUT ${SETTINGS}`]: { body: { ...settings, theme: "dark" } } });
    await userEvent.click(await screen.findByRole("button", { name: "Dark" }));
    await waitFor(() => expect(localStorage.getItem("windmile-theme")).toBe("dark"));
    expect(writes(sent)).toEqual([{ url: SETTINGS, method: "PUT", body: { theme: "dark" } }]);
  });

  test("a wrong current password shows an error at its field", async () => {
    const message = "That's not your current password";
    open("security", {
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

  test("other devices can be logged out, but not this one", async () => {
    const sent = open("security", { "DELETE /api/account/sessions/s2": { status: 204 } });
    const list = await screen.findByRole("region", { name: "Where you're logged in" });
    expect(await within(list).findAllByRole("listitem")).toHaveLength(2);
    expect(within(list).queryByRole("button", { name: "Log out Chrome on Linux" })).not.toBeInTheDocument();
    await userEvent.click(within(list).getByRole("button", { name: "Log out Safari on iPhone" }));
    await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(1));
    expect(writes(sent)).toMatchObject([{ url: "/api/account/sessions/s2", method: "DELETE" }]);
  });

  test("a block can be undone", async () => {
    const sent = open("blocked", { "DELETE /api/users/b/block": { status: 204 } });
    await userEvent.click(await screen.findByRole("button", { name: "Unblock Bob Hope" }));
    expect(await screen.findByText("You haven't blocked anyone.")).toBeVisible();
    expect(writes(sent)).toMatchObject([{ url: "/api/users/b/block", method: "DELETE" }]);
  });
});

describe("notifications", () => {
  test("changing one channel leaves the others unchanged", async () => {
    const notifications = { ...settings.notifications, like: ["in-app", "push"] };
    const sent = open("notifications", { [`PUT ${SETTINGS}`]: { body: { ...settings, notifications } } });
    await userEvent.click(await screen.findByRole("checkbox", { name: "Likes: Email" }));
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Likes: Email" })).not.toBeChecked());
    expect(screen.getByRole("checkbox", { name: "Likes: In app" })).toBeChecked();
    expect(writes(sent)).toEqual([
      { url: SETTINGS, method: "PUT", body: { notifications: { like: ["in-app", "push"] } } },
    ]);
  });

  test("pausing disables the choices and keeps them", async () => {
    open("notifications", { [`PUT ${SETTINGS}`]: { body: { ...settings, notificationsPaused: true } } });
    await userEvent.click(await screen.findByRole("switch", { name: /^Pause all/ }));
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Tags: In app" })).toBeDisabled());
    expect(screen.getByRole("checkbox", { name: "Tags: In app" })).toBeChecked();
  });

  test("quiet hours start with a default night, and a time is saved when its field loses focus", async () => {
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

  test("security email has no switch", async () => {
    open("notifications");
    expect(await screen.findByText(/always send codes/)).toBeVisible();
    await screen.findByRole("switch", { name: /^Pause all/ });
    expect(screen.getAllByRole("switch").map((element) => element.id)).toHaveLength(3); // pause, push, quiet hours
  });
});

test("the audiences of workouts and saved items can be chosen", async () => {
  const sent = open("privacy", {
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

test("two-step verification: password, key, code, and the recovery codes once", async () => {
  const sent = open("security", {
    "GET /api/account/two-factor": [{ body: off }, { body: { ...off, isOn: true, recoveryCodesLeft: 2 } }],
    "POST /api/account/two-factor": { body: { secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/Windmile:ada" } },
    "POST /api/account/two-factor/confirm": [
      { status: 400, body: { message: "That code is wrong", errors: { code: ["That code is wrong"] } } },
      { body: { recoveryCodes: ["11111-aaaaa", "22222-bbbbb"] } },
    ],
  });
  const section = within(await screen.findByRole("region", { name: "Two-step verification" }));
  await userEvent.type(section.getByLabelText("Your Password"), "lake front");
  await userEvent.click(section.getByRole("button", { name: "Turn on" }));
  expect(await section.findByText("JBSW Y3DP EHPK 3PXP")).toBeVisible();
  const link = section.getByRole("link", { name: "open it on this device" });
  expect(link).toHaveAttribute("href", "otpauth://totp/Windmile:ada");
  const code = section.getByLabelText("Authenticator code");
  await userEvent.type(code, "000000");
  await userEvent.click(section.getByRole("button", { name: "Confirm" }));
  expect(await section.findByText("That code is wrong")).toBeVisible();
  await userEvent.clear(code);
  await userEvent.type(code, "123456");
  await userEvent.click(section.getByRole("button", { name: "Confirm" }));
  expect(await section.findByText("11111-aaaaa")).toBeVisible();
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  await userEvent.click(section.getByRole("button", { name: "Copy codes" }));
  expect(writeText).toHaveBeenCalledWith("11111-aaaaa\n22222-bbbbb");
  await userEvent.click(section.getByRole("button", { name: "I've saved them" }));
  expect(await section.findByText("2 recovery codes are left.")).toBeVisible();
  expect(writes(sent).map(({ body }) => body)).toEqual([
    { password: "lake front" },
    { code: "000000" },
    { code: "123456" },
  ]);
});

test("two-step verification: a moderator who logged in without a code enters one", async () => {
  const on = { isOn: true, recoveryCodesLeft: 9, isRequired: true, isShown: false };
  const sent = open("security", {
    "GET /api/account/two-factor": [{ body: on }, { body: { ...on, isShown: true } }],
    "POST /api/account/two-factor/confirm": { body: { recoveryCodes: [] } },
  });
  const section = within(await screen.findByRole("region", { name: "Two-step verification" }));
  await userEvent.type(section.getByLabelText("Authenticator code"), "123456");
  await userEvent.click(section.getByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(section.queryByRole("button")).not.toBeInTheDocument());
  expect(section.getByText(/^9 recovery codes are left/)).toBeVisible();
  expect(writes(sent).map(({ body }) => body)).toEqual([{ code: "123456" }]);
});
