import { expect, test } from "../support/browser-test";
import { complaintsOf } from "../support/discover";
import { memberPage } from "../support/members";
import { expectWhole, tapAndSend, tapAtRest, visibleText } from "../support/screens";

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

test("two people: a host and a co-host", async ({ browser }) => {
  const [ada, bob] = await Promise.all([
    memberPage(browser, { firstName: "Ada", lastName: "North" }),
    memberPage(browser, { firstName: "Bob", lastName: "South" }),
  ]);
  const complaints = [ada, bob].map(({ page }) => complaintsOf(page));
  const { page } = ada;
  const run = {
    title: "Harbor mile",
    date: TOMORROW,
    time: "09:00",
    location: "Navy Pier",
    category: "Running",
    maxAttendees: 9,
  };
  const made = await page.request.post("/api/community/events", { data: run });
  const { id }: { id: string } = await made.json();
  await bob.page.goto(`/events/${id}`);
  // Guest-only data isn't requested before the server has confirmed the RSVP.
  await bob.page.route("**/join", async (route) => {
    await bob.page.waitForTimeout(500);
    await route.continue();
  });
  await tapAndSend(bob.page, bob.page.getByRole("button", { name: "Join" }));
  await expect(visibleText(bob.page, "2/9 going")).toBeVisible();

  await page.goto(`/events/${id}`);
  await tapAtRest(page.getByRole("button", { name: "Bob and 1 other are going" }));
  const going = page.getByRole("dialog", { name: "Going" });
  await tapAtRest(going.getByRole("button", { name: "More options for Bob South" }));
  await tapAndSend(page, page.getByRole("menuitem", { name: "Make co-host" }));
  await expect(going.getByText("Co-host")).toBeVisible();
  await expectWhole(page);
  await bob.page.reload();
  await expect(visibleText(bob.page, "Hosted by Ada North with Bob South")).toBeVisible();
  await tapAtRest(bob.page.getByRole("button", { name: "Co-host", exact: true }));
  await expect(bob.page.getByRole("menuitem", { name: "Edit event" })).toBeVisible();
  await expect(bob.page.getByRole("menuitem", { name: "Cancel event" })).toHaveCount(0);
  expect(complaints.flat()).toEqual([]);
});
