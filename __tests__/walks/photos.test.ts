import { change } from "../support/app-database";
import { type BrowserContext, expect, type Page, test } from "../support/browser-test";
import { image } from "../support/images";
import { memberPage } from "../support/members";
import { expectWhole, overlaysGone, sendPost, skipRewards, visibleText } from "../support/screens";

const HTML = Buffer.from("<!doctype html><title>Not a photo</title><script>alert(1)</script>");
/** The first bytes of a HEIC file, which no browser here can decode. */
const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(400)]);
const TOO_LARGE = Buffer.concat([HEIC, Buffer.alloc(12 * 1024 * 1024)]);

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });
const post = (page: Page) => page.getByRole("button", { name: "Post", exact: true });
const titlesOf = async (context: BrowserContext) => {
  const photos: { title: string }[] = await (await context.request.get("/api/photos/profile")).json();
  return photos.map(({ title }) => title);
};

test("archiving, deleting, and Undo far down in home keep the scroll position", async ({ browser }) => {
  test.slow();
  const { page, context, id } = await memberPage(browser);
  const title = `Deep in home ${id}`;
  await skipRewards(page);
  await page.goto("/new-post");
  await page.getByLabel("Choose photos").setInputFiles([jpeg("lake.jpg", await image())]);
  await page.getByLabel("Title").fill(title);
  await sendPost(page);
  expect(await titlesOf(context)).toEqual([title]);
  await change(
    `update photos set "createdAt" = (select "createdAt" from photos where "showInHome" order by "createdAt" desc offset 45 limit 1)
     where "userId" = $1`,
    [id],
  );
  await page.goto("/");
  const own = page.getByRole("link", { name: title });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(own).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await own.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  expect(before).toBeGreaterThan(1500);
  const expectSamePlace = () => expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(800);
  for (const [action, done] of [
    ["Archive", "Photo archived"],
    ["Delete photo", "Photo moved to trash"],
  ] as const) {
    await own.click();
    await page.getByRole("button", { name: "More options for this photo" }).click();
    await page.getByRole("menuitem", { name: action }).click();
    await expect(page.getByText(done, { exact: true })).toBeVisible();
    await expect(own).toHaveCount(0);
    await expectSamePlace();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(own).toBeAttached();
    await expectSamePlace();
  }
});

test("an invalid photo is rejected with a message; input and stored photos stay, and one post is sent", async ({
  browser,
}) => {
  test.slow();
  const { page, context } = await memberPage(browser);
  const stored: string[] = [];
  page.on("response", (response) => {
    if (response.request().method() === "POST" && /\/api\/photos\/upload$/.test(response.url()) && response.ok()) {
      stored.push(response.url());
    }
  });
  await page.goto("/new-post");
  await page
    .getByLabel("Choose photos")
    .setInputFiles([
      jpeg("good.jpg", await image()),
      jpeg("page.jpg", HTML),
      jpeg("cut.jpg", (await image()).subarray(0, 200)),
      jpeg("IMG_1.heic", HEIC),
      jpeg("huge.jpg", TOO_LARGE),
    ]);
  await expect(page.getByRole("button", { name: "Remove photo 5" })).toBeVisible();
  await expect(
    page.getByText("Photo 5: We can't resize this photo on your device. Please choose one up to 10 MB."),
  ).toBeVisible();
  // Each is rejected when it's chosen, before any text is entered.
  for (const photo of [2, 3]) {
    await expect(page.getByText(`Photo ${photo}: We can't read this photo. Please choose another.`)).toBeVisible();
  }
  await expect(page.getByText(/^Photo 4: HEIC photos aren't supported/)).toBeVisible();
  await page.getByLabel("Title").fill("Lake at noon");
  await expect(post(page)).toBeDisabled();
  await expect(page.getByLabel("Title")).toHaveValue("Lake at noon");
  expect(await titlesOf(context)).toEqual([]);

  for (const photo of [5, 4, 3, 2]) await page.getByRole("button", { name: `Remove photo ${photo}` }).click();
  await sendPost(page, "dblclick");
  await expect(page.getByText("Experience Posted!", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await titlesOf(context)).toEqual(["Lake at noon"]);
  expect(stored).toHaveLength(1);
});

test("a connection that breaks between two photos costs only a retry of the second", async ({ browser }) => {
  test.slow();
  const { page, context } = await memberPage(browser);
  let uploads = 0;
  await page.route("**/api/photos/upload", async (route) => {
    uploads += 1;
    await (uploads === 2 ? route.abort("connectionreset") : route.continue());
  });
  await page.goto("/new-post");
  await page
    .getByLabel("Choose photos")
    .setInputFiles([jpeg("one.jpg", await image()), jpeg("two.jpg", await image())]);
  await expect(page.getByRole("button", { name: "Remove photo 2" })).toBeVisible();
  await page.getByLabel("Title").fill("Two of the pier");
  await post(page).click();
  await expect(page.getByText("Upload Failed", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Photo 2: /)).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Two of the pier");
  await sendPost(page);
  await expect(page.getByText("Experience Posted!", { exact: true })).toBeVisible();
  expect(uploads).toBe(3);
  expect(await titlesOf(context)).toEqual(["Two of the pier"]);
});

test("a post is edited, and earlier versions stay readable; deleted, it is restored by Undo, and from the trash", async ({
  browser,
}) => {
  test.slow();
  const { page, context } = await memberPage(browser);
  await page.goto("/new-post");
  await page
    .getByLabel("Choose photos")
    .setInputFiles([jpeg("one.jpg", await image("jpeg", 1600, 1200)), jpeg("two.jpg", await image("jpeg", 400))]);
  await expect(page.getByRole("button", { name: "Remove photo 2" })).toBeVisible();
  await page.getByLabel("Title").fill("Lake at noon");
  await page.getByLabel("Who can see this").selectOption("Followers");
  await sendPost(page);
  await expect(page.getByText("Experience Posted!", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/");
  await page.goto("/profile");
  const grid = page.getByRole("list", { name: "Photos", exact: true }); // empty, it is "No photos yet", and each tile adds one
  await grid.getByRole("button").first().click();
  const detail = page.getByRole("dialog", { name: "Lake at noon" });
  await expect(detail.getByText("· Followers")).toBeVisible();
  await detail.getByRole("button", { name: /^View full photo 1/ }).click();
  const whole = page.locator(".pswp__img:not(.pswp__img--placeholder)").first();
  await expect(whole).toBeVisible();
  await expect(page.getByRole("button", { name: "Zoom" })).toBeVisible();
  const width = async () => (await whole.boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole("button", { name: "Zoom" }).click();
  await expect.poll(width).toBeGreaterThan(before);
  await page.keyboard.press("Escape");
  await expect(page.locator(".pswp")).toHaveCount(0);
  await expect(detail).toBeVisible(); // Escape closed only the picture
  const more = page.getByRole("button", { name: "More options for this photo" });
  await more.click();
  await page.getByRole("menuitem", { name: "Edit post" }).click();
  const form = page.getByRole("dialog", { name: "Edit post" });
  await form.getByLabel("Title").fill("Lake at one");
  await form.getByLabel("How it felt").fill("Windy, and warm.");
  await form.getByLabel("Who can see this").selectOption("Everyone");
  await form.getByRole("button", { name: /^Photo 1 of 2/ }).press("ArrowRight");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toHaveCount(0);
  const edited = page.getByRole("dialog", { name: "Lake at one" });
  await expect(edited.getByText("Windy, and warm.")).toBeVisible();
  await expect(edited.getByText("· edited")).toBeVisible();
  const [{ id }] = await (await context.request.get("/api/photos/profile")).json();
  const linked = await context.newPage();
  await linked.goto(`/p/${id}`);
  await linked.getByRole("button", { name: "More options for this photo" }).click();
  await linked.getByRole("menuitem", { name: "Edit post" }).click();
  await expect(linked.getByRole("dialog", { name: "Edit post" }).getByLabel("Title")).toHaveValue("Lake at one");
  await linked.close();

  await more.click();
  await page.getByRole("menuitem", { name: "Earlier versions" }).click();
  const versions = page.getByRole("dialog", { name: "Earlier versions" });
  await expect(versions.getByText("Lake at noon")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(versions).toHaveCount(0);

  await more.click();
  await page.getByRole("menuitem", { name: "Delete photo" }).click();
  await expect(page.getByText("Photo moved to trash", { exact: true })).toBeVisible();
  await expect.poll(() => titlesOf(context)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => titlesOf(context)).toEqual(["Lake at one"]);
  await expect(grid.getByRole("button").first()).toBeVisible();

  await grid.getByRole("button").first().click();
  await more.click();
  await page.getByRole("menuitem", { name: "Delete photo" }).click();
  await expect.poll(() => titlesOf(context)).toEqual([]);
  await overlaysGone(page);
  await page.goto("/settings/account");
  await page.getByRole("link", { name: "Archive and Trash" }).click();
  await page.getByRole("button", { name: "Trash", exact: true }).click();
  await expect(visibleText(page, "30 days left")).toBeVisible();
  await expectWhole(page);
  await page.getByRole("button", { name: "Restore Lake at one" }).click();
  await expect(page.getByText("The trash is empty")).toBeVisible();
  expect(await titlesOf(context)).toEqual(["Lake at one"]);
  await context.close();
});
