import { image } from "@/__tests__/support/images";
import { memberPage } from "@/__tests__/support/members";
import { expectWhole, skipRewards, tapAndSend } from "@/__tests__/support/screens";
import { expect, test } from "../support/browser-test";

const jpeg = async (name: string) => ({
  name: `${name}.jpg`,
  mimeType: "image/jpeg",
  buffer: await image("jpeg", 900, 700),
});

test("a new profile starts with six tiles; each chosen image is one request and increases the numbers", async ({
  browser,
}) => {
  const { page, context } = await memberPage(browser);
  await skipRewards(page);
  await page.goto("/profile");
  await expect(page.getByRole("list", { name: "No photos yet" }).getByRole("button")).toHaveCount(6);
  await expect(page.getByRole("button", { name: /^Places Visited: 10\./ })).toBeVisible();
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/photos/upload")) calls += 1;
  });
  await page.getByLabel("Photos to add").setInputFiles([await jpeg("one"), await jpeg("two")]);
  await expect(page.getByText("Photo uploaded successfully!", { exact: true })).toBeVisible();
  await expect(page.getByRole("list", { name: "Photos" }).getByRole("button")).toHaveCount(2);
  await expect(page.getByRole("button", { name: /^Places Visited: 12\./ })).toBeVisible();
  expect(calls).toBe(2);
  const photos = await (await context.request.get("/api/photos/profile")).json();
  for (const photo of photos) expect(photo).toMatchObject({ showInProfile: true, activityType: "experience" });
  await page.getByRole("button", { name: /^Places Visited: 12\./ }).click();
  const sheet = page.getByRole("dialog", { name: "Places Visited" });
  await expect(sheet.getByText("Welcome bonus")).toBeVisible();
  await expect(sheet.getByText("+10")).toBeVisible();
});

test("an unknown profile is the not-found screen, and your own id shows your own", async ({ browser }) => {
  const { page, id } = await memberPage(browser);
  for (const path of ["/profile/nobody", "/profile/019b76da-a800-72a9-b516-c354b6884800", `/profile/${id}/more`]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  }
  await page.goto(`/profile/${id}`);
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toBeVisible();
});

test("follows, mutes, and blocks someone from their profile", async ({ browser }) => {
  const ada = await memberPage(browser, { firstName: "Ada" });
  const { page } = await memberPage(browser, { firstName: "Bea" });
  await page.goto(`/profile/${ada.id}`);
  await tapAndSend(page, page.getByRole("button", { name: "Follow Ada Lake" }));
  await expect(page.getByRole("button", { name: "Following Ada Lake" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Followers: 1" })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Followers: 1" }).click();
  await expect(page.getByRole("dialog", { name: "Followers" }).getByText("Bea Lake")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More options for Ada Lake" }).click();
  await page.getByRole("menuitem", { name: "Mute" }).click();
  await expect(page.getByText("Ada Lake muted", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "More options for Ada Lake" }).click();
  await page.getByRole("menuitem", { name: "Block" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Block" }).click();
  await expect(page).toHaveURL("/");
  expect((await page.goto(`/profile/${ada.id}`))?.status()).toBe(404);
});

test("edits a profile: cropped cover and portrait, names, cleared fields that are restored", async ({ browser }) => {
  const { page } = await memberPage(browser);
  await page.goto("/edit-profile");
  const nav = page.getByRole("navigation", { name: "Main" });
  await expect(nav.getByRole("link")).toHaveText(["Home", "Discover", "", "Friends", "Profile"]);
  for (const [button, field] of [
    ["Change Cover", "heroImageUrl"],
    ["Change profile photo", "profileImageUrl"],
  ] as const) {
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("button", { name: button }).click(),
    ]);
    await chooser.setFiles(await jpeg(field));
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(/^Crop frame/).press("ArrowDown");
    await dialog.getByLabel("Zoom").press("ArrowRight");
    await dialog.getByRole("button", { name: "Use photo" }).click();
    await expect(dialog).toBeHidden();
  }
  await page.getByRole("button", { name: "Clear Fields" }).click();
  await expect(page.getByLabel("First Name")).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("First Name")).toHaveValue("Nora");
  await page.getByLabel("First Name").fill("N");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("First name must be at least 2 characters")).toBeVisible();
  await page.getByLabel("First Name").fill("Eleonora");
  await page.getByLabel("Bio").fill("Runs by the lake.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile Updated!", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("heading", { name: "Eleonora Lake" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "About" }).getByText("Runs by the lake.")).toBeVisible();
  const user = await (await page.request.get("/api/auth/user")).json();
  for (const picture of [user.heroImageUrl, user.profileImageUrl]) {
    expect((await page.request.get(picture)).status()).toBe(200);
  }
});

test("the screens have no axe violations, narrow and dark, and nothing overflows", async ({ browser }) => {
  const { context, page } = await memberPage(browser, {
    firstName: "Wolfeschlegelsteinhausen",
    lastName: "Bergerdorff-Montgomery-Fitzgerald",
  });
  await context.addInitScript(() => localStorage.setItem("windmile-theme", "dark"));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/profile", "/edit-profile", "/new-post"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expectWhole(page);
  }
});
