import { expect, type Page, test } from "../support/browser-test";
import { memberPage } from "../support/members";
import { expectWhole, overlaysGone, signInAsDemo } from "../support/screens";

test.slow();

const toast = (page: Page, title: string) => page.getByText(title, { exact: true }).first();

async function open(page: Page): Promise<void> {
  await page.goto("/activity");
  await expect(page.getByRole("heading", { name: "Activity Center" })).toBeVisible();
}

async function fill(page: Page, activity: string, minutes: string): Promise<void> {
  await page.getByRole("button", { name: activity, exact: true }).click();
  await page.getByLabel("Duration (minutes)").fill(minutes);
}

/** A first workout unlocks an achievement. */
async function closeReward(page: Page, title: string): Promise<void> {
  const reward = page.getByRole("dialog", { name: `Achievement unlocked: ${title}` });
  await expect(reward).toBeVisible();
  await reward.getByRole("button", { name: "Keep going" }).click();
  await expect(reward).toHaveCount(0);
}

const rows = (page: Page, text: RegExp) => page.getByRole("listitem").filter({ hasText: text });

test("45 minutes of swimming earns 21 XP everywhere, 60 earns 28, and deleting the workout leaves none", async ({
  browser,
}) => {
  const { page, context } = await memberPage(browser);
  await open(page);
  await fill(page, "Swimming", "45");
  await expect(page.getByText("Estimated XP: 21")).toBeVisible();
  await page.getByRole("button", { name: "Complete Workout" }).click();
  await expect(toast(page, "Workout Completed! 🎉")).toBeVisible();
  await closeReward(page, "Off the Couch");

  const swum = rows(page, /Swimming · 45 min/);
  await expect(swum).toContainText("+21 XP");
  await expect(page.getByRole("progressbar", { name: "Next star" })).toHaveAttribute("aria-valuenow", "21");
  await expect(page.getByText("45 min", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "XP", exact: true }).click();
  await expect(page.getByText("21 XP", { exact: true })).toBeVisible();
  await page.getByText("Show the numbers").click();
  await expect(
    page
      .getByRole("table", { name: /XP by week/ })
      .getByRole("row")
      .nth(1),
  ).toContainText(/1\s*45\s*21/);
  const mine = () => page.getByRole("list", { name: "Leaderboard" }).getByRole("link", { name: /\bYou\b/ });
  await page.getByRole("tab", { name: "Leaderboard" }).click();
  await expect(mine()).toContainText("21 XP");
  const stats = async () => (await context.request.get("/api/user/stats")).json();
  expect(await stats()).toMatchObject({ xp: 21, weekly: { xp: 66, minutes: 45 }, mileScore: 325 });

  await page.getByRole("tab", { name: "You" }).click();
  await swum.getByRole("button", { name: "More options for this swimming workout" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const sheet = page.getByRole("dialog", { name: "Edit Workout" });
  await sheet.getByLabel("Duration (minutes)").fill("60");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("It's now worth 28 XP.").first()).toBeVisible();
  await expect(rows(page, /Swimming · 60 min/)).toContainText("+28 XP");
  await expect(page.getByRole("progressbar", { name: "Next star" })).toHaveAttribute("aria-valuenow", "28");
  await overlaysGone(page);
  await page.goto("/profile");
  await expect(page.getByRole("button", { name: /^XP Gained: 73\./ })).toBeVisible();

  await open(page);
  await page.getByRole("button", { name: "More options for this swimming workout" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(toast(page, "Workout deleted")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No workouts yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "More options for this swimming workout" }).click();
  expect(await stats()).toMatchObject({ weekly: { minutes: 60 } });
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "No workouts yet" })).toBeVisible();
  await expect.poll(async () => (await stats()).weekly.minutes, { timeout: 15_000 }).toBe(0);
  await expect(page.getByRole("progressbar", { name: "Next star" })).toHaveAttribute("aria-valuenow", "0");
  expect(await stats()).toMatchObject({ xp: 0, weekly: { xp: 45, minutes: 0 }, mileScore: 280 });
  await expect(page.getByRole("button", { name: "Off the Couch: 0 of 1" })).toBeVisible();
});

test("a workout is celebrated above the tabs, with the page still usable, and rewards come after it", async ({
  browser,
}) => {
  const { page, context } = await memberPage(browser);
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  const toasts = page.getByRole("region", { name: "Notifications (F8)" });
  const reward = page.getByRole("dialog");
  await fill(page, "Yoga", "30");
  await page.getByRole("button", { name: "Complete Workout" }).click();
  await expect(toasts.getByText("Workout Completed! 🎉")).toBeVisible();
  await expect(reward).toHaveCount(0);
  await toasts.getByRole("button", { name: "Done" }).click();
  await closeReward(page, "Off the Couch");
  await overlaysGone(page);

  // Nothing follows the second one, so it stays until it's closed, here with the keyboard.
  await fill(page, "Yoga", "30");
  await page.getByRole("button", { name: "Complete Workout" }).click();
  await expect(toasts.getByText("+6 XP", { exact: true })).toBeVisible();
  await expect(toasts).toContainText("12 of 500 XP to the next star. Day 1 of your streak.");
  await expect(toasts.getByRole("button", { name: "Share as image" })).toHaveCount(0); // no route was recorded
  const box = await toasts.getByRole("listitem").boundingBox();
  expect(box?.height).toBeLessThanOrEqual(280);
  await toasts.getByRole("button", { name: "Done" }).focus();
  await expectWhole(page);
  await expect(toasts.getByText("Workout Completed! 🎉")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(toasts.getByText("Workout Completed! 🎉")).toHaveCount(0);

  // The third is logged while the second may still be open, and replaces it; it closes automatically.
  await fill(page, "Running", "30");
  await page.getByRole("button", { name: "Complete Workout" }).click();
  await expect(toasts.getByText("+10 XP", { exact: true })).toBeVisible();
  await page.getByRole("tab", { name: "Challenges" }).click();
  await expect(page.getByRole("tab", { name: "Challenges" })).toHaveAttribute("aria-selected", "true");
  await expect(toasts.getByText("Workout Completed! 🎉")).toHaveCount(0, { timeout: 15_000 });
  expect(await (await context.request.get("/api/workouts")).json()).toHaveLength(3);
});

test("a workout logged offline stays queued on the device through a reload, and is sent once", async ({ browser }) => {
  const { page, context } = await memberPage(browser);
  await open(page);
  await fill(page, "Running", "30");
  // Toast code loads with the first tap, so go offline only after that.
  await expect(page.getByRole("region", { name: "Notifications (F8)" })).toBeAttached();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Complete Workout" }).click();
  await expect(toast(page, "Saved on this device")).toBeVisible();
  await expect(page.getByRole("list", { name: "Waiting to be sent" })).toContainText("Running · 30 min");
  const answered: number[] = [];
  context.on("response", (response) => {
    const isLog = response.request().method() === "POST" && response.url().endsWith("/api/workouts");
    if (isLog) answered.push(response.status());
  });
  await context.setOffline(false);
  await expect(toast(page, "Workout Completed! 🎉")).toBeVisible();
  await closeReward(page, "Off the Couch");
  await expect(rows(page, /Running · 30 min/)).toContainText("+10 XP");
  await expect(page.getByRole("list", { name: "Waiting to be sent" })).toHaveCount(0);
  expect(answered).toEqual([201]);

  // Queued, and the app was closed before it was back online: the next page, of any kind, sends it.
  await fill(page, "Yoga", "30");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Complete Workout" }).click();
  await expect(page.getByRole("list", { name: "Waiting to be sent" })).toContainText("Yoga · 30 min");
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto("/profile");
  await expect(toast(again, "Workout Completed! 🎉")).toBeVisible();
  await open(again);
  await expect(rows(again, /Yoga · 30 min/)).toHaveCount(1);
  expect(answered).toEqual([201, 201]);
  const logged: unknown[] = await (await context.request.get("/api/workouts")).json();
  expect(logged).toHaveLength(2);
});

test("a menu stays in view when late content pushes its button away", async ({ browser }) => {
  const { page, context } = await memberPage(browser);
  await context.request.post("/api/workouts", { data: { activityType: "swimming", duration: 45 } });
  await open(page);
  await page.getByRole("button", { name: "More options for this swimming workout" }).click();
  await page.getByRole("heading", { name: "Your Workouts" }).evaluate((heading) => {
    heading.style.paddingTop = "600px";
  });
  const remove = page.getByRole("menuitem", { name: "Delete" });
  await expect(remove).toBeInViewport({ ratio: 1 });
  await remove.click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
});

test("pressing Enter with missing fields shows the spec's message", async ({ browser }) => {
  const { page } = await memberPage(browser);
  await open(page);
  await page.getByRole("button", { name: "Hiking" }).click();
  await page.getByLabel("Duration (minutes)").press("Enter");
  // A disabled button prevents implicit submission, so the form handles Enter.
  await page.getByRole("form", { name: "Log a workout" }).evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.getByText("Please select an activity type and duration.").first()).toBeVisible();
  await page.getByRole("button", { name: "Share Post" }).first().click();
  await page.getByRole("form", { name: "Share a post" }).getByRole("button", { name: "Share Post" }).press("Enter");
  await expect(page.getByText("Please write something about your activity.").first()).toBeVisible();
});

test("a running timer survives a reload, and its time is logged", async ({ browser }) => {
  const { page, context } = await memberPage(browser);
  await open(page);
  await page.getByRole("button", { name: "Cycling" }).click();
  await page.getByRole("button", { name: "Start timer" }).click();
  const face = page.getByRole("timer", { name: "Cycling timer" });
  // `toHaveText` polls once a second, and could miss a value that is shown for one second.
  await expect.poll(() => face.textContent(), { intervals: [100] }).toBe("0:02");
  await page.reload();
  await expect(face).toHaveText(/^0:\d\d$/);
  const before = await face.textContent();
  await expect(face).not.toHaveText(before ?? "");
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByLabel("Duration (minutes)")).toHaveValue("1");
  await page.getByRole("button", { name: "Complete Workout" }).click();
  await expect(toast(page, "Workout Completed! 🎉")).toBeVisible();
  const [workout] = await (await context.request.get("/api/workouts")).json();
  expect(workout).toMatchObject({ activityType: "cycling", duration: 1 });
});

test("a challenge is joined by a tap and progresses with logged workouts", async ({ browser }) => {
  const { page } = await memberPage(browser);
  await open(page);
  await page.getByRole("tab", { name: "Challenges" }).click();
  await page.getByRole("button", { name: "Join 150 Minutes" }).click();
  const bar = page.getByRole("progressbar", { name: "150 Minutes" });
  await expect(bar).toHaveAttribute("aria-valuetext", "0 of 150 minutes");
  await fill(page, "Running", "30");
  await page.getByRole("button", { name: "Complete Workout" }).click();
  await closeReward(page, "Off the Couch");
  await expect(bar).toHaveAttribute("aria-valuetext", "30 of 150 minutes");
  await page.reload();
  await page.getByRole("tab", { name: "Challenges" }).click();
  await page.getByRole("button", { name: "Joined 150 Minutes" }).click();
  await expect(page.getByRole("button", { name: "Join 150 Minutes" })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test("with gamification off, no screen mentions XP, levels, streaks, boards, or stars, and workouts are still logged", async ({
  browser,
}) => {
  const { page, context, id } = await memberPage(browser);
  await context.request.put("/api/account/settings", { data: { gamification: false } });
  await open(page);
  await fill(page, "Swimming", "45");
  await page.getByRole("button", { name: "Complete Workout" }).click();
  await expect(page.getByText("Great job on your swimming session.").first()).toBeVisible();
  await expect(rows(page, /Swimming · 45 min/)).toBeVisible();
  const game = /\bXP\b|\blevel\b|streak|leaderboard|achievement|mile score|\brank\b/i;
  for (const path of ["/activity", "/profile", `/profile/${id}`, "/friends", "/new-post", "/"]) {
    await page.goto(path);
    await expect(page.locator("main")).toBeVisible();
    await expect(page.locator("main")).not.toContainText(game);
    await expect(page.getByRole("img", { name: /^Level/ })).toHaveCount(0);
  }
});

for (const width of [428, 320]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`every part of the Activity Center fits at ${width} px, ${colorScheme}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await signInAsDemo(context, baseURL);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 926 });
      await open(page);
      await expect(page.getByRole("heading", { name: "Achievements" })).toBeVisible();
      await page.getByText("Show the numbers").click();
      await expect(page.getByRole("button", { name: /^Show all \d+/ })).toBeVisible();
      await expectWhole(page);
      await page.getByRole("button", { name: "Running", exact: true }).click();
      await page.getByRole("button", { name: "Distance, place, or date" }).click();
      await expectWhole(page);
      await page.getByRole("button", { name: "Rest days" }).click();
      await expect(page.getByRole("dialog", { name: "Rest days" })).toBeVisible();
      await expectWhole(page);
      await page.keyboard.press("Escape");
      await page.getByRole("tab", { name: "Challenges" }).click();
      await expect(page.getByRole("heading", { name: "Chicago Moves" })).toBeVisible();
      await expectWhole(page);
      await page.getByRole("tab", { name: "Leaderboard" }).click();
      await expect(
        page.getByRole("list", { name: "Leaderboard" }).getByRole("link", { name: /\bYou\b/ }),
      ).toBeVisible();
      await expectWhole(page);
    });
  }
}
