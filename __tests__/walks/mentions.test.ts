import { expect, test } from "../support/browser-test";
import { image } from "../support/images";
import { memberPage } from "../support/members";
import { expectWhole, sendPost } from "../support/screens";

test("an @ suggests people by keyboard and by tap, in a caption and in a comment, and the text links to them", async ({
  browser,
}) => {
  test.slow();
  const { page, context } = await memberPage(browser);
  const people: { id: string; firstName: string; lastName: string }[] = await (
    await context.request.get("/api/friends/suggestions")
  ).json();
  const [first, second] = people;
  if (!first || !second) throw new Error("mentions suggest no one");
  for (const { id } of [first, second]) {
    expect(
      (await context.request.put(`/api/users/${id}/follow`, { headers: { "sec-fetch-site": "same-origin" } })).ok(),
    ).toBe(true);
  }
  const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

  await page.goto("/new-post");
  await page
    .getByLabel("Choose photos")
    .setInputFiles([{ name: "one.jpg", mimeType: "image/jpeg", buffer: await image("jpeg", 400) }]);
  await page.getByLabel("Title").fill("Lake at noon");
  const caption = page.getByLabel("How it felt");
  await caption.pressSequentially(`Out early with @${first.firstName.slice(0, 3).toLowerCase()}`);
  const offered = page.getByRole("listbox", { name: "People to mention" });
  await expect(offered.getByRole("option", { name: nameOf(first) })).toBeVisible();
  await expectWhole(page);
  await page.keyboard.press("Escape");
  await expect(offered).toHaveCount(0);
  await caption.press("Backspace");
  await offered.getByRole("option", { name: nameOf(first) }).click();
  await expect(caption).toHaveValue(`Out early with @${nameOf(first)} `);
  await expect(caption).toBeFocused();
  await sendPost(page);
  await expect(page.getByText("Experience Posted!", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/");

  await page.goto("/profile");
  await page.getByRole("list", { name: "Photos", exact: true }).getByRole("button").first().click();
  const detail = page.getByRole("dialog", { name: "Lake at noon" });
  await expect(detail.getByRole("link", { name: `@${nameOf(first)}` })).toHaveAttribute("href", `/profile/${first.id}`);

  const field = detail.getByRole("textbox", { name: "Comment", exact: true });
  await field.pressSequentially("Next time you too @");
  await expect(offered.getByRole("option")).toHaveCount(2);
  // Arrow keys wrap around from the first to the last.
  const last = await offered.getByRole("option").last().textContent();
  await field.press("ArrowUp");
  await expect(offered.getByRole("option", { selected: true })).toHaveText(last ?? "");
  await expect(field).toHaveAttribute("aria-activedescendant", /.+/);
  await field.press("ArrowDown");
  await field.pressSequentially(second.firstName);
  await field.press("Enter");
  await expect(field).toHaveValue(`Next time you too @${nameOf(second)} `);
  await detail.getByRole("button", { name: "Post comment" }).click();
  const named = detail.getByRole("link", { name: `@${nameOf(second)}` });
  await expect(named).toBeVisible();
  await named.click();
  await expect(page).toHaveURL(`/profile/${second.id}`);
});
