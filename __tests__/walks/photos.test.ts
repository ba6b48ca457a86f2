import { type BrowserContext, expect, type Page, test } from "../support/browser-test";
import { image } from "../support/images";
import { memberPage } from "../support/members";

const HTML = Buffer.from("<!doctype html><title>Not a photo</title><script>alert(1)</script>");
/** The first words of a HEIC file; no browser here draws one. */
const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(400)]);
const TOO_LARGE = Buffer.concat([HEIC, Buffer.alloc(12 * 1024 * 1024)]);

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });
const post = (page: Page) => page.getByRole("button", { name: "Post", exact: true });
const titlesOf = async (context: BrowserContext) => {
  const photos: { title: string }[] = await (await context.request.get("/api/photos/profile")).json();
  return photos.map(({ title }) => title);
};

test("what is no photo is refused in words; what was typed and stored stays, and one post goes out", async ({
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
    page.getByText("Photo 5: This photo can't be made smaller here. Please choose one of at most 10 MB."),
  ).toBeVisible();
  // Each is refused as it is chosen, before anything is written about it.
  for (const photo of [2, 3]) {
    await expect(page.getByText(`Photo ${photo}: This photo can't be read. Please choose another.`)).toBeVisible();
  }
  await expect(page.getByText(/^Photo 4: HEIC photos cannot be shown everywhere/)).toBeVisible();
  await page.getByLabel("Title").fill("Lake at noon");
  await expect(post(page)).toBeDisabled();
  await expect(page.getByLabel("Title")).toHaveValue("Lake at noon");
  expect(await titlesOf(context)).toEqual([]);

  for (const photo of [5, 4, 3, 2]) await page.getByRole("button", { name: `Remove photo ${photo}` }).click();
  await post(page).dblclick();
  await expect(page.getByText("Experience Posted!", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await titlesOf(context)).toEqual(["Lake at noon"]);
  expect(stored).toHaveLength(1);
});

test("a connection that breaks between two photos costs only the second one another try", async ({ browser }) => {
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
  await post(page).click();
  await expect(page.getByText("Experience Posted!", { exact: true })).toBeVisible();
  expect(uploads).toBe(3);
  expect(await titlesOf(context)).toEqual(["Two of the pier"]);
});
