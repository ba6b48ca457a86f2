import { change } from "@/__tests__/support/app-database";
import { memberPage } from "@/__tests__/support/members";
import { expectWhole, overlaysGone, overlaysOpen, tapAndSend } from "@/__tests__/support/screens";
import { type Browser, expect, type Page, test } from "../support/browser-test";
import { visibleText } from "../support/screens";

async function member(browser: Browser, firstName: string) {
  const made = await memberPage(browser, { firstName });
  await made.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  return made;
}

const IN_A_YEAR = new Date(Date.now() + 360 * 86_400_000).toISOString().slice(0, 10);

/** Creates an event through the UI and returns its page's path. */
async function holdEvent(page: Page, title: string, places: number): Promise<string> {
  await page.goto("/friends");
  await page.getByRole("tab", { name: "Community" }).click();
  await expect(page.getByRole("heading", { name: "Community Events" })).toBeVisible();
  await page.getByRole("button", { name: "Create" }).click();
  const sheet = page.getByRole("dialog", { name: "Create an event" });
  await sheet.getByLabel("Title").fill(title);
  await sheet.getByLabel("Description").fill("Two slow miles, then coffee.");
  await sheet.getByLabel("Date").fill(IN_A_YEAR);
  await sheet.getByLabel("Time (Chicago)").fill("07:30");
  await sheet.getByLabel("Place").fill("Montrose Beach");
  await sheet.getByLabel("Guest limit").fill(String(places));
  await sheet.getByLabel("Tags").fill("coffee, slow, coffee");
  await sheet.getByRole("button", { name: "Create" }).click();
  await expect(page).toHaveURL(/\/events\//);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  return new URL(page.url()).pathname;
}

test("an event for two: the third is number one on the waitlist, and moves up when someone leaves", async ({
  browser,
}) => {
  const [host, guest, late] = await Promise.all(["Hana", "Gus", "Lena"].map((name) => member(browser, name)));
  if (!host || !guest || !late) throw new Error("nobody came");
  const path = await holdEvent(host.page, "Sunrise walk", 2);
  await expect(visibleText(host.page, "1/2 going")).toBeVisible();
  await expect(host.page.getByText("1 spot left")).toBeVisible();
  await expect(host.page.getByText("You're hosting this")).toBeVisible();

  await guest.page.goto(path);
  await tapAndSend(guest.page, guest.page.getByRole("button", { name: "Join" }));
  await expect(guest.page.getByRole("button", { name: "Joined" })).toBeVisible();
  await expect(guest.page.getByRole("heading", { name: "You're going" })).toBeVisible();
  await expect(visibleText(guest.page, /^Starts in \d+ days$/)).toBeVisible();
  await expect(visibleText(guest.page, "2/2 going")).toBeVisible();

  await late.page.goto(path);
  await tapAndSend(late.page, late.page.getByRole("button", { name: "Join the waitlist" }));
  await expect(late.page.getByRole("button", { name: "Number 1 on the waitlist" })).toBeVisible();
  await late.page.reload();
  await expect(late.page.getByRole("button", { name: "Number 1 on the waitlist" })).toBeVisible();
  await expect(visibleText(late.page, "2/2 going · 1 waiting")).toBeVisible();

  await host.page.goto("/notifications");
  await expect(visibleText(host.page, /joined the waitlist for your event “Sunrise walk”/)).toBeVisible();

  await guest.page.getByRole("button", { name: "Joined" }).click();
  await tapAndSend(guest.page, guest.page.getByRole("alertdialog").getByRole("button", { name: "Leave" }));
  await expect(guest.page.getByRole("button", { name: "Join the waitlist" })).toBeVisible();

  await late.page.reload();
  await expect(late.page.getByRole("button", { name: "Joined" })).toBeVisible();
  await late.page.getByRole("button", { name: "Hana and 1 other are going" }).click();
  await expect(late.page.getByRole("dialog", { name: "Going" }).getByText("Hana Lake")).toBeVisible();
});

test("the host edits and cancels an event; its link, calendar file, and page say so", async ({ browser }) => {
  const host = await member(browser, "Hana");
  const { page } = host;
  const path = await holdEvent(page, "Lake swim", 5);
  await page.getByRole("button", { name: "More options for this event" }).click();
  await page.getByRole("menuitem", { name: "Edit event" }).click();
  const sheet = page.getByRole("dialog", { name: "Edit event" });
  await expect(sheet.getByLabel("Tags")).toHaveValue("coffee, slow");
  await sheet.getByLabel("Place").fill("Ohio Street Beach");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Ohio Street Beach")).toBeVisible();

  await page.getByRole("button", { name: "Directions" }).click();
  const chooser = page.getByRole("dialog", { name: "Directions" });
  await expect(chooser.getByRole("link", { name: /Google Maps/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(chooser).toBeHidden();
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path);
  // It covers the header's buttons and stays while hovered.
  await page.getByRole("button", { name: "Dismiss" }).click();

  await page.getByRole("button", { name: "More options for this event" }).click();
  await page.getByRole("menuitem", { name: "Cancel event" }).click();
  const cancelling = page.getByRole("dialog", { name: "Cancel this event?" });
  await cancelling.getByLabel("Reason").fill("The water is too cold.");
  await cancelling.getByRole("button", { name: "Cancel event" }).click();
  await expect(cancelling).toBeHidden();
  await expect(visibleText(page, "This event was canceled.")).toBeVisible();
  await expect(visibleText(page, "The water is too cold.")).toBeVisible();
  const calendar = await page.request.get(`/api/community${path}/calendar.ics`);
  expect(await calendar.text()).toContain("STATUS:CANCELLED");

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(path);
  await expect(visibleText(visitor, "This event was canceled.")).toBeVisible();
  await expect(visitor).toHaveTitle(/Lake swim/);
  await expect(visitor.locator('meta[property="og:image"]')).toHaveAttribute(
    "content",
    /^http.*\/media\/preview\/posters-.*\.jpg$/,
  );
  expect((await visitor.goto("/events/019b76da-a800-72a9-b516-c354b6884800"))?.status()).toBe(404);
  expect((await visitor.goto("/groups/nothing"))?.status()).toBe(404);
});

test("a private group: requested, approved, made an admin; the last owner transfers it before leaving", async ({
  browser,
}) => {
  const [owner, guest] = [await member(browser, "Olga"), await member(browser, "Gus")];
  const { page } = owner;
  await page.goto("/friends?tab=community&part=groups");
  await page.getByRole("button", { name: "Create" }).click();
  const sheet = page.getByRole("dialog", { name: "Start a group" });
  await sheet.getByLabel("Name").fill("Night riders");
  await sheet.getByLabel("Member limit").fill("12");
  await sheet.getByRole("switch", { name: "Private group" }).click();
  await sheet.getByRole("button", { name: "Create" }).click();
  await expect(page).toHaveURL(/\/groups\//);
  await expect(page.getByRole("heading", { name: "Night riders" })).toBeVisible();
  const path = new URL(page.url()).pathname;

  await guest.page.goto(path);
  await expect(guest.page.getByRole("heading", { name: "This group is private" })).toBeVisible();
  await tapAndSend(guest.page, guest.page.getByRole("button", { name: "Request to join" }));
  await expect(guest.page.getByRole("button", { name: "Requested" })).toBeVisible();

  await page.reload();
  await tapAndSend(page, page.getByRole("button", { name: "Approve Gus Lake" }));
  await expect(visibleText(page, "2/12 members")).toBeVisible();
  await guest.page.reload();
  await expect(guest.page.getByRole("button", { name: "Joined" })).toBeVisible();
  await expect(guest.page.getByRole("heading", { name: "Members" })).toBeVisible();

  await page.getByRole("button", { name: "Joined" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(page.getByText("The last owner can't leave the group", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Manage members" }).click();
  const members = page.getByRole("dialog", { name: "Members" });
  await members.getByRole("button", { name: "Change Gus Lake's role" }).click();
  await page.getByRole("menuitem", { name: "Make owner" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Make owner" }).click();
  await expect(page.getByText("Gus Lake is now an owner", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(members).toBeHidden();
  await page.getByRole("button", { name: "Joined" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("button", { name: "Request to join" })).toBeVisible();
});

test("contacts: Connect follows someone who can be found, Invite brings someone who then follows", async ({
  browser,
}) => {
  const [ada, bob] = [await member(browser, "Ada"), await member(browser, "Bob")];
  const number = `+1312${2_000_000 + (Date.now() % 7_000_000)}`;
  await change(`update users set "phoneNumber" = $2, "findableByPhone" = true where id = $1`, [bob.id, number]);
  // If there's a contact picker, it's asked for names and numbers.
  await ada.context.addInitScript((tel) => {
    const select = async () => [
      { name: ["Bob from work"], tel: [tel] },
      { name: ["Somebody Else"], tel: ["+1 312 555 0188"] },
      { name: ["No Number"], tel: [] },
    ];
    Object.defineProperty(navigator, "contacts", { value: { select }, configurable: true });
  }, number);
  const { page } = ada;
  await page.goto("/friends");
  await expect(page.getByRole("heading", { name: "No Friends Yet" })).toBeVisible();
  await page.getByRole("button", { name: "Find Friends", exact: true }).click();
  await expect(page.getByText("Found 2 contacts", { exact: true })).toBeVisible();
  const panel = page.getByRole("dialog", { name: "Find Friends from Contacts" });
  await expect(panel.getByText("On Windmile")).toHaveCount(1);
  await panel.getByRole("button", { name: "Connect Bob from work" }).click();
  await expect(page.getByText("Friend request sent", { exact: true })).toBeVisible();
  await expect(panel.getByRole("button", { name: "Following Bob from work" })).toBeDisabled();
  await panel.getByRole("button", { name: "Invite Somebody Else" }).click();
  await expect(page.getByText("Invitation sent", { exact: true })).toBeVisible();
  await expect(panel.getByRole("button", { name: "Invited Somebody Else" })).toBeDisabled();
  const link = /https?:\/\/\S+/.exec(await page.evaluate(() => navigator.clipboard.readText()))?.[0] ?? "";
  await panel.getByRole("button", { name: "Close contacts" }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole("button", { name: "View Profile of Bob Lake" })).toBeVisible();

  const invited = await (await browser.newContext()).newPage();
  await invited.goto(new URL(link).pathname);
  await expect(invited.getByRole("heading", { name: "Ada invited you" })).toBeVisible();
  await invited.getByRole("link", { name: "Get Started" }).click();
  await invited.getByRole("button", { name: "Email address" }).click();
  await invited.getByLabel("First Name").fill("Ivy");
  await invited.getByLabel("Last Name").fill("Lake");
  await invited.getByLabel("Email").fill(`ivy-${Date.now()}@example.com`);
  await invited.getByLabel("Password", { exact: true }).fill("lake front");
  await invited.getByLabel("Confirm Password", { exact: true }).fill("lake front");
  const sent = invited.waitForRequest((request) => request.url().endsWith("/api/auth/signup"));
  await invited.getByRole("button", { name: "Create Account" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ inviteToken: new URL(link).pathname.split("/").at(-1) });

  await bob.page.goto("/friends");
  await bob.page.getByRole("button", { name: "Find friends from contacts" }).click();
  await expect(bob.page.getByText("Found 5 demo contacts to invite", { exact: true })).toBeVisible();
  await expect(bob.page.getByRole("dialog", { name: "Find Friends from Contacts" }).getByRole("listitem")).toHaveCount(
    5,
  );
});

test("a friend's profile opens in place, and Back restores the list's position", async ({ browser }) => {
  const [ada, bob] = [await member(browser, "Ada"), await member(browser, "Bob")];
  await bob.context.request.put(`/api/users/${ada.id}/follow`);
  await ada.context.request.post("/api/workouts", { data: { activityType: "swimming", duration: 45 } });
  const { page } = bob;
  await page.goto("/friends");
  await expect(visibleText(page, "0 done today · 0 saved")).toBeVisible(); // while Ada doesn't follow back
  await ada.context.request.put(`/api/users/${bob.id}/follow`);
  await page.reload();
  await expect(visibleText(page, "1 done today · 0 saved")).toBeVisible();
  await page.getByRole("button", { name: "View Profile of Ada Lake" }).click();
  await expect(page.getByRole("heading", { name: "Ada Lake" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Today" }).getByText("Swimming")).toBeVisible();
  await expect(page.getByRole("button", { name: "Following Ada Lake" })).toBeVisible();
  const layers = await overlaysOpen(page);
  await page.getByRole("button", { name: /^Followers/ }).click();
  await expect(page.getByRole("dialog", { name: "Followers" }).getByText("Bob Lake")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Followers" })).toBeHidden();
  await expect.poll(() => overlaysOpen(page)).toBe(layers);
  await page.goBack();
  await expect(page.getByRole("button", { name: "View Profile of Ada Lake" })).toBeVisible();
  await page.goto(`/friends?friend=${ada.id}`);
  await page.getByRole("button", { name: "Back to friends" }).click();
  await expect(page.getByRole("button", { name: "View Profile of Ada Lake" })).toBeVisible();
});

test("a follow request is answered in place; a follower can be removed", async ({ browser }) => {
  const [ada, bob] = [await member(browser, "Ada"), await member(browser, "Bob")];
  await ada.context.request.put("/api/account/settings", { data: { isPrivate: true } });
  await bob.context.request.put(`/api/users/${ada.id}/follow`);
  const { page } = ada;
  await page.goto("/friends");
  const waiting = page.getByRole("region", { name: "Requests" });
  await waiting.getByRole("button", { name: "Accept Bob Lake" }).click();
  await expect(waiting).toBeHidden();
  await page.getByRole("button", { name: /Followers$/ }).click();
  const followers = page.getByRole("dialog", { name: "Followers" });
  await followers.getByRole("button", { name: "Remove Bob Lake from your followers" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(followers.getByText("No followers yet.")).toBeVisible();
});

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing on the community screens, ${theme}, and nothing overflows`, async ({ browser }) => {
    const { context, page } = await member(browser, "Axel");
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    const events: { id: string; title: string }[] = await (await context.request.get("/api/community/events")).json();
    const run = events.find(({ title }) => title === "Sunrise 5K on the Lakefront"); // not another test's event
    const groups: { id: string; isPrivate: boolean }[] = await (await context.request.get("/api/groups")).json();
    const open = groups.find(({ isPrivate }) => !isPrivate);
    for (const width of [428, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const check = async () => {
        await page.waitForLoadState("networkidle");
        await expectWhole(page);
      };
      await page.goto("/friends");
      await page.getByRole("button", { name: "Find friends from contacts" }).click();
      await expect(page.getByRole("dialog", { name: "Find Friends from Contacts" })).toBeVisible();
      await check();
      await page.getByRole("button", { name: "Close contacts" }).click();
      await overlaysGone(page);
      await page.getByRole("tab", { name: "Community" }).click();
      await expect(page.getByRole("button", { name: "Join" }).first()).toBeVisible();
      await check();
      await page.getByRole("button", { name: "Groups" }).click();
      await expect(page.getByRole("heading", { name: "Lakefront Run Club" })).toBeVisible();
      await check();
      await page.goto(`/events/${run?.id}`);
      await expect(page.getByRole("button", { name: "Join" })).toBeVisible();
      await check();
      await page.goto(`/groups/${open?.id}`);
      await expect(page.getByRole("heading", { name: "Members" })).toBeVisible();
      await check();
    }
  });
}

test("a group's board: post, reply, delete with Undo, and report by someone else", async ({ browser }) => {
  test.slow();
  const { page, context } = await memberPage(browser);
  const groups: { id: string; name: string; isPrivate: boolean }[] = await (
    await context.request.get("/api/groups")
  ).json();
  const open = groups.find(({ isPrivate, name }) => !isPrivate && name === "Lakefront Run Club");
  await page.goto(`/groups/${open?.id}`);
  const board = page.getByRole("region", { name: "Board" });
  await expect(board.getByText("Found on the bench where we stretch", { exact: false })).toBeVisible(); // what the city-wide view shows there
  await expect(board.getByLabel("Say something to the group")).toHaveCount(0);
  await tapAndSend(page, page.getByRole("button", { name: /^Join/ }).first()); // only members can post
  await board.getByLabel("Say something to the group").fill("Is the slow pace really slow?");
  await board.getByRole("button", { name: "Post", exact: true }).click();
  const mine = board.getByRole("listitem").filter({ hasText: "Is the slow pace really slow?" });
  await expect(mine).toBeVisible();
  await mine.getByRole("button", { name: "Reply", exact: true }).click();
  await mine.getByRole("textbox").fill("It is.");
  await mine.getByRole("button", { name: "Reply", exact: true }).last().click();
  await expect(mine.getByRole("listitem").filter({ hasText: "It is." })).toBeVisible();
  await expect(mine.getByRole("button", { name: "1 reply" })).toBeVisible();
  await expectWhole(page);
  await mine
    .getByRole("button", { name: /^Delete this post/ })
    .first()
    .click();
  await expect(mine).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(mine).toBeVisible();
  await board
    .getByRole("button", { name: /^More options for this post by/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Report group post" }).click();
  await expect(page.getByRole("dialog", { name: /Report/ })).toBeVisible();
});

test("events are filtered by activity, day, and neighborhood; Back keeps that, and home counts today's", async ({
  browser,
}) => {
  const { page } = await memberPage(browser);
  await page.goto("/friends?tab=community&part=events");
  const event = (name: string | RegExp) => page.getByRole("heading", { level: 3, name });
  await expect(event("After-Work Ride on The 606")).toBeVisible();
  await page.getByRole("combobox", { name: "Activity" }).selectOption("Yoga");
  await expect(event("Yoga at Montrose Beach")).toBeVisible();
  await expect(event("After-Work Ride on The 606")).toBeHidden();
  await expect(page).toHaveURL(/category=Yoga/);
  await expectWhole(page);
  await page
    .getByRole("link", { name: /Yoga at Montrose Beach/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/events\//);
  await page.goBack();
  await expect(page.getByRole("combobox", { name: "Activity" })).toHaveValue("Yoga");
  await expect(event("After-Work Ride on The 606")).toBeHidden();

  await page.getByRole("combobox", { name: "Activity" }).selectOption("Soccer");
  await page.getByRole("combobox", { name: "Day" }).selectOption("Today");
  await expect(page.getByText("No matches")).toBeVisible();
  await page.getByRole("combobox", { name: "Activity" }).selectOption("Any type");
  await page.getByRole("combobox", { name: "Day" }).selectOption("Next 7 days");
  await expect(event(/./).first()).toBeVisible();
  await page.getByRole("button", { name: "Groups" }).click();
  await page.getByRole("combobox", { name: "Activity" }).selectOption("Running");
  await expect(event("Lakefront Run Club")).toBeVisible();

  await page.goto("/");
  await page.getByRole("button", { name: "See all" }).click();
  const byPeople = page.getByRole("dialog").getByRole("region", { name: "Community events" });
  await byPeople.getByRole("link").first().scrollIntoViewIfNeeded();
  await byPeople.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/events\//);
});
