import { paths } from "@/lib/core/shared/paths";
import { z } from "@/lib/core/shared/zod";
import { expect, type Locator, type Page, test } from "../support/browser-test";
import { signInAsDemo } from "../support/screens";

/** Between one piece of a page's code and the next: what comes by itself (`dynamic`) is there seconds after the page. */
const PIECE_MS = 80;
/** When a tap falls: before any code, while React takes the page over, and while parts of it still wait for theirs. */
const MOMENTS = [0, 500, 1000];

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

/** Somebody's screen over the list of friends. */
const friend: Tap = {
  tap: (page) => page.getByRole("button", { name: /^View Profile of/ }).first(),
  shows: (page) => page.getByRole("button", { name: "Back to friends" }),
};

const SCREENS: readonly { path: string; taps: readonly [Tap, Tap, Tap] }[] = [
  { path: "/", taps: [selected("Hidden Gems"), opens("Search"), opens("All trending")] },
  { path: "/discover", taps: [pressed(/^Hidden Gems/), opens("Filters"), pressed("List")] },
  { path: "/discover?view=list", taps: [pressed(/^Events \d/), opens("Filters"), opens("Lakefront Trail")] },
  { path: "/activity", taps: [selected("Leaderboard"), pressed("Running"), opens(/^Streak/)] },
  { path: "/friends", taps: [selected("Community"), friend, selected("Community")] },
  { path: "/profile", taps: [opens(/^Places Visited/), opens(/^Followers/), opens(/^Rank/)] },
  { path: "/saved", taps: [pressed("Photos"), opens(/^Add note/), pressed("Events")] },
  { path: "a photo", taps: [opens("More about this photo"), opens(/^Liked by/), opens("Directions")] },
];

/** Scripts come one after the other, as over a slow line, on a phone half as quick as this machine. */
async function openSlowly(page: Page, path: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 2 });
  let pieces = 0;
  await page.route("**/_next/static/**/*.js", async (route) => {
    pieces += 1;
    await new Promise((done) => setTimeout(done, pieces * PIECE_MS));
    await route.continue().catch(() => undefined); // the page may have been left
  });
  await page.goto(path, { waitUntil: "commit" });
}

for (const { path: named, taps } of SCREENS) {
  test(`no tap is lost on ${named} while its code is on the way`, async ({ page, context, baseURL }) => {
    await signInAsDemo(context, baseURL);
    const answer: unknown = await (await context.request.get("/api/photos/home")).json();
    // One that all three can be tapped on, whatever other tests posted meanwhile.
    const photo = z
      .array(z.looseObject({ id: z.string(), likes: z.number().nullable(), venueId: z.string().nullable() }))
      .parse(answer)
      .find(({ likes, venueId }) => likes !== null && likes > 0 && venueId !== null);
    const path = named === "a photo" ? paths.photo(photo?.id ?? "") : named;
    for (const [index, { tap, shows }] of taps.entries()) {
      const own = index === 0 ? page : await context.newPage();
      await openSlowly(own, path);
      await tap(own).waitFor();
      await own.waitForTimeout(MOMENTS[index] ?? 0);
      await tap(own).tap();
      await expect(shows(own)).toBeVisible({ timeout: 20_000 });
      await own.close();
    }
  });
}

test("what the server drew stays where it is when the account arrives before its code", async ({
  page,
  context,
  baseURL,
}) => {
  await signInAsDemo(context, baseURL);
  let isHeld = false;
  const account = page.waitForResponse("**/api/auth/user");
  await page.route("**/_next/static/**/*.js", async (route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes("Search this area")) {
      isHeld = true;
      await (await account).finished();
      await page.waitForTimeout(300); // in which React draws what the account changes
    }
    await route.fulfill({ response: answer });
  });
  await page.goto("/discover", { waitUntil: "commit" });
  const drawn = await page.getByRole("button", { name: "List", exact: true }).elementHandle();
  await account;
  await expect(page.getByRole("region", { name: "Map of Chicago" }).locator("[data-marker]").first()).toBeVisible();
  expect(isHeld).toBe(true);
  expect(await drawn?.evaluate((button) => button.isConnected)).toBe(true);
});
