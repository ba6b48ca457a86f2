import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ServiceWorkerHost } from "@/components/layout/service-worker-host";
import { OPEN_NOTIFICATIONS, TAKE_OVER } from "@/lib/core/shared/worker-messages";

/** A browser with an active worker, and the result of registering another one. */
function browser({ isFirst = false, savesData = false } = {}) {
  const registration = Object.assign(new EventTarget(), {
    waiting: null,
    installing: new EventTarget(),
    update: jest.fn(),
  });
  const worker = Object.assign(registration.installing, { state: "installing", postMessage: jest.fn() });
  const register = jest.fn(async () => registration);
  const container = Object.assign(new EventTarget(), { controller: isFirst ? null : {}, register });
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  Object.defineProperty(navigator, "connection", { value: { saveData: savesData }, configurable: true });
  const install = () =>
    act(async () => {
      registration.dispatchEvent(new Event("updatefound"));
      worker.state = "installed";
      worker.dispatchEvent(new Event("statechange"));
    });
  return { register, install, worker };
}

/** The page, open long enough for the worker to be registered. */
async function open(): Promise<void> {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  render(<ServiceWorkerHost />);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  jest.useRealTimers();
}

beforeEach(() => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ["serviceWorker", "connection"]) Reflect.deleteProperty(navigator, name);
});

test("a newer version asks, and takes over only after permission", async () => {
  const { install, worker } = browser();
  await open();
  expect(screen.queryByText(/new version/)).not.toBeInTheDocument();
  await install();
  expect(await screen.findByText("A new version of Windmile is ready")).toBeVisible();
  expect(worker.postMessage).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Update" }));
  expect(worker.postMessage).toHaveBeenCalledWith(TAKE_OVER);
});

test("a page left after two seconds has registered the worker, so a short first visit works offline", async () => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  const { register } = browser({ isFirst: true });
  const page = render(<ServiceWorkerHost />);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  page.unmount();
  jest.useRealTimers();
  expect(register).toHaveBeenCalledTimes(1);
});

test("Later dismisses it", async () => {
  const { install, worker } = browser();
  await open();
  await install();
  await userEvent.click(await screen.findByRole("button", { name: "Later" }));
  expect(screen.queryByText(/new version/)).not.toBeInTheDocument();
  expect(worker.postMessage).not.toHaveBeenCalled();
});

test("the first version replaces nothing, and isn't fetched with data saver on", async () => {
  const first = browser({ isFirst: true });
  await open();
  await first.install();
  expect(screen.queryByText(/new version/)).not.toBeInTheDocument();
  const saving = browser({ savesData: true });
  await open();
  expect(saving.register).not.toHaveBeenCalled();
});

test("a tapped push is followed as a link in the open page, which responds", async () => {
  browser();
  const clicked = jest.fn((event: MouseEvent) => event.preventDefault());
  document.addEventListener("click", clicked, { once: true });
  render(<ServiceWorkerHost />);
  const port = { postMessage: jest.fn() };
  const message = Object.assign(new Event("message"), { data: OPEN_NOTIFICATIONS, ports: [port] });
  act(() => void navigator.serviceWorker.dispatchEvent(message));
  expect(port.postMessage).toHaveBeenCalled();
  expect(clicked.mock.calls[0]?.[0].target).toHaveAttribute("href", "/notifications");
});
