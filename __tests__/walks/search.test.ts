import { expect, test } from "../support/browser-test";
import { memberPage } from "../support/members";
import { dialog, expectWhole } from "../support/screens";

test("search finds activities, routes, and pages of the app, and links to them", async ({ browser }) => {
  const { page } = await memberPage(browser);
  await page.goto("/");
  const search = async (q: string) => {
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await dialog(page).getByRole("searchbox", { name: "Search" }).fill(q);
  };
  const section = (name: string) => dialog(page).getByRole("region", { name, exact: true });

  await search("yoga");
  await expect(section("Activities").getByText("Yoga by the Lake")).toBeVisible();
  await expect(dialog(page).getByRole("heading", { level: 3 }).first()).toHaveText("Activities");
  await expectWhole(page);

  await dialog(page).getByRole("searchbox", { name: "Search" }).fill("run club");
  await section("Activities")
    .getByRole("link", { name: /Lakefront Run Club/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/(groups|events)\//);
  await expect(page.getByRole("heading", { name: "Lakefront Run Club" }).first()).toBeVisible();

  await page.goto("/");
  await search("boulevards");
  await section("Routes")
    .getByRole("link", { name: /Logan Square boulevards/ })
    .click();
  await expect(page).toHaveURL("/record?way=logan-boulevards");

  await page.goto("/");
  await search("dark mode");
  await section("In Windmile")
    .getByRole("link", { name: /Appearance/ })
    .click();
  await expect(page).toHaveURL("/settings/account");
  await expect(page.getByRole("link", { name: "Appearance" })).toBeVisible();
});

test("an activity opens from search in any season", async ({ browser }) => {
  const { page } = await memberPage(browser);
  await page.goto("/");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await dialog(page).getByRole("searchbox", { name: "Search" }).fill("kayak");
  await page.getByRole("button", { name: /Kayak the Chicago River/ }).click();
  const opened = page.getByRole("dialog", { name: "Kayak the Chicago River" });
  await expect(opened.getByText("Up to")).toBeVisible();
  await expect(page).toHaveURL(/trend=/);
  await page.reload();
  await expect(opened.getByText("Up to")).toBeVisible();
});
