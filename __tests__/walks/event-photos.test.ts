import { change } from "../support/app-database";
import { expect, test } from "../support/browser-test";
import { complaintsOf } from "../support/discover";
import { image } from "../support/images";
import { memberPage } from "../support/members";
import { dialog, expectWhole, overlaysGone, tapAndSend, tapAtRest, visibleText } from "../support/screens";

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

test("two people: a guest adds a photo to the event, and the host's record shows it", async ({ browser }) => {
  test.setTimeout(120_000);
  const [ada, bob] = await Promise.all([
    memberPage(browser, { firstName: "Ada", lastName: "North" }),
    memberPage(browser, { firstName: "Bob", lastName: "South" }),
  ]);
  const complaints = [ada, bob].map(({ page }) => complaintsOf(page));
  const run = { title: "Harbor mile", date: TOMORROW, time: "09:00", location: "Navy Pier", category: "Running" };
  await ada.page.goto("/saved");
  const origin = new URL(ada.page.url()).origin;
  const made = await ada.page.request.post("/api/community/events", {
    data: { ...run, maxAttendees: 9 },
    headers: { origin },
  });
  const { id }: { id: string } = await made.json();
  await bob.page.goto(`/events/${id}`);
  await tapAndSend(bob.page, bob.page.getByRole("button", { name: "Join" }));
  await expect(bob.page.getByRole("region", { name: "Photos" })).toHaveCount(0);
  const photo = { name: "run.jpg", mimeType: "image/jpeg", buffer: await image("jpeg", 800, 600) };
  const sent = await bob.page.request.post("/api/photos/upload", {
    multipart: { photo },
    headers: { origin },
  });
  expect(sent.status()).toBeLessThan(300);
  await change(`update photos set title = 'At the pier' where "userId" = $1`, [bob.id]);

  await change(`update community_events set "startsAt" = now() - interval '4 hours' where id = $1`, [id]);
  await bob.page.goto(`/events/${id}`);
  const photos = bob.page.getByRole("region", { name: "Photos" });
  await tapAtRest(photos.getByRole("button", { name: "Add your photos" }));
  const sheet = dialog(bob.page, "Add your photos");
  await tapAndSend(bob.page, sheet.getByRole("button", { name: "At the pier" }));
  await expect(sheet.getByRole("button", { name: "At the pier" })).toHaveAttribute("aria-pressed", "true");
  await expectWhole(bob.page);
  await bob.page.keyboard.press("Escape");
  await overlaysGone(bob.page);
  await expect(photos.getByRole("link", { name: /by Bob South$/ })).toBeVisible();
  await expectWhole(bob.page);

  await ada.page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push("value" in entry ? Number(entry.value) : 0);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await ada.page.goto(`/events/${id}`);
  await expect(ada.page.getByRole("button", { name: "Send thanks" })).toBeVisible();
  await expect(ada.page.getByRole("region", { name: "Photos" }).getByRole("link")).toHaveCount(1);
  const shifts = await ada.page.evaluate(() =>
    "shifts" in window && Array.isArray(window.shifts) ? window.shifts : [],
  );
  expect(shifts.map(Number).filter((shift) => shift > 0.01)).toEqual([]); // the details don't move
  await expect(ada.page.getByRole("link", { name: "Add to calendar" })).toHaveCount(0); // it is over
  await expect(visibleText(ada.page, "1 event so far · 1 person attended · 1 photo")).toBeVisible();
  const theirs = ada.page.getByRole("region", { name: "Photos" });
  await tapAndSend(ada.page, theirs.getByRole("button", { name: "Remove photo: At the pier" }));
  await expect(theirs.getByRole("link")).toHaveCount(0);
  expect(complaints.flat()).toEqual([]);
});
