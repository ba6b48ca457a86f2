import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
// Lazy-loaded code is compiled before the test's timeout starts.
import "@/components/home/install-panel";
import { InstallCard } from "@/components/home/install-card";
import { recordLastActivity } from "@/lib/core/client/install";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)";
const agent = jest.spyOn(navigator, "userAgent", "get");
const prompt = jest.fn(async () => ({ outcome: "accepted" as const }));
/** Makes the browser offer to install the app, as Chrome does. */
const offer = () => act(() => void window.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt })));
const standalone = (matches: boolean) => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches }) as MediaQueryList;
};
const visit = () => {
  sessionStorage.clear();
  render(<InstallCard />).unmount();
};
/** The card once its code has loaded, or null. */
const card = async () => {
  await act(() => new Promise((next) => setTimeout(next, 0)));
  return screen.queryByRole("heading", { name: "Add Windmile to your home screen" });
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  prompt.mockClear();
  agent.mockReturnValue("Mozilla/5.0 (Linux; Android 16) Chrome/147");
  standalone(false);
});
afterAll(() => agent.mockRestore());

test("an iPhone shows the two steps, and an installed app nothing", async () => {
  agent.mockReturnValue(IPHONE);
  recordLastActivity();
  visit();
  visit();
  const { unmount } = render(<InstallCard />);
  expect(await screen.findByRole("list")).toHaveTextContent(
    "1. Tap Share in Safari’s toolbar2. Choose Add to Home Screen",
  );
  unmount();
  standalone(true);
  render(<InstallCard />);
  expect(await card()).toBeNull();
});

test("it is offered on the second visit of someone who did something, not before", async () => {
  recordLastActivity();
  const first = render(<InstallCard />);
  expect(await card()).toBeNull();
  first.unmount();
  visit();
  localStorage.removeItem("windmile-install");
  for (const _ of [1, 2, 3]) visit();
  render(<InstallCard />);
  expect(await card()).toBeNull(); // the user did nothing in any of them
  act(recordLastActivity);
  expect(await card()).toBeNull(); // this browser can't
  offer();
  expect(await card()).not.toBeNull();
});

test("the browser's prompt is shown once; after any answer the card is hidden for thirty days", async () => {
  offer();
  recordLastActivity();
  visit();
  visit();
  render(<InstallCard />);
  await userEvent.click(await screen.findByRole("button", { name: "Install" }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(await card()).toBeNull();
  const soon = Date.now() + 29 * 86_400_000;
  const now = jest.spyOn(Date, "now").mockReturnValue(soon);
  offer();
  visit();
  expect(await card()).toBeNull();
  now.mockReturnValue(soon + 2 * 86_400_000);
  render(<InstallCard />);
  expect(await card()).not.toBeNull();
  now.mockRestore();
});
