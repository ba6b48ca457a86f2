import { expect, type Page } from "../support/browser-test";
import { goOffline, goOnline, test } from "../support/cuttable-test";
import { lastStoredEvent } from "../support/device";
import { memberPage } from "../support/members";
import { expectWhole, skipRewards, visibleText } from "../support/screens";
import { hold } from "../support/touch";
import { asMeasured, LAKEFRONT, lengthOfTrack, RUN, seeded, truth } from "../support/tracks";

test.setTimeout(240_000);

const run = truth(LAKEFRONT, RUN);
const measured = asMeasured(run, seeded(11));

/** The test provides the device's positions; the rest of the browser is real. */
const STAND_IN = () => {
  const listeners = new Map<number, PositionCallback>();
  let last = 0;
  const stand = {
    watchPosition: (listener: PositionCallback) => {
      last += 1;
      listeners.set(last, listener);
      return last;
    },
    clearWatch: (id: number) => listeners.delete(id),
    getCurrentPosition: () => {},
  };
  Object.defineProperty(navigator, "geolocation", { value: stand });
  Object.assign(window, {
    sendPosition: (position: GeolocationPosition) => [...listeners.values()].map((tell) => tell(position)),
    isWatched: () => listeners.size > 0,
  });
};

/** Less than the minute that counts as a break, because the recorder's clock may tick before positions arrive. */
const STEP_SECONDS = 30;

/**
 * Advances the run from one second to another. The clock is frozen in between, so that slow taps on a busy machine
 * don't add to the run.
 */
async function walk(page: Page, begun: number, from: number, to: number): Promise<void> {
  await page.waitForFunction(() => (window as unknown as { isWatched: () => boolean }).isWatched());
  for (let start = from; start < to; start += STEP_SECONDS) {
    const end = Math.min(start + STEP_SECONDS, to);
    await page.clock.setFixedTime(begun + 1000 * end);
    await page.evaluate(
      ([begin, positions]) => {
        const { sendPosition } = window as unknown as { sendPosition: (position: unknown) => void };
        for (const { lat, lng, accuracy, second } of positions)
          sendPosition({
            coords: { latitude: lat, longitude: lng, accuracy, altitude: 180 + second / 60 },
            timestamp: begin + 1000 * second,
          });
      },
      [begun, measured.filter(({ second }) => second >= start && second < end)] as const,
    );
  }
}

/** Only a paused recording can be finished, by holding the button for a second. */
async function finish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  const button = page.getByRole("button", { name: "Hold to finish" });
  await button.scrollIntoViewIfNeeded();
  await hold(page, button, () =>
    expect(page.getByRole("button", { name: /^(Hold to finish|Keep holding)/ })).toHaveCount(0),
  );
}

/** Waits until the positions up to this second of the run are stored on the device. */
const expectStored = (page: Page, userId: string, begun: number, second: number) =>
  expect.poll(async () => ((await lastStoredEvent(page, userId)) ?? 0) - begun).toBeGreaterThanOrEqual(1000 * second);

test("a run is recorded through a closed tab and a tunnel, saved offline, once, and drawn", async ({
  browser,
  line,
}) => {
  const { page: first, context, id } = await memberPage(browser);
  const begun = Date.now() - 3_600_000;
  await context.addInitScript(STAND_IN);
  await skipRewards(first);
  await first.clock.setFixedTime(begun);
  await first.goto("/activity");
  await first.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  await first.getByRole("link", { name: "Record", exact: true }).click();
  await first.getByRole("button", { name: "Start Running" }).click();
  await expect(visibleText(first, "Finding your location…")).toBeVisible();
  await walk(first, begun, 1, 410);
  await expect(first.getByRole("status").filter({ hasText: "Auto-paused" })).toBeVisible();
  await walk(first, begun, 410, 600);
  await expect(first.getByRole("status").filter({ hasText: "Recording" })).toBeVisible();
  await expect(first.getByText(/^1(\.0\d)? mi$/)).toBeVisible();
  await first.getByRole("button", { name: "Lock screen" }).click();
  await expect(first.getByRole("button", { name: "Hold to unlock" })).toBeFocused();
  await expectStored(first, id, begun, 599);
  await first.close();

  const page = await context.newPage();
  await skipRewards(page);
  await page.clock.setFixedTime(begun + 640_000);
  await page.goto("/");
  await page.getByRole("link", { name: "Back to your recording" }).click();
  await expect(visibleText(page, /Running, started .* 1(\.0\d)? mi so far/)).toBeVisible();
  await page.getByRole("button", { name: "Resume recording" }).click();
  await walk(page, begun, 640, 1100); // forty seconds without a position: the tab was closed
  await goOffline(context, line);
  await walk(page, begun, 1100, measured.length);
  await finish(page);
  await expect(page.getByRole("img", { name: "Your route" })).toBeVisible();
  await page.getByLabel("Notes").fill("Along the lake");
  await page.getByRole("button", { name: "Save Workout" }).click();
  // The toast may disappear with the page when an offline screen replaces it, so check the list of queued changes.
  await expect(page.getByRole("list", { name: "Waiting to be sent" })).toContainText(/Running · 2[78] min/);
  await goOnline(context, line);
  const stored = async (): Promise<{ distanceMeters: number; duration: number; id: string; notes: string }[]> =>
    (await context.request.get("/api/workouts")).json();
  await expect.poll(async () => (await stored()).length, { timeout: 60_000 }).toBe(1);

  const [workout] = await stored();
  expect(Math.abs((workout?.distanceMeters ?? 0) / lengthOfTrack(run) - 1)).toBeLessThan(0.02);
  // 85 of 29 minutes' seconds were spent standing still.
  expect([27, 28]).toContain(workout?.duration);
  expect(workout?.notes).toBe("Along the lake");
  await page.goto("/activity");
  await expect(page.getByRole("link", { name: "Back to your recording" })).toHaveCount(0);
  await page.getByRole("link", { name: /Running · \d+ min · 3\.1/ }).click();
  await expect(page.getByRole("img", { name: "Map of this running workout" })).toBeVisible();
  const slider = page.getByRole("slider", { name: "Along the route" });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", /0\.03 mi · /);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as GPX" }).click();
  expect((await download).suggestedFilename()).toMatch(/^windmile-running-\d{4}-\d\d-\d\d\.gpx$/);
  expect(await stored()).toHaveLength(1);
});

const pill = (page: Page) => page.getByRole("link", { name: /^Recording \d+:\d\d$/ });
const stored = async (page: Page): Promise<{ distanceMeters: number; duration: number }[]> =>
  (await page.request.get("/api/workouts")).json();

test("a recording is unlocked by touch, and continues through other screens, a tapped push, and a reload", async ({
  browser,
}) => {
  const { page, context, id } = await memberPage(browser);
  const begun = Date.now() - 3_600_000;
  await context.addInitScript(STAND_IN);
  await skipRewards(page);
  await page.clock.setFixedTime(begun);
  await page.goto("/activity");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  await page.goto("/record?activity=running");
  await page.getByRole("button", { name: "Start Running" }).click();
  await walk(page, begun, 1, 100);

  await page.getByRole("button", { name: "Lock screen" }).click();
  const lock = page.getByRole("dialog", { name: "Screen locked" });
  await expect(lock.getByText(/mi$/).first()).toBeVisible();
  await expectWhole(page);
  const unlock = page.getByRole("button", { name: "Hold to unlock" });
  await unlock.tap();
  await expect(unlock).toBeVisible();
  await hold(page, unlock, () => expect(lock).toHaveCount(0));

  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(pill(page)).toBeVisible();
  // The same page throughout, without a page load.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const isSamePage = () => page.evaluate(() => "isSamePage" in window);
  await walk(page, begun, 100, 200);
  await expect(pill(page)).toHaveText(/3:\d\d$/);
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await page.waitForURL("/");
  await walk(page, begun, 200, 260);
  await expect(pill(page)).toHaveText(/4:\d\d$/);
  await expectWhole(page);
  // The service worker's message when a push notification is tapped.
  await page.evaluate(() => {
    const { port2 } = new MessageChannel();
    const told = new MessageEvent("message", { data: { type: "open-notifications" }, ports: [port2] });
    navigator.serviceWorker.dispatchEvent(told);
  });
  await page.waitForURL("**/notifications");
  expect(await isSamePage()).toBe(true);
  await walk(page, begun, 260, 300);
  await expect(pill(page)).toHaveText(/4:\d\d$/);

  const requested = page.waitForEvent("dialog");
  const leaving = page.close({ runBeforeUnload: true });
  const question = await requested;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await leaving;

  await expectStored(page, id, begun, 299);
  await page.clock.setFixedTime(begun + 310_000);
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  expect(await isSamePage()).toBe(false);
  await walk(page, begun, 310, 360);
  await expect(pill(page)).toHaveText(/5:\d\d$/);

  // Five minutes without positions, as in a background tab.
  await page.clock.setFixedTime(begun + 660_000);
  await walk(page, begun, 660, 760);
  await pill(page).click();
  await page.waitForURL("**/record");
  await finish(page);
  const way = page.getByRole("img", { name: "Your route" });
  await expect(way.locator("path.stroke-sky-ink")).toHaveCount(2);
  await page.getByRole("button", { name: "Save Workout" }).click();
  await expect.poll(async () => (await stored(page)).length).toBe(1);
  const [workout] = await stored(page);
  const counted = lengthOfTrack(run.slice(1, 360)) + lengthOfTrack(run.slice(660, 760));
  expect(Math.abs((workout?.distanceMeters ?? 0) / counted - 1)).toBeLessThan(0.04);
  expect([7, 8]).toContain(workout?.duration);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "New post" })).toBeVisible();
  await expect(pill(page)).toHaveCount(0);
});

test("another tab shows that a workout is being recorded, and can take over", async ({ browser }) => {
  const { page, context } = await memberPage(browser);
  await context.addInitScript(STAND_IN);
  await page.goto("/record?activity=yoga");
  await page.getByRole("button", { name: "Start Yoga" }).click();
  await expect(page.getByRole("timer")).toHaveText(/0:0[1-9]/);
  const other = await context.newPage();
  await other.goto("/");
  await other.getByRole("link", { name: "Recording in another tab" }).click();
  await other.getByRole("button", { name: "Record here instead" }).click();
  await expect(other.getByRole("region", { name: "Recording" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Recording in another tab" })).toBeVisible();
  await finish(other);
  await other.getByRole("button", { name: "Save Workout" }).click();
  await expect.poll(async () => (await stored(other)).length).toBe(1);
});
