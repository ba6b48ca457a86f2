import { expect, test } from "../support/browser-test";
import { complaintsOf } from "../support/discover";
import { memberPage } from "../support/members";
import { brokenWords, dialog, expectWhole, overlaysGone, tapAndSend, tapAtRest, visibleText } from "../support/screens";

const LANDMARKS = `/category/${encodeURIComponent("Iconic Landmarks & Architecture")}`;

test("two people: one creates a guide, the other finds it, follows it, and plans a day from it", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const [ada, bob] = await Promise.all([
    memberPage(browser, { firstName: "Ada", lastName: "North" }),
    memberPage(browser, { firstName: "Bob", lastName: "South" }),
  ]);
  const complaints = [ada, bob].map(({ page }) => complaintsOf(page));

  await ada.page.goto("/guides");
  await tapAtRest(ada.page.getByRole("button", { name: "Create a guide" }));
  const form = dialog(ada.page, "Create a guide");
  await form.getByRole("textbox", { name: "Name", exact: true }).fill("Steel and glass");
  for (const name of ["Cloud Gate", "The Rookery", "Marina City"]) {
    await form.getByRole("searchbox", { name: "Add a place" }).fill(name);
    await form.getByRole("button", { name: `Add ${name}` }).click();
  }
  await form.getByRole("textbox", { name: "Note for The Rookery" }).fill("Ask to see the stairs");
  await form.getByRole("button", { name: "Move Marina City up" }).click();
  await expect(form.getByRole("list", { name: "Guide places" }).getByRole("listitem")).toHaveText([
    /Cloud Gate/,
    /Marina City/,
    /The Rookery/,
  ]);
  await expectWhole(ada.page);
  await ada.page.setViewportSize({ width: 320, height: 568 });
  expect(await brokenWords(ada.page)).toEqual([]);
  await ada.page.setViewportSize({ width: 428, height: 926 });
  await tapAndSend(ada.page, form.getByRole("button", { name: "Create" }));
  await expect(ada.page).toHaveURL(/\/guides\/people\/[0-9a-f-]{36}$/);
  await expect(ada.page.getByRole("list", { name: "Places" }).getByRole("listitem")).toHaveCount(3);
  await expect(visibleText(ada.page, "Ask to see the stairs")).toBeVisible();
  await expectWhole(ada.page);

  // Next to curated guides, on the screen of its places' category.
  await bob.page.goto(LANDMARKS);
  await bob.page.getByRole("button", { name: "GUIDES", exact: true }).click();
  const people = bob.page.getByRole("region", { name: "Community guides" });
  await expectWhole(bob.page);
  await people.getByRole("link", { name: "Steel and glass" }).click();
  await expect(bob.page.getByRole("link", { name: "Ada North" })).toBeVisible();
  await tapAndSend(bob.page, bob.page.getByRole("button", { name: "Follow" }));
  await expect(bob.page.getByRole("button", { name: "Following" })).toHaveAttribute("aria-pressed", "true");
  await expect(visibleText(bob.page, "1 follower")).toBeVisible();

  await bob.page.getByRole("link", { name: "Plan a day" }).click();
  await bob.page.getByRole("button", { name: "The whole day" }).click();
  await bob.page.getByRole("button", { name: "Any", exact: true }).click();
  await bob.page.getByRole("button", { name: "With friends" }).click();
  const stops = bob.page.getByRole("list", { name: "Your day" }).getByRole("heading");
  await expect(stops.first()).toBeVisible();
  for (const stop of await stops.allTextContents()) {
    expect(["Cloud Gate", "Marina City", "The Rookery"]).toContain(stop);
  }
  await expectWhole(bob.page);

  // By searching for its text, and on its author's profile.
  const origin = new URL(bob.page.url()).origin;
  await bob.page.request.put("/api/account/settings", { data: { isWelcomed: true }, headers: { origin } });
  await bob.page.goto("/");
  await bob.page.getByRole("button", { name: "Search", exact: true }).click();
  const search = dialog(bob.page, "Search");
  await search.getByRole("searchbox", { name: "Search" }).fill("steel glass");
  await search
    .getByRole("region", { name: "Guides" })
    .getByRole("link", { name: /^Steel and glass/ })
    .click();
  await expect(bob.page).toHaveURL(/\/guides\/people\//);
  await bob.page.getByRole("link", { name: "Ada North" }).click();
  await expect(bob.page).toHaveURL(/\/profile\//);
  const onProfile = bob.page.getByRole("region", { name: "Guides" }).getByRole("link", { name: "Steel and glass" });
  await expect(onProfile).toBeVisible();
  await expectWhole(bob.page);

  await bob.page.goto("/guides");
  await bob.page.getByRole("button", { name: "Following" }).click();
  await expect(bob.page.getByRole("list", { name: "Guides" }).getByRole("article")).toHaveCount(1);
  await ada.page.goto("/notifications");
  await ada.page
    .getByRole("link", { name: /Bob South started following your guide|Bob started following your guide/ })
    .click();
  await expect(ada.page.getByRole("heading", { name: "Steel and glass" })).toBeVisible();

  // Bob can't see friends-only content, because he follows the guide and not its author.
  await tapAtRest(ada.page.getByRole("button", { name: "More options for this guide" }));
  await ada.page.getByRole("menuitem", { name: "Edit guide" }).click();
  const edit = dialog(ada.page, "Edit guide");
  await edit.getByRole("combobox", { name: "Who can see it" }).selectOption("Followers");
  await tapAndSend(ada.page, edit.getByRole("button", { name: "Save" }));
  await overlaysGone(ada.page);
  await expect(ada.page.getByText("Followers", { exact: true })).toBeVisible();
  await bob.page.goto("/guides");
  await bob.page.getByRole("button", { name: "Following" }).click();
  await expect(visibleText(bob.page, "You're not following any guides")).toBeVisible();
  expect(complaints.flat()).toEqual([]);
});
