import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { photoWithMetadata } from "@/__tests__/support/images";
import { memberPage } from "@/__tests__/support/members";
import { type BrowserContext, expect, type Page, test } from "../support/browser-test";
import { storedOnDevice } from "../support/device";
import { recordMissing, skipRewards } from "../support/screens";

const dataDir = () => process.env.WINDMILE_DATA_DIR ?? ".data";

async function choosePhotos(page: Page, count = 1) {
  const buffer = await photoWithMetadata(6);
  const files = Array.from({ length: count }, (_, index) => ({
    name: `IMG_${index}.jpg`,
    mimeType: "image/jpeg",
    buffer,
  }));
  await page.getByLabel("Choose photos").setInputFiles(files);
  await expect(page.getByRole("button", { name: `Remove photo ${count}` })).toBeVisible();
}

const post = (page: Page) => page.getByRole("button", { name: "Post", exact: true });
const drafts = async (context: BrowserContext) => (await context.request.get("/api/drafts")).json();
const photosOf = async (context: BrowserContext) => (await context.request.get("/api/photos/profile")).json();

/** No stored file may contain where or with what device the photo was taken. Skips `tmp`, where other tests may be writing. */
function storedBytes(folder: string): Buffer[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && path.basename(entry.parentPath) !== "tmp")
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name)));
}

test("a photo is posted, shown on home and profile, liked, commented on, and deleted", async ({ browser }) => {
  test.slow();
  const owner = await memberPage(browser);
  const title = `Harbour light ${Date.now()}`;
  await skipRewards(owner.page);
  const missing = recordMissing(owner.page);
  await owner.page.goto("/new-post");
  await choosePhotos(owner.page);
  await owner.page.getByLabel("Title").fill(title);
  await post(owner.page).dblclick();
  await expect(owner.page.getByText("Experience Posted!", { exact: true })).toBeVisible();
  await expect(owner.page).toHaveURL("/");
  await expect(owner.page.getByRole("link", { name: title })).toBeVisible();
  await owner.page.waitForTimeout(1500); // everything home requests once the post exists
  const [mine, ...others] = await photosOf(owner.context);
  expect(mine.title).toBe(title);
  expect(others).toEqual([]);
  expect(missing(mine.image)).toEqual([]);
  await owner.page.reload();
  await expect(owner.page.getByRole("link", { name: title })).toBeVisible();
  const stored = storedBytes(path.join(dataDir(), "media"));
  expect(stored.length).toBeGreaterThan(0);
  for (const bytes of stored) expect(bytes.includes("TELLTALE")).toBe(false);

  const guest = await memberPage(browser);
  await guest.page.goto(`/profile/${owner.id}?photo=${mine.id}`);
  const dialog = guest.page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Like/ }).click();
  await dialog.getByRole("textbox").fill("What a morning");
  await dialog.getByRole("button", { name: /send|post/i }).click();
  await expect(dialog.getByRole("article").filter({ hasText: "What a morning" })).toBeVisible();
  await expect.poll(async () => (await photosOf(owner.context))[0]).toMatchObject({ likes: 1, comments: 1 });

  await owner.page.goto("/profile");
  await owner.page.getByRole("list", { name: "Photos" }).getByRole("button").first().click();
  const own = owner.page.getByRole("dialog");
  await expect(own.getByText("What a morning")).toBeVisible();
  await own.getByRole("button", { name: "More options for this photo" }).click();
  await owner.page.getByRole("menuitem", { name: "Delete photo" }).click();
  await expect(owner.page.getByText("Photo moved to trash", { exact: true })).toBeVisible();
  await expect(owner.page.getByRole("list", { name: "No photos yet" }).getByRole("button")).toHaveCount(6);
  expect((await guest.context.request.get(`/api/photos/${mine.id}`)).status()).toBe(404);
});

test("a killed tab loses nothing; a draft is stored on the server and resumed", async ({ browser }) => {
  const { page, context, id } = await memberPage(browser);
  await page.goto("/new-post");
  await choosePhotos(page, 3);
  await page.getByLabel("Title").fill("Half a story");
  await page.getByPlaceholder("Tell us how you felt about this experience...").fill("Windy.");
  await page.getByRole("button", { name: /^Photo 1 of 3/ }).click();
  await page.getByLabel("Alt text").fill("A harbour at dawn");
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: /^Photo 1 of 3/ }).press("ArrowRight");
  await expect(page.getByRole("button", { name: /^Photo 2 of 3. Described as A harbour/ })).toBeVisible();
  const altTexts = ["", "A harbour at dawn", ""];
  await expect.poll(() => storedOnDevice(page, id)).toEqual({ title: "Half a story", caption: "Windy.", altTexts });
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto("/new-post");
  await expect(again.getByText("We saved your unfinished post.")).toBeVisible();
  await expect(again.getByLabel("Title")).toHaveValue("Half a story");
  await expect(again.getByRole("button", { name: /^Photo 2 of 3. Described as A harbour/ })).toBeVisible();
  await again.getByRole("button", { name: "Draft" }).click();
  await expect(again.getByText("Draft Saved", { exact: true })).toBeVisible();
  await expect(again).toHaveURL("/profile");
  expect(await drafts(context)).toHaveLength(1);

  await again.goto("/new-post");
  await expect(again.getByLabel("Title")).toHaveValue("");
  await again.getByRole("button", { name: /^Resume a draft/ }).click();
  await again.getByRole("button", { name: /^Half a story/ }).click();
  await expect(again.getByRole("button", { name: /^Photo 2 of 3. Described as A harbour/ })).toBeVisible();
  await post(again).click();
  await expect(again).toHaveURL("/");
  await expect.poll(() => drafts(context)).toEqual([]);
  const [photo] = await photosOf(context);
  expect(photo.photos.map(({ altText }: { altText: string }) => altText)).toEqual(altTexts);
});

test("a failed upload keeps the text and posts once on retry", async ({ browser }) => {
  const { page, context } = await memberPage(browser);
  await page.goto("/new-post");
  await choosePhotos(page, 2);
  await page.getByLabel("Title").fill("Second try");
  let uploads = 0;
  await page.route("**/api/photos/upload", (route) => {
    uploads += 1;
    return uploads === 2 ? route.abort() : route.continue();
  });
  await post(page).click();
  await expect(page.getByText("There was an error sharing your experience", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Second try");
  await post(page).click();
  await expect(page).toHaveURL("/");
  expect(uploads).toBe(3);
  expect((await photosOf(context)).map(({ photos }: { photos: unknown[] }) => photos.length)).toEqual([2]);
});

test("leaving unsaved input asks first, by link and by Back", async ({ browser }) => {
  const { page } = await memberPage(browser);
  await page.goto("/profile");
  await page.getByRole("link", { name: "New post" }).click();
  await page.getByLabel("Title").fill("Unsaved");
  await page.getByRole("link", { name: "Back" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(question).toBeHidden();
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/profile");
});

test("the bottom bar's button opens the camera", async ({ browser }) => {
  const { page } = await memberPage(browser);
  await page.goto("/profile");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("link", { name: "New post" }).click(),
  ]);
  expect(await chooser.element().getAttribute("capture")).toBe("environment");
  expect(await page.evaluate(() => sessionStorage.getItem("openCamera"))).toBeNull();
});
