import { change, runJob } from "../support/app-database";
import { expect, test } from "../support/browser-test";
import { openList } from "../support/discover";
import { image } from "../support/images";
import { memberPage, pageElsewhere } from "../support/members";
import { messagesTo } from "../support/outbox";
import { dialog, overlaysGone, signInAsDemo, skipRewards, tapAndSend, tapAtRest } from "../support/screens";

// Behavior that other tests check below the UI, checked here as users see it.

const IN_CHICAGO = { latitude: 41.8826, longitude: -87.6226, accuracy: 20 };

test("home links to everything that is trending, to what suits the hour, and to what is nearby", async ({
  browser,
}) => {
  const { page, context } = await memberPage(browser);
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(IN_CHICAGO);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/");
  await page.getByRole("button", { name: "See all" }).click();
  const shown = dialog(page);
  const { activities } = await (await context.request.get("/api/trending/activities")).json();
  await expect(shown.getByRole("list", { name: "All trending" }).getByRole("listitem")).toHaveCount(activities.length);
  await shown.getByRole("tab", { name: "Right now" }).click();
  await expect(shown.getByRole("tabpanel", { name: "Right now" }).getByRole("button").first()).toBeVisible();
  expect(requested).toContain("/api/trending/contextual");
  await shown.getByRole("tab", { name: "Near me" }).click();
  const use = shown.getByRole("button", { name: "Use my location" });
  await use
    .or(shown.getByRole("list", { name: "Near me" }))
    .first()
    .waitFor();
  if (await use.isVisible()) await use.click();
  const near = shown.getByRole("list", { name: "Near me" }).getByRole("link");
  await expect(near.first()).toBeVisible();
  expect(requested).toContain("/api/activities/nearby");
  await near.first().click();
  await expect(page).toHaveURL(/\/discover\?/);
  await expect(dialog(page)).toBeVisible();
});

test("home and Discover send the spec's requests, and an activity claims its stats", async ({ browser }) => {
  const { page } = await memberPage(browser);
  await skipRewards(page);
  const requested: { method: string; path: string; query: URLSearchParams }[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    requested.push({ method: request.method(), path: pathname, query: searchParams });
  });
  const query = (path: string) => requested.find((one) => one.path === path)?.query;
  await page.goto("/");
  await page.getByRole("button", { name: "See all" }).click();
  await dialog(page).getByRole("tab", { name: "Right now" }).click();
  await expect.poll(() => query("/api/trending/contextual")?.get("interests")).toMatch(/\w/);
  expect(query("/api/trending/contextual")?.get("weather")).toMatch(/\w/);

  await openList(page, "/discover?view=list");
  await expect(page.getByRole("heading", { name: "Photos from around Chicago" })).toBeVisible();
  await expect.poll(() => query("/api/photos/discover")?.get("limit")).toBe("12");

  await page.goto("/activity");
  await page.getByRole("button", { name: "Running" }).click();
  await page.getByLabel("Duration").fill("31");
  await page.getByRole("button", { name: "Complete Workout" }).click();
  await expect
    .poll(() => requested.some(({ method, path }) => method === "POST" && path === "/api/user/stats"))
    .toBe(true);
});

test("the bell is on all five screens", async ({ browser }) => {
  const { page } = await memberPage(browser);
  for (const path of ["/", "/discover", "/activity", "/friends", "/profile"]) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: /^Notifications/ })).toBeVisible();
  }
});

test("a category's guides are reachable from Discover, and its places from there", async ({ browser }) => {
  const { page } = await memberPage(browser);
  await openList(page, "/discover?view=list");
  await page
    .getByRole("group", { name: "Categories" })
    .getByRole("button", { name: /^Food & Gastronomy/ })
    .click();
  await page.getByRole("link", { name: "Guides to Food & Gastronomy" }).click();
  await expect(page).toHaveURL("/category/Food%20%26%20Gastronomy");
  await expect(page.getByRole("heading", { level: 1, name: "CHICAGO" })).toBeVisible();
});

test("an email has an unsubscribe link that works without logging in; the settings show it", async ({
  browser,
  baseURL,
}) => {
  const ada = await memberPage(browser, { firstName: "Ada" });
  const bob = await memberPage(browser, { firstName: "Bob" });
  const headers = { origin: baseURL ?? "" };
  await ada.context.request.put("/api/account/settings", {
    headers,
    data: { notifications: { follow: ["in-app", "mail"] } },
  });
  await bob.context.request.put(`/api/users/${ada.id}/follow`, { headers });
  await change(`update notification_emails set "createdAt" = "createdAt" - interval '16 minutes' where "userId" = $1`, [
    ada.id,
  ]);
  await runJob("notification-mails");
  const told = () => messagesTo(ada.email).filter(({ text }) => text.includes("Bob"));
  await expect.poll(() => told().length).toBe(1);
  const [mail] = told();
  // The email app's automatic request (RFC 8058) and the link that a person taps use the same token.
  const token = mail?.unsubscribe?.split("/").at(-1) ?? "";
  const address = new URL(/Unsubscribe from these emails: (\S+)/.exec(mail?.text ?? "")?.[1] ?? "").pathname;
  expect(address).toBe(`/unsubscribe/${token}`);
  const loggedOut = await (await browser.newContext()).newPage();
  await loggedOut.goto(address);
  await loggedOut.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(loggedOut.getByRole("heading", { name: "You're unsubscribed" })).toBeVisible();
  await ada.page.goto("/settings/notifications");
  const mails = ada.page.getByRole("checkbox", { name: /: Email$/ });
  await expect(mails.first()).toBeVisible();
  for (const box of await mails.all()) await expect(box).not.toBeChecked();
});

test("events are refetched after ten minutes, but places aren't yet", async ({ page, context, baseURL }) => {
  await signInAsDemo(context, baseURL);
  await page.clock.install();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const times = (path: string) => requested.filter((one) => one === path).length;
  await openList(page, "/discover?view=list");
  const kind = (name: string) => page.getByRole("button", { name: new RegExp(`^${name} \\(\\d+\\)$`) });
  await kind("Events").click();
  await expect.poll(() => times("/api/events")).toBeGreaterThan(0);
  /** A hidden page doesn't sync, because a sync refetches everything every five minutes. */
  const comeBackAfter = async (minutes: number) => {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Profile" }).click();
    await page.waitForURL("**/profile");
    requested.length = 0;
    await page.clock.setSystemTime(Date.now() + minutes * 60_000);
    await page.goBack();
    await expect(kind("Events")).toBeVisible();
    await page.waitForLoadState("networkidle");
  };
  await comeBackAfter(8);
  expect(times("/api/events")).toBe(0);
  await comeBackAfter(12);
  await expect.poll(() => times("/api/events")).toBeGreaterThan(0);
  expect(times("/api/venues")).toBe(0);
});

test("the device stores a copy of the user's and friends' activity, and logout deletes it", async ({ browser }) => {
  const { page, context } = await memberPage(browser);
  await skipRewards(page);
  const kept = (key: string) => page.evaluate((name) => window.localStorage.getItem(name) ?? "[]", key);
  const [friend] = await (await context.request.get("/api/friends/suggestions")).json();
  await page.goto("/activity");
  await page.getByRole("button", { name: "Yoga", exact: true }).click();
  await page.getByPlaceholder("30").fill("20");
  await tapAndSend(page, page.getByRole("button", { name: "Complete Workout" }));
  await expect.poll(() => kept("app-activities")).toContain("yoga");
  await context.request.put(`/api/users/${friend.id}/follow`, { headers: { origin: new URL(page.url()).origin } });
  await page.goto("/friends");
  await expect(page.getByRole("button", { name: /^View Profile of / }).first()).toBeVisible();
  await expect.poll(() => kept("app-friends")).toContain(friend.id);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Log Out" }).click();
  await page.waitForURL((address) => !address.pathname.startsWith("/settings"));
  expect(await page.evaluate(() => Object.keys(window.localStorage).filter((key) => key.startsWith("app-")))).toEqual(
    [],
  );
});

test("interests, time zone, and who may tag are chosen in the settings, a post's audience when it is written", async ({
  browser,
}) => {
  const { context } = await memberPage(browser);
  const page = await pageElsewhere(browser, context, "America/New_York");
  await skipRewards(page);
  await page.goto("/settings/account/interests");
  await tapAndSend(page, page.getByRole("group", { name: "Interests" }).getByRole("button", { name: "kayaking" }));
  await tapAndSend(page, page.getByRole("button", { name: "Use New York time" }));
  await page.goto("/settings/account/privacy");
  const tags = page.getByRole("combobox", { name: "Tags in photos" });
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === "PUT"),
    tags.selectOption("No one"),
  ]);
  expect(await (await context.request.get("/api/account/settings")).json()).toMatchObject({
    interests: ["kayaking"],
    timeZone: "America/New_York",
    tagsFrom: "nobody",
  });

  await page.goto("/new-post");
  await page
    .getByLabel("Choose photos")
    .setInputFiles({ name: "lake.jpg", mimeType: "image/jpeg", buffer: await image() });
  await expect(page.getByRole("button", { name: "Remove photo 1" })).toBeVisible();
  await page.getByLabel("Title").fill("For a few");
  await page.getByRole("combobox", { name: "Who can see this" }).selectOption("Only me");
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page).toHaveURL("/");
  const [mine] = await (await context.request.get("/api/photos/profile")).json();
  expect(mine).toMatchObject({ title: "For a few", audience: "only_me" });
  const stranger = await memberPage(browser);
  expect((await stranger.page.goto(`/p/${mine.id}`))?.status()).toBe(404);
});

test("a photo uploaded from home shows progress; an experience that reaches a milestone is celebrated", async ({
  browser,
}) => {
  const { page } = await memberPage(browser);
  await page.goto("/");
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route("**/api/photos/upload", async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole("button", { name: /Share|Add a photo|Upload/ })
    .first()
    .click();
  await dialog(page, "Add a photo")
    .getByLabel("Photo", { exact: true })
    .setInputFiles({ name: "lake.jpg", mimeType: "image/jpeg", buffer: await image() });
  await tapAtRest(dialog(page).getByRole("button", { name: "Upload photo" }));
  await expect(dialog(page).getByRole("progressbar", { name: "Uploading photo" })).toBeVisible();
  answer();
  await dialog(page).getByRole("button", { name: "Keep going" }).click();
  await overlaysGone(page);
});

test("with gamification off, Ask AI suggests no challenge; community events open from a suggestion", async ({
  browser,
}) => {
  const { page, context } = await memberPage(browser);
  const headers = { origin: process.env.WINDMILE_URL ?? "" };
  await context.request.put("/api/account/settings", { headers, data: { gamification: false } });
  const challenges: { title: string }[] = await (await context.request.get("/api/challenges/active")).json();
  expect(challenges.length).toBeGreaterThan(0);
  await page.goto("/?tab=ai");
  await page.getByRole("button", { name: "What Should I Do Today?" }).click();
  const suggested = dialog(page).getByRole("list", { name: "Suggested activities" });
  await expect(suggested.getByRole("article")).toHaveCount(10);
  for (const { title } of challenges) await expect(suggested).not.toContainText(title);

  const title = "Sunrise 5K on the Lakefront"; // other tests reschedule and cancel their own events
  await page.goto(`/discover?activity=${encodeURIComponent(title)}`);
  await expect(dialog(page, title)).toBeVisible();
});
