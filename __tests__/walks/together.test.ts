import { change, runJob } from "../support/app-database";
import { expect, test } from "../support/browser-test";
import { complaintsOf } from "../support/discover";
import { image } from "../support/images";
import { memberPage } from "../support/members";
import { expectWhole, overlaysGone, tapAndSend, tapAtRest, visibleText } from "../support/screens";

/** A time zone where it's 7 PM now. */
function eveningZone(): string {
  const ahead = 19 - new Date().getUTCHours();
  const offset = ahead > 14 ? ahead - 24 : ahead;
  return `Etc/GMT${offset < 0 ? `+${-offset}` : `-${offset}`}`; // the sign in these names is inverted
}

test("two people: plan, swap, share, vote, turn it into an event, chat, join, check in, and see the album the next evening", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const [ada, bob] = await Promise.all([
    memberPage(browser, { firstName: "Ada", lastName: "North" }),
    memberPage(browser, { firstName: "Bob", lastName: "South" }),
  ]);
  const complaints = [...[ada, bob].map(({ page }) => complaintsOf(page))];
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const start = `${tomorrow}T18:00:00.000Z`;

  await ada.page.goto(`/plan?time=full&budget=any&company=friends&startsAt=${encodeURIComponent(start)}`);
  await expect(ada.page.getByRole("list", { name: "Your day" }).getByRole("listitem").first()).toBeVisible();
  const planned = ada.page.getByRole("list", { name: "Your day" }).getByRole("article");
  const swapped = (await planned.nth(1).getByRole("heading").textContent()) ?? "";
  await tapAndSend(ada.page, ada.page.getByRole("button", { name: `Swap ${swapped} for another`, exact: true }));
  await expect(planned.getByRole("heading", { name: swapped, exact: true })).toHaveCount(0);
  await expect(ada.page.getByRole("button", { name: "Plan it together" })).toBeEnabled();
  await tapAndSend(ada.page, ada.page.getByRole("button", { name: "Plan it together" }));
  await expect(ada.page).toHaveURL(/\/plans\/[0-9a-f-]{36}$/);
  const stops = ada.page.getByRole("list", { name: "The day" }).getByRole("article");
  await expect(stops.first()).toBeVisible();
  const count = await stops.count();
  const last = stops.nth(count - 1);
  const title = (await last.getByRole("heading").textContent()) ?? "";
  await expectWhole(ada.page);

  // By its link, before joining: everything is visible, but voting isn't possible.
  await bob.page.goto(ada.page.url());
  const theirs = bob.page.getByRole("article", { name: title });
  await expect(visibleText(bob.page, "Planned by Ada North")).toBeVisible();
  await expect(theirs.getByRole("button", { name: `Vote against ${title}: 0` })).toBeDisabled();
  await tapAndSend(bob.page, bob.page.getByRole("button", { name: "Join" }));
  await expect(bob.page.getByRole("region", { name: "Who's coming" }).getByRole("listitem")).toHaveCount(2);
  await tapAndSend(bob.page, theirs.getByRole("button", { name: `Vote against ${title}: 0` }));
  await expect(theirs.getByRole("button", { name: `Vote against ${title}: 1` })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await bob.page.getByRole("combobox", { name: "Free until" }).selectOption({ index: 0 });
  await tapAndSend(bob.page, bob.page.getByRole("button", { name: "Save" }));
  await expect(theirs.getByText("1 of 2 can make it")).toBeVisible();
  await expectWhole(bob.page);

  // Ada sees it without reloading, and turns the plan into an event.
  await expect(last.getByRole("button", { name: `Vote against ${title}: 1` })).toBeVisible({ timeout: 30_000 });
  await tapAtRest(ada.page.getByRole("button", { name: "Make it an event" }));
  await expect(visibleText(ada.page, "One stop was voted down and left out.")).toBeVisible();
  await tapAndSend(ada.page, ada.page.getByRole("button", { name: "Create event" }));
  await expect(ada.page).toHaveURL(/\/events\/[0-9a-f-]{36}$/);
  await expect(ada.page.getByRole("heading", { name: /^A day in Chicago: / })).toBeVisible();
  await expect(ada.page.getByText(`: ${title}, `)).toHaveCount(0);

  await bob.page.goto("/notifications");
  await bob.page
    .getByRole("link", {
      name: /Ada North turned your plan into an event|turned your plan into an event/,
    })
    .click();
  await expect(bob.page).toHaveURL(ada.page.url());
  await expect(bob.page.getByRole("link", { name: "Add to calendar" })).toBeVisible();

  // The guests' chat: messages appear without reloading, and a stranger doesn't see the chat.
  await bob.page.getByRole("textbox", { name: "Message" }).fill("I bring the map.");
  await tapAndSend(bob.page, bob.page.getByRole("button", { name: "Send" }));
  await expect(ada.page.getByRole("article", { name: "Message by Bob South" })).toContainText("I bring the map.", {
    timeout: 30_000,
  });
  await expectWhole(ada.page);
  const eve = await memberPage(browser, { firstName: "Eve", lastName: "West" });
  await eve.page.goto(ada.page.url());
  await expect(eve.page.getByRole("heading", { name: /^A day in Chicago: / })).toBeVisible();
  await expect(eve.page.getByRole("region", { name: "Chat" })).toHaveCount(0);

  await bob.page.goto("/plan");
  await bob.page.getByRole("region", { name: "Shared plans" }).getByRole("link").click();
  await expect(bob.page.getByRole("link", { name: "See the event" })).toBeVisible();

  // The day of the event: the code on the host's screen is scanned or typed.
  const event = new URL(ada.page.url()).pathname;
  const id = event.split("/").at(-1) ?? "";
  await change(`update community_events set "startsAt" = now() + interval '10 minutes' where id = $1`, [id]);
  await ada.page.goto(event);
  await tapAtRest(ada.page.getByRole("button", { name: "Check in guests" }));
  const shown = ada.page.getByRole("dialog", { name: "Check in guests" });
  await expect(shown.getByRole("img", { name: "Scan to check in" })).toBeVisible();
  await expectWhole(ada.page);
  const code = ((await shown.getByText(/^\d{3} \d{3}$/).textContent()) ?? "").replace(" ", "");
  await bob.page.goto(`${event}?code=${code}`); // where the picture leads
  await expect(bob.page.getByLabel("Code on the host's screen")).toHaveValue(code);
  await tapAndSend(bob.page, bob.page.getByRole("button", { name: "Check in", exact: true }));
  await expect(bob.page.getByText("You're checked in").first()).toBeVisible();
  await ada.page.keyboard.press("Escape");
  await overlaysGone(ada.page);

  // After the event: Bob's photo, and Ada's thanks.
  const origin = new URL(bob.page.url()).origin;
  const photo = { name: "day.jpg", mimeType: "image/jpeg", buffer: await image("jpeg", 800, 600) };
  const sent = await bob.page.request.post("/api/photos/upload", { multipart: { photo }, headers: { origin } });
  expect(sent.ok()).toBe(true);
  const zone = eveningZone();
  const yesterday = `((now() at time zone $2)::date - 1)`;
  const dayBefore = `(${yesterday} + time '12:00') at time zone $2`;
  await change(`update users set "timeZone" = $2 where id = $1`, [bob.id, zone]);
  await change(`update photos set "createdAt" = ${dayBefore}, "localDay" = ${yesterday} where "userId" = $1`, [
    bob.id,
    zone,
  ]);
  await change(`update community_events set "startsAt" = ${dayBefore}, date = ${yesterday} where id = $1`, [id, zone]);
  await ada.page.goto(event);
  await ada.page.getByLabel("Thank your guests").fill("What a day!");
  await tapAndSend(ada.page, ada.page.getByRole("button", { name: "Send thanks" }));
  await bob.page.goto(event);
  await expect(visibleText(bob.page, "Ada North says thanks")).toBeVisible();

  // The next evening, each participant is notified of the album, which only they can see.
  await runJob("albums");
  const news = bob.page.getByRole("link", { name: /Your album for \w+, \w+ \d+ is ready/ });
  await bob.page.goto("/notifications");
  await expect(news).toHaveCount(1);
  await expectWhole(bob.page);
  await tapAtRest(news);
  await expect(bob.page).toHaveURL(/\/albums\/[0-9a-f-]{36}$/);
  await expect(bob.page.getByRole("list", { name: "Photos" }).getByRole("listitem")).toHaveCount(1);
  await expect(
    bob.page.getByRole("region", { name: "Stops" }).getByRole("link", { name: /^A day in Chicago: / }),
  ).toBeVisible();
  await expectWhole(bob.page);
  const album = new URL(bob.page.url()).pathname;
  expect((await ada.page.request.get(`/api${album}`)).status()).toBe(404);
  expect(complaints.flat()).toEqual([]);
});
