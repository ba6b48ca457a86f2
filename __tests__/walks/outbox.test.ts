import { type APIRequestContext, type BrowserContext, expect, type Page, type Request } from "../support/browser-test";
import { goOffline, goOnline, type Line, test } from "../support/cuttable-test";
import { answersStored } from "../support/device";
import { photoWithMetadata } from "../support/images";
import { memberPage } from "../support/members";
import { visibleText } from "../support/screens";

test.setTimeout(240_000);

const waiting = (page: Page) => page.getByRole("list").filter({ hasText: "Waiting to be sent" }).getByRole("heading");
const read = async (request: APIRequestContext, path: string) => (await request.get(path)).json();

/** Items to like, comment on, join, and follow, all from the sample data: other tests delete or move their own. */
async function targets(request: APIRequestContext) {
  const [photo] = await read(request, "/api/photos/home?q=Five+easy");
  const events: { id: string; title: string }[] = await read(request, "/api/community/events?limit=50");
  const event = events.find(({ title }) => title === "Dip and Cocoa at the Point");
  return { photoId: String(photo.id), personId: String(photo.user.id), eventId: String(event?.id) };
}
type Targets = Awaited<ReturnType<typeof targets>>;

/** The service worker controls the page, and the device has stored what it shows. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  await answersStored(page);
}

async function visit(page: Page, { photoId, personId, eventId }: Targets): Promise<void> {
  for (const path of ["/", "/activity", `/p/${photoId}`, `/profile/${personId}`, `/events/${eventId}`]) {
    await page.goto(path);
    await settled(page);
  }
}

const kept = (page: Page) => expect(page.getByText("Saved on this device").first()).toBeVisible();

/** Seven kinds of offline action, each on its own screen. */
async function act(page: Page, { photoId, personId, eventId }: Targets): Promise<void> {
  await page.goto("/activity");
  await page.getByRole("button", { name: "Running", exact: true }).click();
  await page.getByLabel("Duration (minutes)").fill("30");
  await page.getByRole("button", { name: "Complete Workout" }).click();
  await kept(page);
  await expect(page.getByRole("list", { name: "Waiting to be sent" })).toContainText("Running · 30 min");
  await page.getByRole("button", { name: "Share Post" }).first().click();
  await page.getByLabel("What did you do?").fill("Ran where no network goes");
  await page.getByRole("button", { name: "Share Post" }).last().click();
  await expect(page.getByText("Ran where no network goes").last()).toBeVisible();

  await page.goto(`/p/${photoId}`);
  await page.getByRole("button", { name: /^Like (?!this comment)/ }).click();
  await page.getByRole("textbox", { name: "Comment", exact: true }).fill("Sent from the lake");
  await page.getByRole("button", { name: "Post comment" }).click();
  await expect(page.getByRole("list", { name: "Waiting to be sent" })).toContainText("Sent from the lake");

  await page.goto(`/profile/${personId}`);
  await page.getByRole("button", { name: /^Follow / }).click();
  await expect(page.getByRole("button", { name: /^(Following|Requested) / })).toBeVisible();

  await page.goto(`/events/${eventId}`);
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await expect(page.getByRole("button", { name: "Joined" })).toBeVisible();

  await page.goto("/new-post");
  const buffer = await photoWithMetadata(6);
  await page.getByLabel("Choose photos").setInputFiles([{ name: "a.jpg", mimeType: "image/jpeg", buffer }]);
  await expect(page.getByRole("button", { name: "Remove photo 1" })).toBeVisible();
  await page.getByLabel("Title").fill("Posted from the lake");
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page).toHaveURL("/");
}

const ORDER = ["Workout", "Shared post", "Like", "Comment", "Follow", "RSVP", "Photo post"];

async function expectOnServer(request: APIRequestContext, { photoId, personId, eventId }: Targets): Promise<void> {
  expect(await read(request, "/api/workouts")).toHaveLength(1);
  const posts: { content: string }[] = await read(request, "/api/posts");
  expect(posts.filter(({ content }) => content === "Ran where no network goes")).toHaveLength(1);
  const comments: { text: string }[] = await read(request, `/api/photos/${photoId}/comments`);
  expect(comments.filter(({ text }) => text === "Sent from the lake")).toHaveLength(1);
  expect((await read(request, `/api/photos/${photoId}`)).isLiked).toBe(true);
  expect((await read(request, `/api/users/${personId}`)).followState).not.toBe("none");
  expect((await read(request, `/api/community/events/${eventId}`)).myStatus).toBe("going");
  const photos: { title: string }[] = await read(request, "/api/photos/profile");
  expect(photos.map(({ title }) => title)).toEqual(["Posted from the lake"]);
}

/** The writes that reached the server. */
function recordWrites(context: BrowserContext): Request[] {
  const writes: Request[] = [];
  context.on("requestfinished", (request) => {
    if (request.method() !== "GET" && request.headers()["x-account"]) writes.push(request);
  });
  return writes;
}

test("offline changes survive a reload and a closed app, and are each sent once, in order", async ({
  browser,
  line,
}) => {
  const { page, context } = await memberPage(browser);
  const found = await targets(context.request);
  await visit(page, found);
  await goOffline(context, line);
  await act(page, found);

  await page.goto("/settings/waiting");
  await expect(waiting(page)).toHaveText(ORDER);
  await page.reload();
  await expect(waiting(page)).toHaveText(ORDER);
  await page.close();
  const again = await context.newPage();
  await again.goto("/settings/waiting");
  await expect(waiting(again)).toHaveText(ORDER);

  const writes = recordWrites(context);
  await goOnline(context, line);
  await expect(visibleText(again, "All changes sent")).toBeVisible({ timeout: 60_000 });
  await expectOnServer(context.request, found);
  const urls = writes.map((request) => new URL(request.url()).pathname);
  expect(urls).toEqual([
    "/api/workouts",
    "/api/posts",
    `/api/photos/${found.photoId}/like`,
    `/api/photos/${found.photoId}/comments`,
    `/api/users/${found.personId}/follow`,
    `/api/community/events/${found.eventId}/join`,
    "/api/photos/upload",
    "/api/photos",
  ]);

  // Sent twice more with the same keys, like a sender that never got the responses.
  for (const request of [...writes, ...writes]) {
    if (request.url().endsWith("/upload")) continue; // its form data can't be read back
    const { "idempotency-key": key = "", "x-account": account = "", ...rest } = request.headers();
    const answer = await context.request.fetch(request.url(), {
      method: request.method(),
      headers: {
        "idempotency-key": key,
        "x-account": account,
        origin: line.url,
        ...(rest["content-type"] && { "content-type": rest["content-type"] }),
      },
      ...(request.postData() !== null && { data: request.postData() ?? "" }),
    });
    expect(answer.ok(), request.url()).toBe(true);
  }
  await expectOnServer(context.request, found);
});

/** Closes the app's only page and wakes the service worker, as the browser does when it's back online. */
async function syncWithoutPage(context: BrowserContext, page: Page, line: Line): Promise<void> {
  const aside = await context.newPage();
  const devtools = await context.newCDPSession(aside);
  const registered = new Promise<string>((done) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(line.url) && !isDeleted);
      if (ours) done(ours.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered;
  await page.close();
  await goOnline(context, line);
  const { origin } = new URL(line.url);
  const tag = "windmile-outbox";
  await devtools.send("ServiceWorker.dispatchSyncEvent", { origin, registrationId, tag, lastChance: false });
}

test("queued writes are sent by the service worker, with no page of the app open", async ({ browser, line }) => {
  const { page, context } = await memberPage(browser);
  const found = await targets(context.request);
  await page.goto(`/p/${found.photoId}`);
  await settled(page);
  await goOffline(context, line);
  await page.getByRole("button", { name: /^Like (?!this comment)/ }).click();
  await kept(page);
  await syncWithoutPage(context, page, line);
  const isLiked = async () => (await read(context.request, `/api/photos/${found.photoId}`)).isLiked;
  await expect.poll(isLiked, { timeout: 30_000 }).toBe(true);
});

async function logOffline(page: Page, context: BrowserContext, line: Line): Promise<void> {
  await page.goto("/activity");
  await settled(page);
  await page.getByRole("button", { name: "Strength", exact: true }).click();
  await page.getByLabel("Duration (minutes)").fill("60");
  await goOffline(context, line);
  await page.getByRole("button", { name: "Complete Workout" }).click();
  await kept(page);
  await expect(page.getByText("Workout Completed! 🎉")).toHaveCount(0);
}
const couch = (page: Page) => page.getByRole("dialog", { name: "Achievement unlocked: Off the Couch" });

test("a workout logged offline is celebrated when it arrives, once", async ({ browser, line }) => {
  const { page, context } = await memberPage(browser);
  await logOffline(page, context, line);
  await goOnline(context, line);
  await expect(page.getByText("Workout Completed! 🎉").first()).toBeVisible({ timeout: 30_000 });
  await expect(couch(page)).toContainText("+24 XP");
  await page.getByRole("button", { name: "Keep going" }).click();
  await page.reload();
  await settled(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await read(context.request, "/api/notifications")).toMatchObject({ notifications: [] });
});

test("a workout sent with no page open is announced in Notifications, not by a dialog later", async ({
  browser,
  line,
}) => {
  const { page, context } = await memberPage(browser);
  await logOffline(page, context, line);
  await syncWithoutPage(context, page, line);
  await expect.poll(() => read(context.request, "/api/workouts"), { timeout: 30_000 }).toHaveLength(1);
  const again = await context.newPage();
  await again.goto("/notifications");
  await expect(again.getByRole("link", { name: "Achievement unlocked: Off the Couch" })).toBeVisible();
  const { notifications } = await read(context.request, "/api/notifications");
  expect(notifications).toMatchObject([{ text: "Achievement unlocked: Off the Couch" }]);
  await settled(again);
  await expect(again.getByRole("dialog")).toHaveCount(0);
});

test("a second user on the device sees and sends none of the first user's changes", async ({ browser, line }) => {
  const { page, context } = await memberPage(browser);
  const found = await targets(context.request);
  await visit(page, found);
  await goOffline(context, line);
  await page.goto(`/p/${found.photoId}`);
  await page.getByRole("button", { name: /^Like (?!this comment)/ }).click();
  await kept(page);
  await page.close();
  await goOnline(context, line);

  const other = await memberPage(browser, { firstName: "Olga" });
  const [session] = (await other.context.cookies()).filter(({ name }) => name.includes("session-token"));
  if (!session) throw new Error("no session");
  await context.clearCookies();
  await context.addCookies([session]);
  const theirs = await context.newPage();
  const writes = recordWrites(context);
  await theirs.goto("/settings/waiting");
  await expect(visibleText(theirs, "All changes sent")).toBeVisible();
  await expect
    .poll(() => theirs.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).sort()))
    .toEqual([`windmile-device-${other.id}`, "windmile-device-person"].sort());
  expect(writes).toEqual([]);
  expect((await read(context.request, `/api/photos/${found.photoId}`)).isLiked).toBe(false);
});

test("a write from another account is refused, whoever is signed in", async ({ browser }) => {
  const { context } = await memberPage(browser);
  const answer = await context.request.post("/api/workouts", {
    data: { activityType: "running", duration: 30 },
    headers: { "x-account": "019b76da-a800-72a9-b516-c354b68848cd", "idempotency-key": "k" },
  });
  expect([answer.status(), (await answer.json()).code]).toEqual([409, "other_account"]);
  expect(await read(context.request, "/api/workouts")).toEqual([]);
});
