import jsQR from "jsqr";
import sharp from "sharp";
import { type BrowserContext, expect, type Page, test } from "../support/browser-test";
import { NEXT_JUNE } from "../support/fixtures";
import { memberPage } from "../support/members";
import { dialog, expectWhole, overlaysGone, signInAsDemo, tapAndSend, visibleText } from "../support/screens";

/** One of their own photos, posted as the app does. */
async function posted(context: BrowserContext, baseURL: string | undefined, caption: string): Promise<string> {
  const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==";
  const answer = await context.request.post("/api/photos", {
    headers: { origin: baseURL ?? "" },
    data: { photoUrl: `data:image/png;base64,${pixel}`, caption },
  });
  expect(answer.status()).toBe(201);
  const { id }: { id: string } = await answer.json();
  return id;
}

async function held(context: BrowserContext, baseURL: string | undefined, title: string): Promise<string> {
  const event = {
    title,
    date: NEXT_JUNE,
    time: "07:30",
    location: "Fullerton Ave",
    category: "Running",
    maxAttendees: 9,
  };
  const answer = await context.request.post("/api/community/events", {
    headers: { origin: baseURL ?? "" },
    data: event,
  });
  expect(answer.status()).toBe(201);
  const { id }: { id: string } = await answer.json();
  return id;
}

const bell = (page: Page) => page.getByRole("link", { name: /^Notifications/ });
/** Returning to the page refetches immediately, without waiting for the next poll. */
const comeBack = (page: Page) => page.reload();

test("two browsers: one follows, likes, comments, and invites; the other sees badge, rows, and their targets", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const [maya, bea] = [
    await memberPage(browser, { firstName: "Maya", lastName: "Lee" }),
    await memberPage(browser, { firstName: "Bea", lastName: "Kay" }),
  ];
  const photoId = await posted(bea.context, baseURL, "Sunrise at the lake");
  await bea.page.goto("/");
  await expect(bell(bea.page)).toHaveAccessibleName("Notifications"); // the response contained the first photo's achievement

  await maya.page.goto(`/profile/${bea.id}`);
  await tapAndSend(maya.page, maya.page.getByRole("button", { name: "Follow Bea Kay" }));
  await expect(maya.page.getByRole("button", { name: "Following Bea Kay" })).toBeVisible();
  await maya.page.goto(`/p/${photoId}`);
  await tapAndSend(maya.page, maya.page.getByRole("button", { name: /^Like/ }));
  await expect(maya.page.getByRole("button", { name: /^Like/, pressed: true })).toBeVisible();
  await maya.page.getByRole("textbox", { name: "Comment" }).fill("What a morning");
  await tapAndSend(maya.page, maya.page.getByRole("button", { name: "Post comment" }));
  await expect(maya.page.getByRole("article", { name: "Comment by Maya Lee" })).toContainText("What a morning");

  await comeBack(bea.page);
  await expect(bell(bea.page)).toHaveAccessibleName("Notifications, 3 unread");

  const other = await memberPage(browser, { firstName: "Tom", lastName: "Diaz" });
  await other.context.request.put(`/api/photos/${photoId}/like`, { headers: { origin: baseURL ?? "" } });
  const eventId = await held(maya.context, baseURL, "Lakefront run");
  await bea.context.request.put(`/api/users/${maya.id}/follow`, { headers: { origin: baseURL ?? "" } });
  await maya.page.goto(`/events/${eventId}`);
  await maya.page.getByRole("button", { name: "Invite friends" }).click();
  await tapAndSend(maya.page, dialog(maya.page).getByRole("button", { name: "Invite: Bea Kay" }));
  await expect(dialog(maya.page).getByRole("button", { name: "Invited: Bea Kay" })).toBeVisible();

  await comeBack(bea.page);
  await expect(bell(bea.page)).toHaveAccessibleName("Notifications, 4 unread");
  await bell(bea.page).click();
  const today = bea.page.getByRole("region", { name: "Today" });
  await expect(today.getByRole("listitem")).toHaveCount(4);
  await expect(today).toContainText("Maya invited you to “Lakefront run”");
  await expect(today).toContainText("Tom and Maya liked your photo");
  await expect(today).toContainText("Maya commented on your photo");
  await expect(today).toContainText("Maya started following you");
  await expectWhole(bea.page);

  await today.getByRole("link", { name: /commented on your photo/ }).click();
  await expect(bea.page).toHaveURL(new RegExp(`/p/${photoId}$`));
  await expect(visibleText(bea.page, "What a morning")).toBeVisible();
  await bea.page.goto("/notifications");
  await today.getByRole("link", { name: /invited you/ }).click();
  await expect(bea.page).toHaveURL(new RegExp(`/events/${eventId}$`));
  await expect(bea.page.getByRole("heading", { name: "Lakefront run" })).toBeVisible();
  await bea.page.goto("/notifications");
  await today.getByRole("link", { name: /started following you/ }).click();
  await expect(bea.page).toHaveURL(new RegExp(`/profile/${maya.id}$`));
  await bea.page.goto("/notifications");
  await bea.page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(bea.page.getByRole("button", { name: "Mark all as read" })).toBeHidden();
  await bea.page.getByRole("link", { name: "Back" }).click();
  await expect(bell(bea.page)).toHaveAccessibleName("Notifications");
  await Promise.all([maya, bea, other].map(({ context }) => context.close()));
});

test("content is reported, and the reporter is notified of the outcome", async ({ browser, baseURL }) => {
  test.slow();
  const [maya, bea] = [await memberPage(browser, { firstName: "Maya" }), await memberPage(browser)];
  const photoId = await posted(bea.context, baseURL, "Buy my things");
  await maya.page.emulateMedia({ reducedMotion: "reduce" });
  for (const [width, colorScheme] of [
    [320, "light"],
    [428, "dark"],
  ] as const) {
    await maya.page.setViewportSize({ width, height: 926 });
    await maya.page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await maya.page.goto(`/p/${photoId}`);
    await maya.page.getByRole("button", { name: "More options for this photo" }).click();
    await maya.page.getByRole("menuitem", { name: "Report photo" }).click();
    await expect(dialog(maya.page, "Report this photo")).toBeVisible();
    await expectWhole(maya.page);
    await dialog(maya.page).getByRole("radio", { name: "Spam or misleading" }).check();
    await dialog(maya.page).getByRole("button", { name: "Send report" }).click();
    await expect(maya.page.getByText("Thank you for your report").first()).toBeVisible();
    await overlaysGone(maya.page);
    await maya.page.goto("/notifications");
    await expect(maya.page.getByRole("heading", { name: "Nothing new yet" })).toBeVisible();
    await expectWhole(maya.page);
  }
  const refused = await maya.page.goto("/moderation");
  expect(refused?.status()).toBe(404);
  await Promise.all([maya, bea].map(({ context }) => context.close()));
});

test("a moderator finds the queue in settings, decides with a reason, and the owner reads it", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const moderator = await memberPage(browser, { firstName: "Mo", lastName: "Reyes", email: "moderator@example.com" });
  const [maya, bea] = [
    await memberPage(browser, { firstName: "Maya", lastName: "Lee" }),
    await memberPage(browser, { firstName: "Bea", lastName: "Kay" }),
  ];
  const photoId = await posted(bea.context, baseURL, "Buy my things");
  const report = { type: "photo", id: photoId, category: "spam", note: "Always the same" };
  await maya.context.request.post("/api/reports", { headers: { origin: baseURL ?? "" }, data: report });
  await moderator.page.goto("/settings");
  await moderator.page.getByRole("link", { name: "Moderation" }).click();
  const about = moderator.page.getByRole("article", { name: "Photo by Bea Kay" });
  const expectWholeInBoth = async (shown: () => Promise<void>) => {
    for (const [width, colorScheme] of [
      [320, "light"],
      [428, "dark"],
    ] as const) {
      await moderator.page.setViewportSize({ width, height: 926 });
      await moderator.page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await shown();
      await expectWhole(moderator.page);
    }
  };
  await expectWholeInBoth(() => expect(about).toContainText("Always the same"));
  await about.getByRole("button", { name: /^Hide/ }).click();
  await expectWhole(moderator.page);
  await dialog(moderator.page, "Hide").getByRole("textbox", { name: "Reason" }).fill("Advertising");
  await dialog(moderator.page, "Hide").getByRole("button", { name: "Hide" }).click();
  await expect(about).toHaveCount(0);
  await moderator.page.getByRole("button", { name: "Decided" }).click();
  await expect(about).toContainText("Hidden");
  await overlaysGone(moderator.page);
  await moderator.page.goto("/status");
  await expectWholeInBoth(() => expect(moderator.page.getByRole("region", { name: "Jobs" })).toBeVisible());

  expect((await maya.page.goto(`/p/${photoId}`))?.status()).toBe(404);
  await bea.page.goto(`/p/${photoId}`);
  await expect(visibleText(bea.page, "A moderator hid this photo. Only you can see it.")).toBeVisible();
  await bea.page.goto("/notifications");
  await expect(
    bea.page.getByRole("link", { name: "A moderator hid your photo, so only you can see it: Advertising" }),
  ).toBeVisible();

  // The same moderator can reverse a decision, which restores everything.
  await moderator.page.goto("/moderation");
  await moderator.page.getByRole("button", { name: "Decided" }).click();
  await about.getByRole("button", { name: /^Reverse/ }).click();
  await dialog(moderator.page, "Reverse").getByRole("textbox", { name: "Reason" }).fill("It is no advertising");
  await tapAndSend(moderator.page, dialog(moderator.page, "Reverse").getByRole("button", { name: "Reverse" }));
  expect((await maya.page.goto(`/p/${photoId}`))?.status()).toBe(200);

  // A suspended person sees the reason when logging in, appeals, and is restored once the appeal is granted.
  const person = { type: "user", id: bea.id, category: "spam", note: "" };
  await maya.context.request.post("/api/reports", { headers: { origin: baseURL ?? "" }, data: person });
  await moderator.page.goto("/moderation");
  const aboutBea = moderator.page.getByRole("article", { name: "Bea Kay", exact: true });
  await aboutBea.getByRole("button", { name: /^Suspend/ }).click();
  const suspend = dialog(moderator.page, "Suspend");
  await suspend.getByRole("textbox", { name: "Reason" }).fill("Nothing but advertising");
  await tapAndSend(moderator.page, suspend.getByRole("button", { name: "Suspend" }));

  const logIn = async () => {
    await bea.page.goto("/login");
    await bea.page.getByLabel("Email or Phone Number").fill(bea.email);
    await bea.page.getByLabel("Password", { exact: true }).fill("lake front");
    await bea.page.getByRole("button", { name: "Log in", exact: true }).click();
  };
  await bea.page.goto("/profile");
  await expect(bea.page).toHaveURL(/\/signup/); // logged out everywhere
  await logIn();
  await expect(visibleText(bea.page, /Nothing but advertising/)).toBeVisible();
  await bea.page.getByLabel("Your appeal").fill("These are my own pictures.");
  await tapAndSend(bea.page, bea.page.getByRole("button", { name: "Send" }));
  await expect(bea.page.getByRole("heading", { name: "Appeal sent" })).toBeVisible();

  await moderator.page.goto("/moderation");
  await moderator.page.getByRole("button", { name: "Decided" }).click();
  await expect(aboutBea).toContainText("These are my own pictures.");
  await aboutBea.getByRole("button", { name: /^Reverse/ }).click();
  const restore = dialog(moderator.page, "Reverse");
  await restore.getByRole("textbox", { name: "Reason" }).fill("Right you are");
  await tapAndSend(moderator.page, restore.getByRole("button", { name: "Reverse" }));
  await logIn();
  await expect(bea.page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await Promise.all([moderator, maya, bea].map(({ context }) => context.close()));
});

test("an invitation is shown as a readable QR code, opens for a visitor, and is revoked", async ({ browser }) => {
  const { page, context } = await memberPage(browser, { firstName: "Nora" });
  await page.goto("/friends");
  await page.getByRole("button", { name: "Invite people" }).click();
  const sheet = page.getByRole("dialog", { name: "Invite people" });
  await sheet.getByRole("button", { name: "Create invite link" }).click();
  const code = sheet.getByRole("img", { name: "Your invitation as a QR code" });
  await expect(code).toBeVisible();
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const url = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? "";
  expect(url).toMatch(/^http.*\/invite\/[\w-]{22}$/);
  await expectWhole(page);

  const guest = await browser.newContext();
  const visit = await guest.newPage();
  await visit.goto(url);
  await expect(visit.getByRole("heading", { name: "Nora invited you" })).toBeVisible();

  await sheet.getByRole("button", { name: /^Revoke the invitation/ }).click();
  await tapAndSend(page, page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }));
  await expect(code).toHaveCount(0);
  expect((await visit.goto(url))?.status()).toBe(404);
  await guest.close();
  await context.close();
});

test("friends' activity is in one feed, where it can be liked and opens its place", async ({ browser, baseURL }) => {
  const context = await browser.newContext();
  await signInAsDemo(context, baseURL);
  const page = await context.newPage();
  await page.goto("/?filter=following");
  await page.getByRole("link", { name: "See friends' activity" }).click();
  const feed = page.getByRole("list", { name: "Friends' activity" });
  const visit = feed.getByRole("listitem").filter({ hasText: "Checked in" }).first();
  await expect(visit).toBeVisible();
  await expectWhole(page);
  const like = visit.getByRole("button", { name: /^Like .*'s activity$/ });
  const wasLiked = (await like.getAttribute("aria-pressed")) === "true";
  await tapAndSend(page, like);
  await expect(like).toHaveAttribute("aria-pressed", String(!wasLiked));
  await page.reload();
  await expect(like).toHaveAttribute("aria-pressed", String(!wasLiked));
  const place = visit.getByRole("link").last();
  const name = (await place.textContent()) ?? "";
  await place.click();
  await expect(page.getByRole("dialog").getByRole("heading", { name })).toBeVisible();
  await context.close();
});
