import { type Locator, type Page, test } from "@/__tests__/support/browser-test";
import { cards, signInAsDemo } from "@/__tests__/support/screens";

/**
 * How long a tap waits for its first response on the screen, on a phone with a quarter of this machine's speed: the
 * longest event of each tap from the browser's Event Timing, as INP counts them. `npx playwright test --project=screens
 * taps` prints it.
 */
const SLOWER = 4;

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const tab = (page: Page, name: string) => page.getByRole("tab", { name }).first();

/** Each on its own screen. The fastest of these counts, because other work on the machine only adds time. */
const ROUNDS = 3;

const chip = (page: Page) => page.getByRole("group", { name: "Categories" }).getByRole("button").nth(2);

const TAPS: readonly [path: string, what: string, target: (page: Page) => Locator][] = [
  ["/", "another tab", (page) => tab(page, "Hidden Gems")],
  ["/", "another feed", (page) => button(page, "Following")],
  ["/", "like", (page) => button(page, /^Like /)],
  ["/", "open a photo", (page) => cards(page).first().getByRole("link")],
  ["/", "another screen", (page) => page.getByRole("navigation", { name: "Main" }).getByRole("link").nth(1)],
  ["/discover", "another kind", (page) => button(page, /^Hidden Gems/)],
  ["/discover", "a chip", chip],
  ["/discover", "the list", (page) => button(page, "List")],
  ["/discover", "filters", (page) => button(page, "Filters")],
  ["/discover?view=list", "another kind", (page) => button(page, /^Events/)],
  ["/discover?view=list", "a chip", chip],
  ["/discover?view=list", "a place", (page) => page.locator("h3").getByRole("link").first()],
  ["/discover?view=list", "the map", (page) => button(page, "Map")],
  ["/activity", "choose an activity", (page) => button(page, "Running")],
  ["/activity", "the board", (page) => tab(page, "Leaderboard")],
  ["/friends", "another tab", (page) => tab(page, "Community")],
  ["/profile", "explain a number", (page) => button(page, /^Places Visited/)],
  ["/notifications", "home", (page) => page.getByRole("navigation", { name: "Main" }).getByRole("link").first()],
  ["/saved", "a chip", (page) => page.getByRole("group", { name: "Type" }).getByRole("button").nth(1)],
  ["/settings/notifications", "a switch", (page) => page.getByRole("switch").first()],
];

test("taps on a slow phone", async ({ page, context, baseURL }) => {
  test.setTimeout(600_000);
  await signInAsDemo(context, baseURL);
  const browser = await context.newCDPSession(page);
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { taps: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (/^(pointerdown|pointerup|click)$/.test(entry.name)) seen.push(entry.duration);
    }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  const longest = () =>
    page.evaluate(() => Math.max(0, ...("taps" in window && Array.isArray(window.taps) ? window.taps.splice(0) : [])));
  console.log("| screen | tap | ms |\n| --- | --- | --- |");
  const once = async (path: string, target: (page: Page) => Locator) => {
    await page.goto(path, { waitUntil: "networkidle" });
    await target(page).scrollIntoViewIfNeeded();
    await browser.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await longest();
    await target(page).tap();
    await page.waitForTimeout(1500);
    const ms = await longest();
    await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    return ms;
  };
  for (const [path, what, target] of TAPS) {
    const times: number[] = [];
    while (times.length < ROUNDS) times.push(await once(path, target));
    const ms = Math.min(...times);
    console.log(`| ${path} | ${what} | ${ms === 0 ? "under 16" : Math.round(ms)} |`);
  }
});
