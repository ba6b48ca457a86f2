import { expect, type Page } from "../support/browser-test";
import { goOffline, test } from "../support/cuttable-test";
import { storedOnDevice } from "../support/device";
import { photoWithMetadata } from "../support/images";
import { signInAsDemo } from "../support/screens";
import { gpxFile, minute, trk } from "../support/track-files";

test.setTimeout(240_000);

const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });

test("the downloaded city opens offline on screens that were never visited, until it is removed", async ({
  page,
  context,
  line,
}) => {
  await signInAsDemo(context, line.url);
  await page.goto("/settings/download");
  await controlled(page);
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await expect(page.getByText("Chicago downloaded").first()).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/\d+ photos, downloaded just now/)).toBeVisible();

  await goOffline(context, line);
  await page.goto("/discover?view=list&mode=hidden_gems");
  await expect(page.getByRole("heading", { level: 1, name: "Discover" })).toBeVisible();
  await expect(page.getByText("That didn't load")).toHaveCount(0);
  const picture = page.getByRole("main").locator("img").first();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  await page.goto("/discover?view=list");
  await page.getByRole("main").getByRole("listitem").first().getByRole("link").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();

  await page.goto("/settings/download");
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("button", { name: "Download", exact: true })).toBeVisible();
  const left = await page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith("pictures-city-")),
  );
  expect(left).toEqual([]);
});

type Shared = { file?: { name: string; type: string; content: number[] }; text?: string; url?: string };

/** Sends the POST that the system's share sheet would. */
const share = (page: Page, shared: Shared) =>
  page.evaluate(({ file, text, url }) => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: "/share", enctype: "multipart/form-data" });
    for (const [name, value] of Object.entries({ text, url }))
      if (value) form.append(Object.assign(document.createElement("input"), { name, value }));
    if (file) {
      const input = Object.assign(document.createElement("input"), { type: "file", name: "files" });
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(file.content)], file.name, { type: file.type }));
      input.files = files.files;
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }, shared);

test("a shared track opens the import, and a shared link opens New Post with its text", async ({
  page,
  context,
  line,
}) => {
  await signInAsDemo(context, line.url);
  await page.goto("/saved");
  await controlled(page);
  const content = [...Buffer.from(gpxFile(trk("running", minute())))];
  await share(page, { file: { name: "run.gpx", type: "application/gpx+xml", content } });
  await page.waitForURL("**/workouts/import");
  await expect(page.getByRole("button", { name: "Import 1 workout" })).toBeVisible();

  await share(page, { text: "Sunset at Promontory Point", url: "https://example.com/lake" });
  await page.waitForURL("**/new-post?*");
  await expect(page.getByLabel("How it felt")).toHaveValue("Sunset at Promontory Point\nhttps://example.com/lake");
});

test("a picture shared from another app is in New Post, once", async ({ page, context, line }) => {
  await signInAsDemo(context, line.url);
  await page.goto("/saved");
  await controlled(page);
  await share(page, { file: { name: "lake.jpg", type: "image/jpeg", content: [...(await photoWithMetadata(6))] } });
  await page.waitForURL("**/new-post");
  await expect(page.getByRole("button", { name: "Remove photo 1" })).toBeVisible();
  const { id } = await (await context.request.get("/api/auth/user")).json();
  await expect.poll(() => storedOnDevice(page, id)).toMatchObject({ altTexts: [""] }); // autosave runs a moment later
  await page.reload();
  await expect(page.getByRole("button", { name: "Remove photo 1" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove photo 2" })).toHaveCount(0);
});
