import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, type Locator, type Page, type Request, type Response } from "@playwright/test";

const DEMO = { identifier: "demo@windmile.app", password: "windmile" };

export async function signInAsDemo(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  const answer = await context.request.post("/api/auth/login", { data: DEMO, headers: { origin: baseURL ?? "" } });
  expect(answer.status()).toBe(200);
}

export const cards = (page: Page) => page.getByRole("list", { name: "Posts" }).getByRole("article");

export const dialog = (page: Page, name?: string) => page.getByRole("dialog", name === undefined ? {} : { name });

/**
 * A text that is on the screen. Right after a page has loaded, React may still hold the streamed HTML of a part in a
 * hidden element next to the part itself, and `getByText` alone finds both.
 */
export const visibleText = (page: Page, text: string | RegExp, options: { exact?: boolean } = {}): Locator =>
  page.getByText(text, options).filter({ visible: true });

/** What the app sends by itself when something is opened (`useViewed`). */
const isView = (request: Request) => request.postData()?.includes('"verdict":"viewed"') ?? false;

/**
 * Taps and also waits for the server's answer: most taps update the screen before the server knows about them, and
 * another page or person only sees the change afterwards.
 */
export async function tapAndSend(page: Page, target: Locator): Promise<void> {
  const isAnswer = (answer: Response) => {
    const request = answer.request();
    return request.method() !== "GET" && new URL(answer.url()).pathname.startsWith("/api/") && !isView(request);
  };
  const [answer] = await Promise.all([page.waitForResponse(isAnswer), tapAtRest(target)]);
  expect(answer.ok()).toBe(true);
}

/** Sends a new post and waits until it is stored: its pictures take as long as a busy machine needs. */
export async function sendPost(page: Page, how: "click" | "dblclick" = "click"): Promise<void> {
  const isStored = (answer: Response) =>
    answer.request().method() === "POST" && new URL(answer.url()).pathname === "/api/photos";
  await Promise.all([page.waitForResponse(isStored), page.getByRole("button", { name: "Post", exact: true })[how]()]);
}

/**
 * Records the page's 404s. The returned function lists them, except for images of other posts: another test may have
 * deleted a post that the page still shows.
 */
export function recordMissing(page: Page): (ownImage: string) => string[] {
  const missing: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 404) missing.push(`${response.request().method()} ${response.url()}`);
  });
  return (ownImage) => missing.filter((request) => !request.includes("/media/") || request.includes(ownImage));
}

/** Closes the reward whenever one appears, for tests about something else. */
export async function skipRewards(page: Page): Promise<void> {
  const close = page.getByRole("button", { name: "Keep going" });
  await page.addLocatorHandler(close, () => close.click());
}

/** Waits until nothing moves or changes color, and nothing has started to for three frames; two seconds at most. */
export const untilSettled = (page: Page) =>
  page.evaluate(async () => {
    const isMoving = () =>
      document.getAnimations().some(({ playState, effect }) => {
        return playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
      });
    const end = performance.now() + 2000;
    for (let still = 0; still < 3 && performance.now() < end; still = isMoving() ? 0 : still + 1)
      await new Promise((done) => requestAnimationFrame(done));
  });

/**
 * Taps once the layout is stable. A place's sheet expands when the user scrolls on, and so does scrolling to a button
 * further down: a click started before that would end on whatever took the button's place.
 */
export async function tapAtRest(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await untilSettled(target.page());
  await target.click();
}

/** How many layers Back would close one by one. */
export const overlaysOpen = (page: Page): Promise<number> =>
  page.evaluate(() => (window.history.state?.overlays ?? []).length);

/**
 * Waits until closed layers have also left the history: that step back would cancel a navigation started right away.
 * `skipRewards` only closes a reward while an element on the page is awaited, so dialogs are awaited each time.
 */
export async function overlaysGone(page: Page): Promise<void> {
  await expect(async () => {
    await expect(dialog(page)).toHaveCount(0);
    expect(await overlaysOpen(page)).toBe(0);
  }).toPass({ timeout: 10_000 });
}

/** Words that are visibly broken, because their container is narrower than they are. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest(".sr-only")) continue;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
        if (new Set(lines).size > 1) broken.add(word);
      }
    }
    return [...broken];
  });

/** No horizontal overflow, and no accessibility violations. */
export async function expectWhole(page: Page): Promise<void> {
  await untilSettled(page); // a color in transition between two themes has no contrast of its own
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overhang()).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
}
