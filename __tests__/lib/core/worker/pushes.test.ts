/** @jest-environment node */
import { paths } from "@/lib/core/shared/paths";
import { OPEN_NOTIFICATIONS } from "@/lib/core/shared/worker-messages";
import { openNotification, showNotification } from "@/lib/core/worker/pushes";

/** A page of the app, as the worker sees it: it responds to messages, or no longer runs scripts. */
function aPage({ answers }: { answers: boolean }) {
  const page = {
    focus: jest.fn(async (): Promise<unknown> => page),
    navigate: jest.fn(async (_url: string) => null),
    postMessage: jest.fn((_message: unknown, [port]: MessagePort[]) => {
      if (answers) port?.postMessage(true);
    }),
  };
  return page;
}
const openWindow = jest.fn(async (_url: string) => null);
const shown = jest.fn(async (_title: string, _options: NotificationOptions) => undefined);
const setAppBadge = jest.fn(async (_unread: number) => undefined);
const withPages = (...pages: ReturnType<typeof aPage>[]) =>
  Object.assign(globalThis, {
    clients: { matchAll: async () => pages, openWindow },
    registration: { showNotification: shown },
  });

class FakePushEvent extends Event {
  readonly done: Promise<unknown>[] = [];
  constructor(readonly data: { json(): unknown } | null) {
    super("push");
  }
  waitUntil(work: Promise<unknown>) {
    this.done.push(work);
  }
}
beforeAll(() => {
  Object.assign(globalThis, { self: globalThis, navigator: { setAppBadge }, PushEvent: FakePushEvent });
});
beforeEach(() => {
  jest.clearAllMocks();
  jest.useRealTimers();
});

describe("a tapped notification", () => {
  test("opens a window if the app has none", async () => {
    withPages();
    await openNotification();
    expect(openWindow.mock.calls).toEqual([[paths.notifications]]);
  });

  test("focuses the open window and lets its page navigate, so that nothing in it is lost", async () => {
    const [page, other] = [aPage({ answers: true }), aPage({ answers: true })];
    withPages(page, other);
    await openNotification();
    expect(page.focus).toHaveBeenCalledTimes(1);
    expect(page.postMessage).toHaveBeenCalledWith(OPEN_NOTIFICATIONS, [expect.any(MessagePort)]);
    for (const done of [page.navigate, other.focus, other.postMessage, openWindow]) expect(done).not.toHaveBeenCalled();
  });

  test.each(["navigates", "opens another window, where the browser refuses to navigate,"])(
    "%s if the page doesn't respond",
    async (what) => {
      jest.useFakeTimers();
      const page = aPage({ answers: false });
      if (!what.startsWith("navigates")) page.navigate.mockRejectedValueOnce(new TypeError("not controlled"));
      withPages(page);
      const opened = openNotification();
      await jest.advanceTimersByTimeAsync(5000);
      await opened;
      expect(page.navigate.mock.calls).toEqual([[paths.notifications]]);
      expect(openWindow.mock.calls).toEqual(what.startsWith("navigates") ? [] : [[paths.notifications]]);
    },
  );
});

describe("a push", () => {
  const show = async (data: FakePushEvent["data"]) => {
    withPages();
    const event = new FakePushEvent(data);
    showNotification(event as unknown as PushEvent);
    await Promise.all(event.done);
    return shown.mock.calls.map(([title, { body }]) => [title, body]);
  };

  test("is shown with its own text, and its count on the app's icon", async () => {
    expect(await show({ json: () => ({ text: "Bob liked your photo", unread: 3 }) })).toEqual([
      ["Windmile", "Bob liked your photo"],
    ]);
    expect(setAppBadge).toHaveBeenCalledWith(3);
  });

  test.each([
    ["without data", null],
    ["with broken JSON", { json: () => JSON.parse("{") }],
    ["with another shape", { json: () => "hello" }],
  ])("%s is shown with a general text", async (_, data) => {
    expect(await show(data)).toEqual([["Windmile", "You have new notifications"]]);
    expect(setAppBadge).not.toHaveBeenCalled();
  });
});
