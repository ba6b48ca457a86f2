import { paths } from "@/lib/core/shared/paths";
import { z } from "@/lib/core/shared/zod";
import { expect, type Locator, type Page, test } from "../support/browser-test";
import { signInAsDemo } from "../support/screens";

/** How long it takes to load the code for a tap, in milliseconds. */
const CODE_MS = 500;

type Tap = { tap: (page: Page) => Locator; shows: (page: Page) => Locator };

const pressed = (name: string | RegExp): Tap => ({
  tap: (page) => page.getByRole("button", { name }).first(),
  shows: (page) => page.getByRole("button", { name, pressed: true }).first(),
});
const selected = (name: string): Tap => ({
  tap: (page) => page.getByRole("tab", { name }),
  shows: (page) => page.getByRole("tab", { name, selected: true }),
});
const opens = (name: string | RegExp): Tap => ({
  tap: (page) => page.getByRole("button", { name }).first(),
  shows: (page) => page.getByRole("dialog").or(page.getByRole("menu")).first(),
});

/** A card whose link opens its sheet. */
const card = (name: string): Tap => ({
  tap: (page) => page.getByRole("link", { name, exact: true }),
  shows: (page) => page.getByRole("dialog", { name }),
});

/** A person's profile over the friends list. */
const friend: Tap = {
  tap: (page) => page.getByRole("button", { name: /^View Profile of/ }).first(),
  shows: (page) => page.getByRole("button", { name: "Back to friends" }),
};

const SCREENS: readonly { path: string; taps: readonly Tap[] }[] = [
  { path: "/", taps: [selected("Hidden Gems"), opens("Search"), opens(/^See all/)] },
  { path: "/discover", taps: [pressed(/^Hidden Gems/), opens("Filters"), pressed("List")] },
  { path: "/discover?view=list", taps: [pressed(/^Events \d/), opens("Filters"), card("Lakefront Trail")] },
  { path: "/activity", taps: [selected("Leaderboard"), pressed("Running"), opens(/^Streak/)] },
  { path: "/friends", taps: [selected("Community"), friend] },
  { path: "/profile", taps: [opens(/^Places Visited/), opens(/^Followers/), opens(/^Rank/)] },
  { path: "/saved", taps: [pressed("Photos"), opens(/^Add note/), pressed("Events")] },
  { path: "a photo", taps: [opens("More options for this photo"), opens(/^Liked by/), opens("Directions")] },
];

/** A phone a quarter as fast as this machine, with a slow network for everything loaded after the page. */
async function openOnPhone(page: Page, path: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(path);
  await page.route("**/_next/static/**/*.js", async (route) => {
    await new Promise((done) => setTimeout(done, CODE_MS));
    await route.continue().catch(() => undefined); // the page may have been closed
  });
}

for (const { path: named, taps } of SCREENS) {
  test(`no tap is lost on ${named} once it has loaded on a slow phone`, async ({ page, context, baseURL }) => {
    await signInAsDemo(context, baseURL);
    const answer: unknown = await (await context.request.get("/api/photos/home")).json();
    // A screen where all three can be tapped, whatever other tests have posted.
    const photo = z
      .array(z.looseObject({ id: z.string(), likes: z.number().nullable(), venueId: z.string().nullable() }))
      .parse(answer)
      .find(({ likes, venueId }) => likes !== null && likes > 0 && venueId !== null);
    const path = named === "a photo" ? paths.photo(photo?.id ?? "") : named;
    for (const [index, { tap, shows }] of taps.entries()) {
      const own = index === 0 ? page : await context.newPage();
      await openOnPhone(own, path);
      await tap(own).tap();
      await expect(shows(own)).toBeVisible({ timeout: 20_000 });
      await own.close();
    }
  });
}
