import { expect, type Locator, type Page, test } from "../support/browser-test";
import { dialog, signInAsDemo } from "../support/screens";

const WIDTHS = [320, 360, 390, 428];

/** How many pixels a field's placeholder overflows, as measured by the browser. */
const cutOff = (field: Locator) =>
  field.evaluate((input: HTMLInputElement | HTMLTextAreaElement) => {
    const own = getComputedStyle(input);
    const font = getComputedStyle(input, "::placeholder");
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) throw new Error("There is no canvas");
    pen.font = `${font.fontStyle} ${font.fontWeight} ${font.fontSize} ${font.fontFamily}`;
    const room = input.clientWidth - Number.parseFloat(own.paddingLeft) - Number.parseFloat(own.paddingRight);
    return Math.max(0, pen.measureText(input.placeholder).width - room);
  });

/** How many lines the text takes, and how far it overflows. */
const shapeOf = (element: Locator) =>
  element.evaluate((box) => {
    const range = document.createRange();
    range.selectNodeContents(box);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return { lines: lines.size, isCut: box.scrollWidth > box.clientWidth };
  });

const atEachWidth = async (page: Page, check: (width: number) => Promise<void>) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await check(width);
  }
};

test.beforeEach(({ context, baseURL }) => signInAsDemo(context, baseURL));

test("home: Hidden Gems is one line and the search placeholder is complete, at every width", async ({ page }) => {
  await page.goto("/");
  await atEachWidth(page, async () => {
    for (const name of ["Trending", "Hidden Gems", "Ask AI"])
      expect(await shapeOf(page.getByRole("tab", { name }))).toEqual({ lines: 1, isCut: false });
  });
  await page.getByRole("button", { name: "Search" }).click();
  const field = dialog(page).getByPlaceholder("Search experiences, places, people...", { exact: true });
  await expect(field).toBeVisible();
  await atEachWidth(page, async (width) => expect({ width, cut: await cutOff(field) }).toEqual({ width, cut: 0 }));
});

test("discover: the three modes are one line each with complete names, and the placeholder is complete", async ({
  page,
}) => {
  await page.goto("/discover");
  const field = page.getByPlaceholder("Search venues and events in Chicago...", { exact: true });
  await atEachWidth(page, async (width) => {
    for (const name of [/^Explore \(\d+\)$/, /^Hidden Gems \(\d+\)$/, /^Events \(\d+\)$/]) {
      const mode = page.getByRole("button", { name });
      await expect(mode).toHaveText(name);
      expect({ width, name, ...(await shapeOf(mode)) }).toEqual({ width, name, lines: 1, isCut: false });
    }
    expect({ width, cut: await cutOff(field) }).toEqual({ width, cut: 0 });
  });
});

test("new post: the feeling placeholder is one line at every width", async ({ page }) => {
  await page.goto("/new-post");
  const field = page.getByPlaceholder("Tell us how you felt about this experience...", { exact: true });
  await expect(field).toBeVisible();
  await atEachWidth(page, async (width) => expect({ width, cut: await cutOff(field) }).toEqual({ width, cut: 0 }));
});

test("new post: the people search placeholder is complete at every width", async ({ page }) => {
  await page.goto("/new-post");
  await page.getByRole("button", { name: "Tag People" }).click();
  const field = dialog(page).getByRole("combobox", { name: "Search people you follow" });
  await expect(field).toBeVisible();
  await atEachWidth(page, async (width) => expect({ width, cut: await cutOff(field) }).toEqual({ width, cut: 0 }));
});

test("social: the heading stays Community Events while Groups is selected", async ({ page }) => {
  await page.goto("/friends?tab=community");
  await page.getByRole("button", { name: "Groups" }).click();
  await expect(page.getByRole("button", { name: "Groups" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("heading", { name: "Community Events" })).toBeVisible();
});

test("discover: Loading discover... is visible over the map, and a key that never arrives results in the schematic map", async ({
  page,
}) => {
  await page.route("**/api/google-maps-key", () => {});
  await page.goto("/discover");
  const text = page.getByRole("region", { name: "Map of Chicago" }).getByText("Loading discover...");
  await expect(text).toBeVisible();
  expect((await text.boundingBox())?.width).toBeGreaterThan(100);
  await expect(page.getByText("Using fallback Chicago map")).toBeVisible({ timeout: 15_000 });
});

for (const path of ["/p/", "/events/", "/groups/", "/guides/people/", "/albums/", "/profile/", "/workouts/"]) {
  test(`an unknown id under ${path} shows the spec's 404 and a helpful line`, async ({ page }) => {
    await page.goto(`${path}01900000-0000-7000-8000-000000000000`);
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
    await expect(page.getByText("This isn't available. It may have been deleted or made private.")).toBeVisible();
  });
}
