import { expect, type Page } from "../support/browser-test";
import { goOffline, goOnline, test } from "../support/line";
import { memberPage } from "../support/members";
import { skipRewards } from "../support/screens";
import { asMeasured, LAKEFRONT, lengthOfTrack, RUN, seeded, truth } from "../support/tracks";

test.setTimeout(240_000);

const run = truth(LAKEFRONT, RUN);
const measured = asMeasured(run, seeded(11));

/** The device's positions come from the test: nothing else of the browser is replaced. */
const STAND_IN = () => {
  const listeners: PositionCallback[] = [];
  const stand = {
    watchPosition: (listener: PositionCallback) => listeners.push(listener),
    clearWatch: (id: number) => listeners.splice(id - 1, 1, () => {}),
    getCurrentPosition: () => {},
  };
  Object.defineProperty(navigator, "geolocation", { value: stand });
  Object.assign(window, {
    tellPosition: (position: GeolocationPosition) => listeners.map((tell) => tell(position)),
  });
};

/** Lets the person walk on, from one second of the run to another. */
async function walk(page: Page, begun: number, from: number, to: number): Promise<void> {
  await page.clock.setSystemTime(begun + 1000 * to);
  await page.evaluate(
    ([start, positions]) => {
      const { tellPosition } = window as unknown as { tellPosition: (position: unknown) => void };
      for (const { lat, lng, accuracy, second } of positions)
        tellPosition({
          coords: { latitude: lat, longitude: lng, accuracy, altitude: 180 + second / 60 },
          timestamp: start + 1000 * second,
        });
    },
    [begun, measured.filter(({ second }) => second >= from && second < to)] as const,
  );
}

test("a run is recorded through a closed tab and a tunnel, saved without a network, once, and drawn", async ({
  browser,
  line,
}) => {
  const { page: first, context } = await memberPage(browser);
  const begun = Date.now() - 3_600_000;
  await context.addInitScript(STAND_IN);
  await skipRewards(first);
  await first.clock.setSystemTime(begun);
  await first.goto("/activity");
  await first.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  await first.getByRole("button", { name: "Running", exact: true }).click();
  await first.getByRole("link", { name: "Record with a map" }).click();
  await first.getByRole("button", { name: "Start Running" }).click();
  await expect(first.getByText("Looking for your position…")).toBeVisible();
  await walk(first, begun, 1, 410);
  await expect(first.getByRole("status").filter({ hasText: "Paused by itself" })).toBeVisible();
  await walk(first, begun, 410, 600);
  await expect(first.getByRole("status").filter({ hasText: "Recording" })).toBeVisible();
  await expect(first.getByText(/^1(\.0\d)? mi$/)).toBeVisible();
  await first.getByRole("button", { name: "Lock the screen" }).click();
  await expect(first.getByRole("button", { name: "Hold to unlock" })).toBeFocused();
  await first.waitForTimeout(6000); // what is kept every five seconds is kept
  await first.close();

  const page = await context.newPage();
  await skipRewards(page);
  await page.clock.setSystemTime(begun + 640_000);
  await page.goto("/activity");
  await page.getByRole("link", { name: "Back to your recording" }).click();
  await expect(page.getByText(/Running, begun .* 1(\.0\d)? mi so far/)).toBeVisible();
  await page.getByRole("button", { name: "Go on recording" }).click();
  await walk(page, begun, 640, 1100); // forty seconds without a position: the tab was closed
  await goOffline(context, line);
  await walk(page, begun, 1100, measured.length);
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByRole("img", { name: "Your way" })).toBeVisible();
  await page.getByLabel("Notes").fill("Along the lake");
  await page.getByRole("button", { name: "Save Workout" }).click();
  // The message goes with the page it stands on, which a screen opened without a network may replace; what waits is listed.
  await expect(page.getByRole("list", { name: "Waiting to be sent" })).toContainText(/Running · 2[78] min/);
  await goOnline(context, line);
  const stored = async (): Promise<{ distanceMeters: number; duration: number; id: string; notes: string }[]> =>
    (await context.request.get("/api/workouts")).json();
  await expect.poll(async () => (await stored()).length, { timeout: 60_000 }).toBe(1);

  const [workout] = await stored();
  expect(Math.abs((workout?.distanceMeters ?? 0) / lengthOfTrack(run) - 1)).toBeLessThan(0.02);
  // It stood for 85 seconds of 29 minutes.
  expect([27, 28]).toContain(workout?.duration);
  expect(workout?.notes).toBe("Along the lake");
  await page.goto("/activity");
  await expect(page.getByRole("link", { name: "Back to your recording" })).toHaveCount(0);
  await page.getByRole("link", { name: /Running · \d+ min · 3\.1/ }).click();
  await expect(page.getByRole("img", { name: "Map of this running workout" })).toBeVisible();
  const slider = page.getByRole("slider", { name: "Along the way" });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", /0\.03 mi · /);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as GPX" }).click();
  expect((await download).suggestedFilename()).toMatch(/^windmile-running-\d{4}-\d\d-\d\d\.gpx$/);
  expect(await stored()).toHaveLength(1);
});
