import { paths } from "@/lib/core/shared/paths";
import { expect, type Page, test } from "../support/browser-test";
import { memberPage } from "../support/members";
import { brokenWords, signInAsDemo, untilSettled } from "../support/screens";

const SCREENS = ["/", "/discover", "/discover?view=list", "/activity", "/friends", "/profile", "/saved", "/settings"];

/** Nothing overflows horizontally, and no button's text is cut off without an ellipsis. */
async function expectUnclipped(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const controls = [...document.querySelectorAll<HTMLElement>("main button, main a, nav a, header button, header a")];
    const clipped = controls.filter((control) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(control);
      const hides = [overflowX, overflowY].some((value) => value === "hidden" || value === "clip");
      const isOver = control.scrollWidth > control.clientWidth + 2 || control.scrollHeight > control.clientHeight + 2;
      return control.checkVisibility() && hides && textOverflow !== "ellipsis" && isOver && control.textContent !== "";
    });
    return { overhang: scrollWidth - clientWidth, clipped: clipped.map((control) => control.outerHTML.slice(0, 200)) };
  });
  expect.soft(found).toEqual({ overhang: 0, clipped: [] });
}

/** Text that is wider than its button or link, and so covers the next one. */
const textOutside = (page: Page) =>
  page.evaluate(() => {
    const outside: string[] = [];
    const range = document.createRange();
    for (const control of document.querySelectorAll("main button, main a")) {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!parent?.checkVisibility() || parent.closest(".sr-only") || !text.textContent?.trim()) continue;
        // Cut off with dots, or the name below a pin, which may be wider than the pin.
        if (getComputedStyle(parent).textOverflow === "ellipsis" || parent.closest("[data-marker]")) continue;
        range.selectNodeContents(text);
        const [inner, outer] = [range.getBoundingClientRect(), control.getBoundingClientRect()];
        if (inner.left < outer.left - 2 || inner.right > outer.right + 2) outside.push(text.textContent);
      }
    }
    return outside;
  });

async function expectScreens(page: Page, prepare: () => Promise<void>, screens = SCREENS): Promise<void> {
  for (const path of screens) {
    await page.goto(path, { waitUntil: "networkidle" });
    await prepare();
    await untilSettled(page);
    await test.step(path, () => expectUnclipped(page));
  }
}

test("a phone in landscape shows the same screens, with more content than bars", async ({ page, context, baseURL }) => {
  await signInAsDemo(context, baseURL);
  await page.setViewportSize({ width: 844, height: 390 });
  await expectScreens(page, async () => undefined);
  const bars = await page.evaluate(() =>
    [...document.querySelectorAll("header, nav")]
      .filter((bar) => ["fixed", "sticky"].includes(getComputedStyle(bar).position))
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ width, height }) => width > height) // the rail at the side takes up no height
      .reduce((sum, { height }) => sum + height, 0),
  );
  expect(bars).toBeLessThan(390 / 2);
});

test("text twice as large stays legible", async ({ page, context, baseURL }) => {
  await signInAsDemo(context, baseURL);
  await page.setViewportSize({ width: 390, height: 844 });
  const more = ["/friends?tab=community", "/settings/account", "/settings/notifications", "/passport", "/new-post"];
  const enlarge = async () => {
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect.soft(await brokenWords(page)).toEqual([]);
    expect.soft(await textOutside(page)).toEqual([]);
  };
  await expectScreens(page, enlarge, [...SCREENS, ...more]);
});

test("right-to-left, long, and emoji names stay in place, and are read completely", async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  const names = { firstName: "מרים", lastName: "عبد الرحمن الطويل جدا 🏃🏽‍♀️ abcdefghijklmnopq" };
  const member = await memberPage(browser, names);
  await expectScreens(member.page, async () => undefined);
  await expect(member.page.getByRole("heading", { level: 1 })).toBeVisible();
  await member.page.goto("/");
  await expect(member.page.getByRole("heading", { level: 1 })).toHaveText(/^Good \w+, מרים$/);
  await signInAsDemo(context, baseURL);
  await page.goto(paths.profile(member.id), { waitUntil: "networkidle" });
  await expectUnclipped(page);
  await expect(page.getByRole("heading", { name: `${names.firstName} ${names.lastName}` }).first()).toBeVisible();
});
