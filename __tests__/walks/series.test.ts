import { expect, test } from "../support/browser-test";
import { complaintsOf } from "../support/discover";
import { memberPage } from "../support/members";
import { expectWhole, tapAndSend, tapAtRest, visibleText } from "../support/screens";

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

test("two people: a weekly run, one date joined, later ones moved, one canceled with a reason, then biweekly", async ({
  browser,
}) => {
  const [ada, bob] = await Promise.all([
    memberPage(browser, { firstName: "Ada", lastName: "North" }),
    memberPage(browser, { firstName: "Bob", lastName: "South" }),
  ]);
  const complaints = [ada, bob].map(({ page }) => complaintsOf(page));
  const { page } = ada;
  await page.goto("/friends?tab=community&part=events");
  await tapAtRest(page.getByRole("button", { name: "Create" }));
  const sheet = page.getByRole("dialog", { name: "Create an event" });
  await sheet.getByLabel("Title").fill("Lakefront weekly");
  await sheet.getByLabel("Date").fill(inDays(4));
  await sheet.getByLabel("Time (Chicago)").fill("18:30");
  await sheet.getByLabel("Place").fill("Montrose Beach");
  await sheet.getByLabel("Repeats").selectOption("weekly");
  await sheet.getByLabel("Last day").fill(inDays(40));
  await tapAndSend(page, sheet.getByRole("button", { name: "Create" }));
  await expect(page).toHaveURL(/\/events\//);
  const path = new URL(page.url()).pathname;
  await expect(visibleText(page, /^Every (Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day$/)).toBeVisible();
  await tapAtRest(page.getByRole("button", { name: "All dates" }));
  const dates = page.getByRole("dialog", { name: "All dates" }).getByRole("list", { name: "Dates" });
  await expect(dates.getByRole("link")).toHaveCount(6);
  await expectWhole(page);

  // Bob joins only the second date.
  await bob.page.goto(path);
  await tapAtRest(bob.page.getByRole("button", { name: "All dates" }));
  const theirs = bob.page.getByRole("dialog", { name: "All dates" });
  await theirs.getByRole("list", { name: "Dates" }).getByRole("link").nth(1).click();
  await expect(bob.page).not.toHaveURL(path);
  await tapAndSend(bob.page, bob.page.getByRole("button", { name: "Join" }));
  await expect(visibleText(bob.page, "2/30 going")).toBeVisible();

  // Ada moves that date and later ones to the morning: Bob is notified once.
  await dates.getByRole("link").nth(1).click();
  await expect(page).toHaveURL(bob.page.url());
  await tapAtRest(page.getByRole("button", { name: "More options for this event" }));
  await page.getByRole("menuitem", { name: "Edit event" }).click();
  const edit = page.getByRole("dialog", { name: "Edit event" });
  await edit.getByRole("button", { name: "This and later" }).click();
  await edit.getByLabel("Time (Chicago)").fill("07:00");
  await tapAndSend(page, edit.getByRole("button", { name: "Save" }));
  await expect(page.getByText("7:00 AM, Chicago time")).toBeVisible();
  await tapAtRest(page.getByRole("button", { name: "All dates" }));
  await expect(dates.getByRole("link")).toContainText([
    "6:30 PM",
    "7:00 AM",
    "7:00 AM",
    "7:00 AM",
    "7:00 AM",
    "7:00 AM",
  ]);
  await bob.page.goto("/notifications");
  await expect(visibleText(bob.page, /Lakefront weekly.* updated: .*7:00 AM. Later dates also changed/)).toHaveCount(1);

  // It's canceled: the page shows the reason, and the other dates stay.
  await page.keyboard.press("Escape");
  await expect(dates).toBeHidden();
  await tapAtRest(page.getByRole("button", { name: "More options for this event" }));
  await page.getByRole("menuitem", { name: "Cancel event" }).click();
  const cancelling = page.getByRole("dialog", { name: "Cancel this event?" });
  await cancelling.getByLabel("Reason").fill("Waves are up to twelve feet.");
  await tapAndSend(page, cancelling.getByRole("button", { name: "Cancel event" }));
  await expect(cancelling).toBeHidden();
  await expect(page.getByText("Waves are up to twelve feet.")).toBeVisible();
  await bob.page.reload();
  const told = bob.page.getByRole("link", { name: /Lakefront weekly.* was canceled: Waves are up to twelve feet/ });
  await tapAtRest(told);
  await expect(visibleText(bob.page, "This event was canceled.")).toBeVisible();
  await expectWhole(bob.page);
  await bob.page.goto(path);
  await expect(bob.page.getByRole("button", { name: "Join" })).toBeVisible();

  // Every other week from now on: Bob's date is canceled and he's notified; the rest is unchanged.
  await tapAtRest(bob.page.getByRole("button", { name: "All dates" }));
  await theirs.getByRole("list", { name: "Dates" }).getByRole("link").nth(3).click();
  await expect(bob.page).not.toHaveURL(path);
  await tapAndSend(bob.page, bob.page.getByRole("button", { name: "Join" }));
  await expect(visibleText(bob.page, "2/30 going")).toBeVisible();
  await page.goto(path);
  await tapAtRest(page.getByRole("button", { name: "More options for this event" }));
  await page.getByRole("menuitem", { name: "Edit event" }).click();
  await expect(edit.getByLabel("Repeats")).toHaveCount(0);
  await edit.getByRole("button", { name: "This and later" }).click();
  await edit.getByLabel("Repeats").selectOption("biweekly");
  await expect(edit.getByText("guests are notified")).toBeVisible();
  await expectWhole(page);
  await tapAndSend(page, edit.getByRole("button", { name: "Save" }));
  await expect(edit).toBeHidden();
  await expect(page.getByText(/^Every other (Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day$/)).toBeVisible();
  await tapAtRest(page.getByRole("button", { name: "All dates" }));
  await expect(dates.getByText("Canceled", { exact: true })).toHaveCount(2); // the sixth had no guests and is gone
  await expectWhole(page);
  await bob.page.goto("/notifications");
  await expect(
    visibleText(bob.page, /Lakefront weekly.* was canceled for .*: It's now every other \w+day/),
  ).toHaveCount(1);
  expect(complaints.flat()).toEqual([]);
});
