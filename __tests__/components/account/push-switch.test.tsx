import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { PushSwitch } from "@/components/account/push-switch";
import { Toaster } from "@/components/ui/toaster";
import { swrDefaults } from "@/lib/core/client/swr";
import { type Answer, fakeApi } from "../../support/fake-api";

const PUSH = "/api/account/push";
const KEYS = { p256dh: "B".repeat(87), auth: "a".repeat(22) };
const ENDPOINT = "https://push.example.com/1";

/** A browser that supports push, whose user answers the permission prompt like this. */
function browser(permission: NotificationPermission, answer = permission) {
  const requested = jest.fn(async () => {
    Object.assign(window, { Notification: { permission: answer, requestPermission: requested } });
    return answer;
  });
  const unsubscribe = jest.fn(async () => true);
  const subscribe = jest.fn(async () => ({ toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }) }));
  const pushManager = { getSubscription: async () => ({ unsubscribe }), subscribe };
  const registration = { pushManager };
  Object.assign(window, { PushManager: class {}, Notification: { permission, requestPermission: requested } });
  const container = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  return { requested, subscribe, unsubscribe };
}

function show(answers: Record<string, Answer> = {}, publicKey: string | null = "key") {
  const sent = fakeApi({ [`GET ${PUSH}`]: { body: { publicKey, isOn: false } }, ...answers });
  render(
    <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
      <PushSwitch />
      <Toaster />
    </SWRConfig>,
  );
  return () => sent.filter(({ method }) => method !== "GET");
}
const toggle = () => screen.findByRole("switch", { name: /^Push on this device/ });

afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ["PushManager", "Notification"]) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("the browser asks for permission only after the app has explained why", async () => {
  const { requested, subscribe } = browser("default", "granted");
  const writes = show({ [`PUT ${PUSH}`]: { status: 204 } });
  await waitFor(async () => expect(await toggle()).toBeEnabled());
  expect(screen.getByText(/Get notified on this device/)).toBeVisible();
  expect(requested).not.toHaveBeenCalled();
  await userEvent.click(await toggle());
  await waitFor(async () => expect(await toggle()).toBeChecked());
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "key" });
  expect(writes()).toEqual([{ url: PUSH, method: "PUT", body: { endpoint: ENDPOINT, keys: KEYS } }]);
});

test("when it is turned off, neither the server nor the browser keeps the subscription", async () => {
  const { unsubscribe } = browser("granted");
  const on = { body: { publicKey: "key", isOn: true } };
  const writes = show({ [`GET ${PUSH}`]: on, [`DELETE ${PUSH}`]: { status: 204 } });
  await waitFor(async () => expect(await toggle()).toBeChecked());
  await userEvent.click(await toggle());
  await waitFor(async () => expect(await toggle()).not.toBeChecked());
  expect(writes()).toMatchObject([{ url: PUSH, method: "DELETE" }]);
  await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
});

test("after a refusal, it says where to change that and doesn't ask again", async () => {
  browser("default", "denied");
  const writes = show();
  await waitFor(async () => expect(await toggle()).toBeEnabled());
  await userEvent.click(await toggle());
  expect(await screen.findByText(/You've blocked notifications from this site/)).toBeVisible();
  expect(await toggle()).toBeDisabled();
  expect(writes()).toEqual([]);
});

test("an unsupported browser or server says so", async () => {
  show();
  expect(await screen.findByText(/This browser doesn't support push notifications/)).toBeVisible();
  browser("default");
  show({}, null);
  expect(await screen.findByText(/Push notifications aren't available on this server/)).toBeVisible();
});
