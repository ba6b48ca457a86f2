import type { Locator, Page } from "@playwright/test";

type Point = { x: number; y: number };

const at = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** Touch points as a phone reports them, moving together from one point to another, one step per frame. */
export async function dragFingers(page: Page, ways: readonly (readonly [from: Point, to: Point])[], steps = 12) {
  const browser = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
    browser.send("Input.dispatchTouchEvent", { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  const frame = () => page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  await send(
    "touchStart",
    ways.map(([from]) => from),
  );
  for (let step = 1; step <= steps; step += 1) {
    await send(
      "touchMove",
      ways.map(([from, to]) => at(from, to, step / steps)),
    );
    await frame();
  }
  await send("touchEnd", []);
  await browser.detach();
}

export const dragFinger = (page: Page, from: Point, to: Point, steps?: number) =>
  dragFingers(page, [[from, to]], steps);

/** Two taps a tenth of a second apart by the browser's clock, however long a busy machine takes for each. */
export async function doubleTap(page: Page, point: Point): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const begin = Date.now() / 1000;
  for (const [type, after] of [
    ["touchStart", 0],
    ["touchEnd", 0.02],
    ["touchStart", 0.1],
    ["touchEnd", 0.12],
  ] as const) {
    const touchPoints = type === "touchStart" ? [point] : [];
    await browser.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: begin + after });
  }
  await browser.detach();
}

/** One finger held on something until `done` resolves, however long a busy machine takes to notice the finger. */
export async function hold(page: Page, target: Locator, done: () => Promise<unknown>): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("It is not drawn");
  const browser = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await done();
  await browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await browser.detach();
}
