import { change } from "../support/app-database";
import { expect, test } from "../support/browser-test";
import { complaintsOf } from "../support/discover";
import { image } from "../support/images";
import { memberPage } from "../support/members";
import { expectWhole, tapAndSend, tapAtRest, visibleText } from "../support/screens";

/** Moves what was just created this many days into the past. */
async function age(userId: string, days: number) {
  for (const statement of [
    `update photos set "createdAt" = now() - make_interval(days => $2), "localDay" = "localDay" - $2::int where "userId" = $1 and "createdAt" > now() - interval '1 hour'`,
    `update check_ins set day = (now() at time zone 'America/Chicago')::date - $2::int, "createdAt" = now() - make_interval(days => $2),
       "localDay" = "localDay" - $2::int where "userId" = $1 and "createdAt" > now() - interval '1 hour'`,
  ])
    await change(statement, [userId, days]);
}

test("two people: a day becomes an album automatically, is shared, and hidden again; a year in eight cards", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [ada, bob] = await Promise.all([
    memberPage(browser, { firstName: "Ada", lastName: "North" }),
    memberPage(browser, { firstName: "Bob", lastName: "South" }),
  ]);
  const complaints = [ada, bob].map(({ page }) => complaintsOf(page));
  const { page } = ada;
  await page.goto("/memories");
  await expect(visibleText(page, /^No albums from \d{4}$/)).toBeVisible();
  await expectWhole(page);

  const origin = new URL(page.url()).origin;
  const post = async (buffer: Buffer) => {
    const photo = { name: "day.jpg", mimeType: "image/jpeg", buffer };
    const sent = await page.request.post("/api/photos/upload", {
      multipart: { photo },
      headers: { origin },
    });
    expect(sent.status()).toBeLessThan(300);
  };
  const { venues }: { venues: { id: string; name: string }[] } = await (
    await page.request.get("/api/venues?q=Navy%20Pier")
  ).json();
  const pier = venues.find(({ name }) => name === "Navy Pier");
  await page.request.post("/api/check-ins", { data: { venueId: pier?.id }, headers: { origin } });
  await post(await image("jpeg", 800, 600));
  await change(
    `insert into photo_tags ("photoId", "userId", status) select id, $2, 'accepted' from photos where "userId" = $1`,
    [ada.id, bob.id],
  );
  await age(ada.id, 365);
  await post(await image("jpeg", 600, 800));
  await age(ada.id, 3);

  await page.goto("/profile");
  await page.getByRole("link", { name: "Memories" }).click();
  await expect(page).toHaveURL(/\/memories$/);
  const yearAgo = page.getByRole("link", { name: /^A year ago/ });
  await expect(yearAgo).toBeVisible();
  await expectWhole(page);
  await yearAgo.click();
  await expect(page.getByRole("list", { name: "Photos" }).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Stops" }).getByRole("link", { name: "Navy Pier" })).toBeVisible();
  await expect(page.getByRole("region", { name: "People", exact: true }).getByText("Bob South")).toBeVisible();
  await expect(page.getByRole("button", { name: "Share" })).toHaveCount(0);
  await expectWhole(page);
  await page.getByRole("combobox", { name: "Who can see this album" }).selectOption("Everyone");
  await expect(page.getByRole("button", { name: "Share" })).toBeVisible();

  const day = new URL(page.url()).pathname.split("/").at(-1);
  const album: { id: string } = await (await page.request.get(`/api/memories/${day}`)).json();
  await bob.page.goto(`/albums/${album.id}`);
  await expect(visibleText(bob.page, "By Ada North")).toBeVisible();
  await expect(bob.page.getByRole("list", { name: "Photos" }).getByRole("listitem")).toHaveCount(1);
  await expect(bob.page.getByRole("region", { name: "Stops" })).toHaveCount(0); // he doesn't follow her
  await expectWhole(bob.page);

  await tapAtRest(page.getByRole("button", { name: "More options for this album" }));
  await tapAndSend(page, page.getByRole("menuitem", { name: "Hide this memory" }));
  await expect(page.getByText("Memory hidden").first()).toBeVisible();
  await bob.page.reload();
  await expect(bob.page.getByRole("list", { name: "Photos" })).toHaveCount(0);
  await page.goto("/memories");
  await expect(page.getByRole("link", { name: /in review$/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^A year ago/ })).toHaveCount(0);

  await page.getByRole("link", { name: /in review$/ }).click();
  const cards = page.getByRole("list", { name: /in review$/ }).getByRole("article");
  await expect(cards).toHaveCount(8);
  await expectWhole(page);
  const download = page.waitForEvent("download");
  await cards.first().getByRole("button", { name: "Share “Your photos”" }).click();
  expect((await download).suggestedFilename()).toMatch(/^windmile-\d{4}-photos\.png$/);
  const gone = "Failed to load resource: the server responded with a status of 404 (Not Found)";
  expect(complaints).toEqual([[], [gone]]);
});
