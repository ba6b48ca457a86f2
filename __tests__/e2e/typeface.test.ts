import { expect, type Page, test } from "../support/browser-test";
import { signInAsDemo } from "../support/screens";

const TYPEFACE = /big_shoulders.*\.woff2/;

/** Opens a page whose heading font is delayed until the returned function is called. */
async function openBeforeTypeface(page: Page, path: string): Promise<() => Promise<void>> {
  let send = () => {};
  const sent = new Promise<void>((done) => {
    send = done;
  });
  await page.route(TYPEFACE, async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  return async () => {
    send();
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].find(({ family }) => /headingFont/.test(family))?.status))
      .toBe("loaded");
    await page.unroute(TYPEFACE);
  };
}

/** In one call, because a page that is still streaming may replace the heading. */
const heightOfTitle = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1")]
      .map((title) => title.getBoundingClientRect().height)
      .find((height) => height > 0),
  );

/** Each heading's one-line width and normal line height, relative to its font size. */
const headings = (page: Page) =>
  page.locator("h1:visible, h2:visible, h3:visible").evaluateAll((found) => {
    const pen = document.createElement("canvas").getContext("2d");
    return found.map((heading) => {
      const { fontFamily, fontWeight } = getComputedStyle(heading);
      if (pen) pen.font = `${fontWeight} 100px ${fontFamily}`;
      const {
        width = 0,
        fontBoundingBoxAscent = 0,
        fontBoundingBoxDescent = 0,
      } = pen?.measureText(heading.textContent ?? "") ?? {};
      return { width: width / 100, ascent: fontBoundingBoxAscent / 100, descent: fontBoundingBoxDescent / 100 };
    });
  });

test("home's greeting keeps its line breaks when its font arrives late", async ({ page, context, baseURL }) => {
  await signInAsDemo(context, baseURL);
  const arrive = await openBeforeTypeface(page, "/");
  const before = await heightOfTitle(page);
  await arrive();
  expect(before).toBe(await heightOfTitle(page));
});

test("the fallback for the heading font is as wide and as tall", async ({ page }) => {
  const arrive = await openBeforeTypeface(page, "/");
  const before = await headings(page);
  await arrive();
  const after = await headings(page);
  expect(before.length).toBeGreaterThan(5);
  const total = (found: typeof before) => found.reduce((sum, { width }) => sum + width, 0);
  expect(total(before) / total(after)).toBeCloseTo(1, 1);
  for (const [index, { width, ascent, descent }] of before.entries()) {
    const typeface = after[index];
    expect(Math.abs(width / (typeface?.width ?? 0) - 1)).toBeLessThan(0.06);
    expect(ascent).toBeCloseTo(typeface?.ascent ?? 0, 1);
    expect(descent).toBeCloseTo(typeface?.descent ?? 0, 1);
  }
});
