import { expect, type Page, test } from "../support/browser-test";
import { brokenWords, signInAsDemo, untilSettled } from "../support/screens";

/** The minimum size of a tap target, in CSS pixels. */
const MIN_SIZE = 44;

/**
 * Tap targets that are too small. The whole area that responds to a tap counts, including parts outside the control's
 * box. Links within a sentence are exempt, and so are areas on the passport map, which are also in the list below it.
 */
const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const small: string[] = [];
    const named = "a[href],button,input,select,textarea,[role=tab],[role=switch],[role=checkbox],[role=radio]";
    for (const control of document.querySelectorAll<HTMLElement>(named)) {
      if (control.matches(":disabled") || control.closest("[inert],[aria-hidden=true]")) continue;
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // A pin's position is its place's.
      if (control.closest("section[aria-label='Map of Chicago']")) continue;
      const isInline = getComputedStyle(control).display === "inline";
      if (control.matches("a") && isInline && control.closest("p,li,dd,small")) continue;
      control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const box = control.getBoundingClientRect();
      if (box.width < 3 || box.height < 3) continue; // for screen readers
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const answers = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && (control.contains(hit) || hit.closest("label")?.control === control);
      };
      if (!answers(0, 0)) continue; // something covers it
      const reach = (dx: number, dy: number) => {
        let steps = 0;
        while (steps < least && answers(dx * (steps + 1), dy * (steps + 1))) steps += 1;
        return steps;
      };
      const [width, height] = [reach(-1, 0) + 1 + reach(1, 0), reach(0, -1) + 1 + reach(0, 1)];
      // Rounding the center can cost one pixel.
      if (Math.min(width, height) < least - 1)
        small.push(`${width} × ${height}: ${control.getAttribute("aria-label") ?? control.textContent?.trim()}`);
    }
    return small;
  }, MIN_SIZE);

const SCREENS = [
  "/",
  "/?tab=hidden",
  "/discover",
  "/discover?view=list",
  "/discover?mode=events&view=list",
  "/activity",
  "/friends",
  "/friends?tab=community",
  "/profile",
  "/edit-profile",
  "/saved",
  "/notifications",
  "/settings",
  "/settings/account",
  "/settings/account/name",
  "/settings/account/security",
  "/settings/account/privacy",
  "/settings/account/interests",
  "/settings/account/fitness",
  "/settings/account/appearance",
  "/settings/account/blocked",
  "/settings/account/delete",
  "/settings/notifications",
  "/new-post",
  "/plan",
  "/passport",
  "/guides",
  "/memories",
] as const;

test.use({ viewport: { width: 320, height: 568 } });

test("every tap target is large enough, and no word is broken", async ({ page, context, baseURL }) => {
  await signInAsDemo(context, baseURL);
  for (const path of SCREENS) {
    await page.goto(path, { waitUntil: "networkidle" });
    await untilSettled(page);
    expect(await smallTargets(page), path).toEqual([]);
    expect(await brokenWords(page), path).toEqual([]);
  }
});
