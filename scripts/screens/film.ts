import { mkdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { type CDPSession, expect, test } from "@/__tests__/support/browser-test";
import { signInAsDemo } from "@/__tests__/support/screens";

/**
 * Home's first and second load on a slow phone (a quarter of this machine's speed, 1.6 Mbit/s, 150 ms per round trip)
 * as filmstrips, one frame every 0.2 s: `npx playwright test --project=screens film` writes them to `screens/`.
 */
const FOLDER = path.join(process.cwd(), "screens");
const EVERY_MS = 200;
const FRAMES = 20;
const SIZE = { width: 214, height: 463 };
const NETWORK = {
  slow: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  fast: { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
};

test.use({ serviceWorkers: "allow" });

/** Writes what the screen showed during a load, as the browser painted it. */
async function film(browser: CDPSession, load: () => Promise<unknown>, name: string): Promise<void> {
  const blank = await sharp({ create: { ...SIZE, channels: 3, background: "#ffffff" } })
    .jpeg()
    .toBuffer();
  let shown = blank;
  const paint = ({ data, sessionId }: { data: string; sessionId: number }) => {
    shown = Buffer.from(data, "base64");
    void browser.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  };
  browser.on("Page.screencastFrame", paint);
  await browser.send("Page.startScreencast", { format: "jpeg", quality: 60, maxWidth: 428, maxHeight: 926 });
  const frames: Buffer[] = [];
  shown = blank;
  const timer = setInterval(() => frames.push(shown), EVERY_MS);
  await load();
  await expect.poll(() => frames.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(FRAMES);
  clearInterval(timer);
  await browser.send("Page.stopScreencast");
  browser.off("Page.screencastFrame", paint);
  const fit = { ...SIZE, fit: "contain", background: "#ffffff" } as const;
  const strip = await Promise.all(frames.slice(0, FRAMES).map((frame) => sharp(frame).resize(fit).toBuffer()));
  await sharp(strip, { join: { across: 10, shim: 6, background: "#888888" } })
    .jpeg({ quality: 75 })
    .toFile(path.join(FOLDER, name));
}

test("film of home, opened for the first and the second time", async ({ page, context, baseURL }) => {
  test.setTimeout(300_000);
  mkdirSync(FOLDER, { recursive: true });
  await signInAsDemo(context, baseURL);
  const browser = await context.newCDPSession(page);
  await browser.send("Network.enable");
  const slow = async (isSlow: boolean) => {
    await browser.send("Emulation.setCPUThrottlingRate", { rate: isSlow ? 4 : 1 });
    await browser.send("Network.emulateNetworkConditions", NETWORK[isSlow ? "slow" : "fast"]);
  };
  const open = () => page.goto("/", { waitUntil: "commit" });
  await slow(true);
  await film(browser, open, "film-home-first.jpg");
  await slow(false);
  await page.goto("/settings");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 90_000 });
  await page.goto("/", { waitUntil: "networkidle" });
  await page.waitForTimeout(2500); // what was shown is stored a second later
  await page.goto("about:blank");
  await slow(true);
  await film(browser, open, "film-home-second.jpg");
  await expect(page.getByRole("heading", { name: "Discover Chicago" })).toBeVisible();
});
