import { change } from "../support/app-database";
import { expect, type Page, test } from "../support/browser-test";
import { cards as listed, openList, search } from "../support/discover";
import { memberPage, pageElsewhere } from "../support/members";
import {
  cards,
  dialog,
  overlaysGone,
  signInAsDemo,
  skipRewards,
  tapAndSend,
  tapAtRest,
  untilSettled,
  visibleText,
} from "../support/screens";

/** The top of the next dialog in each frame until it stops, as a fraction of the screen's height. */
async function wayIn(page: Page, open: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const look = () => {
      const top = document.querySelector("[role=dialog]")?.getBoundingClientRect().top;
      if (top !== undefined) tops.push(top / window.innerHeight);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open();
  await expect(dialog(page)).toBeVisible();
  await untilSettled(page);
  return page.evaluate(() => ("tops" in window && Array.isArray(window.tops) ? window.tops.map(Number) : []));
}

test("a sheet slides in from below, even the first time, when its code loads late", async ({ browser }) => {
  const { page } = await memberPage(browser);
  await openList(page, "/discover?view=list");
  for (const open of [
    () => page.getByRole("button", { name: /^Filters/ }).click(),
    () => page.getByRole("link", { name: "Art Institute of Chicago", exact: true }).click(),
  ]) {
    const tops = await wayIn(page, open);
    const rest = tops.at(-1) ?? 1;
    expect(tops[0]).toBeGreaterThan(0.8);
    // It moves up, and overshoots no more than a spring would.
    for (const top of tops) expect(top).toBeGreaterThan(rest - 0.1);
    await page.keyboard.press("Escape");
    await overlaysGone(page);
  }
});

test("Back from a search leads to home without one; a screen's back arrow restores the previous position", async ({
  browser,
}) => {
  const { page } = await memberPage(browser);
  await page.goto("/");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Coffee shops" }).click();
  await expect(visibleText(page, "Showing “Coffee shops”")).toBeVisible();
  await expect(page).toHaveURL(/\?q=Coffee/);
  await page.goBack();
  await expect(visibleText(page, "Showing “Coffee shops”")).toHaveCount(0);
  await expect(page).toHaveURL("/");

  await expect(cards(page).nth(8)).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 1400));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(1000);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Profile" }).click();
  await page.waitForURL("**/profile");
  const entries = await page.evaluate(() => history.length);
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), top)).toBeLessThan(40);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("a comment is visible once it is sent, and someone else's profile isn't marked as yours in the bar", async ({
  page,
  context,
  baseURL,
}) => {
  await signInAsDemo(context, baseURL);
  await page.goto("/?q=Five+easy"); // one no other test deletes
  await cards(page).first().locator("a").click();
  const words = `Seen ${Date.now()}`;
  await dialog(page).getByRole("textbox", { name: "Comment" }).fill(words);
  await tapAndSend(page, dialog(page).getByRole("button", { name: "Post comment" }));
  const mine = dialog(page).getByRole("article").filter({ hasText: words });
  await expect(mine).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      mine.evaluate((comment) => {
        const { left, bottom } = comment.getBoundingClientRect();
        return comment.contains(document.elementFromPoint(left + 60, bottom - 4));
      }),
    )
    .toBe(true);
  await dialog(page)
    .getByRole("link")
    .filter({ hasText: /ago|now|yesterday|\d/i })
    .first()
    .click();
  await page.waitForURL("**/profile/*");
  await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current]")).toHaveCount(0);
});

test("an unreadable picture is rejected before anything is written about it", async ({ browser }) => {
  const { page } = await memberPage(browser);
  await page.goto("/new-post");
  await page
    .getByLabel("Choose photos")
    .setInputFiles({ name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("ÿØÿà not a picture") });
  await expect(page.getByText("We can't read this photo. Please choose another.")).toBeVisible();
  await page.getByPlaceholder("What is this?").fill("Broken");
  await expect(page.getByRole("button", { name: "Post", exact: true })).toBeDisabled();
});

test("Enter without minutes shows what is missing; kilometers stay kilometers; fields enforce their limits", async ({
  browser,
}) => {
  const { page, context } = await memberPage(browser);
  await page.goto("/activity");
  await page.getByRole("button", { name: "Running" }).click();
  await expect(page.getByRole("button", { name: "Complete Workout" })).toBeDisabled();
  await page.getByPlaceholder("30").press("Enter");
  await expect(page.getByText("Missing Information", { exact: true })).toBeVisible();
  await expect(page.getByText("Please select an activity type and duration.", { exact: true })).toBeVisible();

  const settings = await (await context.request.get("/api/account/settings")).json();
  await context.request.put("/api/account/settings", {
    data: { ...settings, units: "km" },
    headers: { origin: new URL(page.url()).origin },
  });
  await page.goto("/");
  const trending = page.getByRole("tabpanel", { name: "Trending" });
  await expect(trending.getByText("0.8 km").first()).toBeVisible();
  await expect(trending.getByText("0.5 mi")).toHaveCount(0);

  const visitor = await (await context.browser())?.newPage();
  if (!visitor) throw new Error("There is no browser");
  await visitor.goto("/signup");
  await visitor.getByRole("button", { name: /Email address/ }).click();
  await visitor.getByLabel("First Name").fill("A".repeat(80));
  await expect(visitor.getByLabel("First Name")).toHaveValue("A".repeat(50));
  await visitor.close();
});

test("a trending card is saved and unsaved in its dialog, counts come back after a search, and no interests are made up", async ({
  browser,
}) => {
  const { page, context } = await memberPage(browser);
  await page.goto("/");
  await page.getByRole("tabpanel", { name: "Trending" }).getByRole("button").first().click();
  await tapAndSend(page, dialog(page).getByRole("button", { name: "Save to Favorites" }));
  await tapAndSend(page, dialog(page).getByRole("button", { name: "Saved to Favorites" }));
  await expect(dialog(page).getByRole("button", { name: "Save to Favorites" })).toBeVisible();
  expect(await (await context.request.get("/api/saved")).json()).toEqual([]);
  await page.keyboard.press("Escape");
  await overlaysGone(page);
  await cards(page).first().locator("a").click(); // one view isn't an interest either
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await overlaysGone(page);
  await page.getByRole("tab", { name: "Ask AI" }).click();
  await page.getByRole("button", { name: "What Should I Do Today?" }).click();
  const suggested = dialog(page).getByRole("list", { name: "Suggested activities" });
  await expect(suggested.getByRole("article")).toHaveCount(10);
  await expect(suggested).not.toContainText(/you often choose|you like/i);

  await openList(page, "/discover?view=list");
  const counts = page.getByRole("button", { name: /^(Explore|Hidden Gems|Events) \(\d+\)$/ });
  await expect(counts).toHaveCount(3); // "Explore (…)" until they are loaded
  const before = await counts.allTextContents();
  await search(page).fill("musem");
  await expect(counts).toHaveText(["Explore (0)", "Hidden Gems (0)", "Events (0)"]);
  await search(page).fill("");
  await expect(counts).toHaveText(before);
});

test("a first activity never makes a rank worse, and weekly XP is the same number on every screen", async ({
  browser,
}) => {
  const { page, context } = await memberPage(browser);
  await skipRewards(page);
  await page.goto("/profile");
  const rank = page.getByRole("button", { name: /^Rank/ });
  const place = async () => Number(/#(\d+)/.exec((await rank.textContent()) ?? "")?.[1]);
  await expect(rank).toContainText("#50");
  const origin = new URL(page.url()).origin;
  await context.request.post("/api/workouts", { data: { activityType: "yoga", duration: 30 }, headers: { origin } });
  await page.reload();
  await expect(visibleText(page, "6 earned this week")).toBeVisible();
  expect(await place()).toBeLessThanOrEqual(50);
  await page.goto("/activity");
  await expect(visibleText(page, "6 XP earned this week")).toBeVisible();
  await page.getByRole("tab", { name: "Leaderboard" }).click();
  await expect(page.getByRole("list", { name: "Leaderboard" }).locator("[aria-current]")).toContainText("6 XP");
});

test("a shared post is deleted with Undo", async ({ browser }) => {
  const { page } = await memberPage(browser);
  await skipRewards(page);
  await page.goto("/activity?post=");
  await page.getByLabel("What did you do?").fill("Out by the water");
  const form = page.getByRole("form", { name: "Share a post" });
  await tapAndSend(page, form.getByRole("button").last());
  await expect(form).toHaveCount(0); // the stored unsent post is gone as well
  await page.goto("/activity?post=");
  await page.getByRole("button", { name: "Delete this post" }).click();
  await expect(page.getByText("Out by the water")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Out by the water")).toBeVisible();
});

test("a suggested challenge opens on Discover, a saved one in the Activity Center; a notification links to its exact target", async ({
  browser,
}) => {
  const { page, context, id } = await memberPage(browser);
  const [challenge] = await (await context.request.get("/api/challenges/active")).json();
  await page.goto(`/discover?activity=${encodeURIComponent(challenge.title)}`);
  await dialog(page, challenge.title).getByRole("link", { name: "Open challenge" }).click();
  await expect(page).toHaveURL(new RegExp(`/activity\\?challenge=${challenge.id}`));
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: challenge.title }) });
  await expect(card).toBeInViewport();
  await expect(card).toBeFocused();

  const origin = new URL(page.url()).origin;
  await context.request.put(`/api/saved/activity/${challenge.id}`, { headers: { origin }, data: {} });
  const [communityEvent] = await (await context.request.get("/api/community/events")).json();
  await context.request.put(`/api/saved/activity/${communityEvent.id}`, { headers: { origin }, data: {} });
  await page.goto("/saved");
  await expect(page.getByRole("link", { name: challenge.title })).toHaveAttribute(
    "href",
    `/activity?challenge=${challenge.id}`,
  );
  await expect(page.getByRole("link", { name: communityEvent.title })).toHaveAttribute(
    "href",
    `/events/${communityEvent.id}`,
  );

  await change(`insert into achievement_unlocks ("userId", achievement) values ('${id}', 'first-workout')`);
  await change(`insert into notifications (id, "userId", type, "targetType", "targetId", "groupKey", text)
    values (gen_random_uuid(), '${id}', 'achievement', 'achievement', 'first-workout', 'a', 'Achievement unlocked: Off the Couch')`);
  await page.goto("/notifications");
  await page.getByRole("link", { name: /Off the Couch/ }).click();
  await expect(dialog(page, "Off the Couch")).toBeVisible();
});

test("a check-in that reaches a milestone celebrates it, if gamification is on", async ({ browser }) => {
  const { page } = await memberPage(browser);
  await openList(page, "/discover?view=list");
  await listed(page).first().getByRole("link").first().click();
  await tapAtRest(dialog(page).getByRole("button", { name: "Check in" }));
  await expect(dialog(page).getByRole("button", { name: "Keep going" })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Keep going" }).click();
  await expect(page.getByRole("button", { name: "Keep going" })).toHaveCount(0);
});

test("a connected match stays connected after a tab change", async ({ page, context, baseURL }) => {
  await signInAsDemo(context, baseURL);
  await page.goto("/");
  await page.getByRole("tab", { name: "Ask AI" }).click();
  await page.getByRole("button", { name: "What Should I Do Today?" }).click();
  await dialog(page).getByRole("tab", { name: "Social Matches" }).click();
  await dialog(page)
    .getByRole("list", { name: "Social matches" })
    .getByRole("button", { name: /^Connect/ })
    .first()
    .click();
  await expect(page.getByText("Connection Sent!", { exact: true })).toBeVisible();
  const withdraw = dialog(page).getByRole("button", { name: /^Undo request to/ });
  await expect(withdraw).toHaveCount(1);
  await dialog(page).getByRole("tab", { name: "Activities" }).click();
  await dialog(page).getByRole("tab", { name: "Social Matches" }).click();
  await expect(withdraw).toHaveCount(1);
  await tapAndSend(page, withdraw);
});

const welcome = (page: Page) => dialog(page).filter({ has: page.getByRole("progressbar", { name: "Progress" }) });

test("a new member enters details and interests, follows someone, and logs the first XP in onboarding", async ({
  browser,
}) => {
  const { page, context } = await memberPage(browser);
  await page.goto("/");
  await page.getByRole("region", { name: "Welcome" }).getByRole("button", { name: "Start" }).click();
  const flow = welcome(page);
  const onward = flow.getByRole("button", { name: "Continue" });
  await expect(onward).toBeDisabled();
  await flow.getByRole("button", { name: "30 min", exact: true }).click();
  await tapAndSend(page, flow.getByRole("button", { name: "Log 30 minutes · 6 XP" }));
  await expect(flow.getByRole("heading", { name: "What do you like?" })).toBeVisible();
  await untilSettled(page);
  await page.goBack();
  await expect(flow.getByText("You logged a 30-minute walk.")).toBeVisible();
  await onward.click();
  await expect(onward).toBeDisabled();
  for (const interest of ["running", "coffee", "art"])
    await flow.getByRole("button", { name: interest, exact: true }).click();
  await tapAndSend(page, onward);
  await flow.getByRole("button", { name: /^Get to know the city/ }).click();
  await tapAndSend(page, onward);
  await flow.getByRole("button", { name: "Lakeview" }).click();
  await tapAndSend(page, onward);
  await tapAndSend(page, flow.getByRole("button", { name: /^Follow / }).first());
  await onward.click();
  await expect(flow.getByRole("button", { name: "Skip" })).toHaveCount(0);
  await flow.getByRole("button", { name: "Done" }).click();
  await expect(flow).toHaveCount(0);
  await expect(page.getByText("+6 XP", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Keep going" }).click();
  expect((await (await context.request.get("/api/user/stats")).json()).xp).toBe(6);
  expect(await (await context.request.get("/api/auth/user")).json()).toMatchObject({
    location: "Lakeview, Chicago",
  });
  await expect
    .poll(async () => (await context.request.get("/api/account/settings")).json())
    .toMatchObject({ interests: ["running", "coffee", "art"], goals: ["city"], isWelcomed: true });
  await expect(
    page.getByRole("list", { name: "Today" }).getByRole("link", { name: "1-day streak, done today" }),
  ).toBeVisible();
  await overlaysGone(page);
  await page.goto("/");
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Welcome" })).toHaveCount(0);
});

test("onboarding asks for the device's time zone, and today's line opens its target", async ({ browser }) => {
  const { context } = await memberPage(browser);
  const page = await pageElsewhere(browser, context, "America/New_York");
  await page.goto("/");
  await page.getByRole("region", { name: "Welcome" }).getByRole("button", { name: "Start" }).click();
  const flow = welcome(page);
  for (let step = 0; step < 3; step += 1) await flow.getByRole("button", { name: "Skip" }).click();
  await expect(flow.getByRole("switch", { name: "Use New York time" })).toBeChecked();
  await tapAndSend(page, flow.getByRole("button", { name: "Continue" }));
  const settings = await (await context.request.get("/api/account/settings")).json();
  expect(settings).toMatchObject({ timeZone: "America/New_York", interests: [], goals: [] });
  await page.keyboard.press("Escape");
  await overlaysGone(page);

  const today = page.getByRole("list", { name: "Today" });
  await today.getByRole("link", { name: /^\d+ events? today$/ }).click();
  await expect(page).toHaveURL(/\/discover\?.*mode=events/);
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/);
  await page.goto("/activity");
  await page.getByRole("button", { name: "Yoga", exact: true }).click();
  await page.getByRole("button", { name: "Start timer" }).click();
  await page.getByRole("link", { name: "Social" }).click();
  const pill = page.getByRole("link", { name: "Open Yoga timer" });
  await expect(pill).toBeVisible();
  await pill.click();
  await expect(page).toHaveURL("/activity");
  await expect(pill).toHaveCount(0);
});
