import { mkdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { type CDPSession, expect, type Page, test } from "@/__tests__/support/browser-test";
import { signInAsDemo } from "@/__tests__/support/screens";

/**
 * Home's first and second load on a slow phone (a quarter of this machine's speed, 1.6 Mbit/s, 150 ms per round trip)
 * as filmstrips, one frame every 0.2 s: `npx playwright test --project=screens film` writes them to `screens/`.
 */
const FOLDER = path.join(process.cwd(), "screens");
const EVERY_MS = 200;
const FRAMES = 20;
const SIZE = { width: 214, height: 463 };
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

test.use({ serviceWorkers: "allow" });

type Frame = { at: number; image: Buffer };

/** What the screen showed from a moment on, as the browser painted it. */
async function record(browser: CDPSession, act: () => Promise<unknown>): Promise<{ began: number; frames: Frame[] }> {
  const frames: Frame[] = [];
  const keep = ({
    data,
    metadata,
    sessionId,
  }: {
    data: string;
    metadata: { timestamp?: number };
    sessionId: number;
  }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, image: Buffer.from(data, "base64") });
    void browser.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  };
  browser.on("Page.screencastFrame", keep);
  await browser.send("Page.startScreencast", { format: "jpeg", quality: 60, maxWidth: 428, maxHeight: 926 });
  const began = Date.now();
  await act();
  await new Promise((done) => setTimeout(done, Math.max(0, began + EVERY_MS * FRAMES - Date.now())));
  await browser.send("Page.stopScreencast");
  browser.off("Page.screencastFrame", keep);
  return { began, frames };
}

async function strip({ began, frames }: { began: number; frames: Frame[] }, file: string): Promise<void> {
  const blank = await sharp({ create: { ...SIZE, channels: 3, background: "#ffffff" } })
    .jpeg()
    .toBuffer();
  const pictures = await Promise.all(
    Array.from({ length: FRAMES }, (_, index) => {
      const shown = frames.filter(({ at }) => at >= began && at <= began + (index + 1) * EVERY_MS).at(-1);
      return sharp(shown?.image ?? blank)
        .resize({ ...SIZE, fit: "contain", background: "#ffffff" })
        .toBuffer();
    }),
  );
  const across = 10;
  await sharp({
    create: {
      width: across * (SIZE.width + 6),
      height: Math.ceil(FRAMES / across) * (SIZE.height + 6),
      channels: 3,
      background: "#888888",
    },
  })
    .composite(
      pictures.map((input, index) => ({
        input,
        left: (index % across) * (SIZE.width + 6),
        top: Math.floor(index / across) * (SIZE.height + 6),
      })),
    )
    .jpeg({ quality: 75 })
    .toFile(path.join(FOLDER, file));
}

/** Milliseconds from the start of the navigation to the largest contentful paint so far. */
const paintedAt = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
        setTimeout(() => done(Number.NaN), 3000);
      }),
  );

test("film of home, opened for the first and the second time", async ({ page, context, baseURL }) => {
  test.setTimeout(300_000);
  mkdirSync(FOLDER, { recursive: true });
  await signInAsDemo(context, baseURL);
  const browser = await context.newCDPSession(page);
  await browser.send("Network.enable");
  const slow = async (isSlow: boolean) => {
    await browser.send("Emulation.setCPUThrottlingRate", { rate: isSlow ? 4 : 1 });
    await browser.send(
      "Network.emulateNetworkConditions",
      isSlow ? SLOW : { ...SLOW, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
    );
  };
  const open = () => page.goto("/", { waitUntil: "commit" });
  await slow(true);
  await strip(await record(browser, open), "film-home-first.jpg");
  console.log(`first opening: content painted after ${Math.round(await paintedAt(page))} ms`);
  await slow(false);
  await page.goto("/settings");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 90_000 });
  await page.goto("/", { waitUntil: "networkidle" });
  await page.waitForTimeout(2500); // what was shown is stored a second later
  await page.goto("about:blank");
  await slow(true);
  await strip(await record(browser, open), "film-home-second.jpg");
  console.log(`second opening: content painted after ${Math.round(await paintedAt(page))} ms`);
  await expect(page.getByRole("heading", { name: "Discover Chicago" })).toBeVisible();
});
