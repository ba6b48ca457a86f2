import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser-test";
import { signInAsDemo } from "../support/screens";

declare global {
  interface Window {
    discarded?: Set<string>;
    showLate?: () => void;
  }
}

/**
 * Parts of a page stream in after its frame, each beside a mark of where it belongs (S:0, and B:0 or P:0, in React's HTML). A mark
 * that goes before its part is shown was thrown away, because something changed meanwhile: React draws the part again.
 */
const watchDiscarded = () => {
  const discarded = new Set<string>();
  window.discarded = discarded;
  const look = () => {
    for (const { id } of document.querySelectorAll('body > [hidden][id^="S:"]'))
      if (!document.querySelector(`template[id="B:${id.slice(2)}"],template[id="P:${id.slice(2)}"]`)) discarded.add(id);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
};

async function expectNoneDiscarded(page: Page): Promise<void> {
  await expect(page.locator('[id^="S:"]')).toHaveCount(0);
  expect(await page.evaluate(() => [...(window.discarded ?? ["not watched"])])).toEqual([]);
}

for (const path of ["/profile", "/activity", "/friends", "/saved", "/notifications"]) {
  test(`what the server draws of ${path} is taken over, and not drawn again`, async ({ page, context, baseURL }) => {
    await signInAsDemo(context, baseURL);
    await page.goto(path, { waitUntil: "networkidle" }); // a later visit: the device has something to restore
    await page.addInitScript(watchDiscarded);
    await page.goto(path, { waitUntil: "networkidle" });
    await expectNoneDiscarded(page);
  });
}

test("a part that is shown long after those around it is taken over as well", async ({ page, context, baseURL }) => {
  await signInAsDemo(context, baseURL);
  await page.addInitScript(watchDiscarded);
  // What React's script in the page has to show, mark and part by turns: the photos wait until the test lets them.
  await page.addInitScript(() => {
    type Show = (marksAndParts: Element[]) => void;
    let show: Show;
    Object.defineProperty(window, "$RV", {
      get: (): Show => (waiting) => {
        const at = waiting.findIndex(({ id }) => id === "B:1");
        if (at >= 0) {
          const late = waiting.splice(at, 2);
          window.showLate = () => show(late);
        }
        show(waiting);
      },
      set: (given: Show) => {
        show = given;
      },
    });
  });
  // Now and then the server has the photos in time and sends them with the rest: then there is nothing to show late.
  const comesApart = async () => {
    const answered = page.waitForResponse("**/api/auth/user"); // the app runs, and has news for the profile
    await page.goto("/profile", { waitUntil: "commit" });
    await answered;
    return (await page.locator('[id="S:1"]').count()) === 1;
  };
  while (!(await comesApart()));
  await page.getByRole("heading", { level: 2, name: "Demo Walker" }).evaluate(async (heading) => {
    const isHydrated = () => Object.keys(heading).some((key) => key.startsWith("__reactProps"));
    while (!isHydrated()) await new Promise(requestAnimationFrame);
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  });
  await page.evaluate(() => window.showLate?.());
  await expectNoneDiscarded(page);
});
