import { expect, test } from "../support/browser-test";
import { signInAsDemo } from "../support/screens";

declare global {
  interface Window {
    discarded?: Set<string>;
  }
}

/**
 * Parts of a page stream in after its frame, each beside a mark of where it belongs (S:0, and B:0 or P:0, in React's HTML). A mark
 * that goes before its part is shown was thrown away, because something changed meanwhile: React draws the part again.
 */
for (const path of ["/profile", "/activity", "/friends", "/saved", "/notifications"]) {
  test(`what the server draws of ${path} is taken over, and not drawn again`, async ({ page, context, baseURL }) => {
    await signInAsDemo(context, baseURL);
    await page.goto(path, { waitUntil: "networkidle" }); // a later visit: the device has something to restore
    await page.addInitScript(() => {
      const discarded = new Set<string>();
      window.discarded = discarded;
      const look = () => {
        for (const { id } of document.querySelectorAll('body > [hidden][id^="S:"]'))
          if (!document.querySelector(`template[id="B:${id.slice(2)}"],template[id="P:${id.slice(2)}"]`))
            discarded.add(id);
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.locator('[id^="S:"]')).toHaveCount(0);
    expect(await page.evaluate(() => [...(window.discarded ?? ["not watched"])])).toEqual([]);
  });
}
