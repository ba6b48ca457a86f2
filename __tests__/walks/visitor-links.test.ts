import { change } from "@/__tests__/support/app-database";
import { memberPage } from "@/__tests__/support/members";
import { codeFor } from "@/__tests__/support/outbox";
import { expectWhole } from "@/__tests__/support/screens";
import { fillSignUp, fresh, heading } from "@/__tests__/support/sign-up";
import { z } from "@/lib/core/shared/zod";
import { type APIRequestContext, expect, type Page, test } from "../support/browser-test";
import { visibleText } from "../support/screens";

const NAMED = z.object({ id: z.string(), name: z.string() });
const GUIDE = z.object({ slug: z.string(), title: z.string() });
const PHOTO = z.object({
  id: z.string(),
  title: z.string(),
  user: z.object({ id: z.string(), firstName: z.string() }),
});

async function firstOf<T extends z.ZodType>(request: APIRequestContext, path: string, list: string | null, shape: T) {
  const answer: unknown = await (await request.get(path)).json();
  const items = list === null ? answer : z.record(z.string(), z.unknown()).parse(answer)[list];
  const [first] = z.array(shape).parse(items);
  if (first === undefined) throw new Error(`${path} is empty`);
  return first;
}

/** What messaging apps read: a title, and an existing picture in a format they can show. */
async function expectPreview(page: Page, title: string): Promise<void> {
  const tag = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute("content");
  expect(await tag("title")).toContain(title);
  expect((await tag("description"))?.length).toBeGreaterThan(10);
  const image = new URL((await tag("image")) ?? "");
  const picture = await page.request.get(image.pathname + image.search);
  expect(picture.status()).toBe(200);
  expect(picture.headers()["content-type"]).toMatch(/^image\/(jpeg|webp|png)$/);
}

test("a visitor follows four kinds of links, sees why an account is needed, and returns", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const venue = await firstOf(context.request, "/api/venues?size=1", "venues", NAMED);
  const event = await firstOf(context.request, "/api/events?size=1", "events", NAMED);
  const guide = await firstOf(context.request, "/api/guides", "guides", GUIDE);
  const photo = await firstOf(context.request, "/api/photos/home?limit=1&q=Five+easy", null, PHOTO); // one no other test deletes

  const place = `/discover?venue=${venue.id}`;
  await page.goto(place);
  await expect(page).toHaveURL(/\/places\/[a-z0-9-]+$/);
  await expect(heading(page, "A place in Chicago")).toBeAttached();
  await expect(page.getByRole("heading", { name: venue.name })).toBeVisible();
  await expectPreview(page, venue.name);
  await expectWhole(page);

  await page.goto(`/discover?event=${event.id}`);
  await expect(page.getByRole("heading", { name: event.name })).toBeVisible();
  await expectPreview(page, event.name);

  await page.goto(`/guides/${guide.slug}`);
  await expect(heading(page, guide.title)).toBeVisible();
  await expectPreview(page, guide.title);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/places\/[a-z0-9-]+$/);
  await expect(heading(page, "A place in Chicago")).toBeAttached();

  await page.goto(`/p/${photo.id}`);
  await expect(page.getByRole("heading", { name: photo.title })).toBeVisible();
  await expectPreview(page, photo.title);
  await page.getByRole("link", { name: /^Log in to like / }).click();
  await expect(visibleText(page, "Log in or sign up to like photos.")).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL(`/p/${photo.id}`);
  await page
    .getByRole("link", { name: new RegExp(photo.user.firstName) })
    .first()
    .click();
  await expect(page).toHaveURL(`/profile/${photo.user.id}`);
  await expect(page.getByRole("link", { name: /^Follow / })).toBeVisible();
  await expectPreview(page, photo.user.firstName);
  await expectWhole(page);

  await page.goto(place);
  await page.getByRole("link", { name: "Save to Favorites" }).click();
  await expect(heading(page, "Log in to Windmile")).toBeVisible();
  await expect(visibleText(page, "Log in or sign up to save places.")).toBeVisible();
  await page.getByRole("button", { name: "Email address" }).click();
  const email = fresh();
  await fillSignUp(page, { Email: email });
  await expect(heading(page, "Verify Your Account")).toBeVisible();
  await page.getByLabel("Enter 6-digit code").fill(codeFor(email));
  await expect(page).toHaveURL(place);
  await expect(page.getByRole("dialog", { name: venue.name })).toBeVisible();
});

test("a visitor opens a shared plan, sees its stops, and returns to join it", async ({ browser }) => {
  const { context } = await memberPage(browser, { firstName: "Ada", lastName: "Quimby" });
  const data = { time: "half", budget: "any", company: "friends", startsAt: new Date(Date.now() + 86_400_000) };
  const shared = await context.request.post("/api/plans/shared", { data });
  expect(shared.status()).toBe(201);
  const { id, stops } = z
    .object({ id: z.string(), stops: z.array(z.object({ title: z.string() })) })
    .parse(await shared.json());
  const page = await (await browser.newContext()).newPage();
  await page.goto(`/plans/${id}`);
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  const preview = await page.request.get(new URL(picture ?? "").pathname);
  expect([preview.status(), preview.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  await expect(heading(page, "A day in Chicago with Ada")).toBeVisible();
  for (const { title } of stops) await expect(page.getByRole("article", { name: title })).toBeVisible();
  await expect(page.getByText("Quimby")).toHaveCount(0);
  await expectPreview(page, "A day in Chicago with Ada");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectWhole(page);
  await page.getByRole("link", { name: "Log in or sign up to join" }).click();
  await page.getByRole("button", { name: "Email address" }).click();
  const email = fresh();
  await fillSignUp(page, { Email: email });
  await expect(heading(page, "Verify Your Account")).toBeVisible();
  await page.getByLabel("Enter 6-digit code").fill(codeFor(email));
  await expect(page).toHaveURL(`/plans/${id}`); // the sixth digit submits
  await page.waitForLoadState(); // a tap before hydration does nothing
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await expect(page.getByRole("button", { name: "Leave", exact: true })).toBeVisible();
});

test("non-public content is 404 to a visitor, and other pages require a session", async ({ browser }) => {
  const [host, visitor] = await Promise.all([memberPage(browser, { firstName: "Hana" }), browser.newContext()]);
  const { context, id } = host;
  const made = async (path: string, data: object) => {
    const answer = await context.request.post(path, { data });
    expect(answer.status()).toBe(201);
    return z.object({ id: z.string() }).parse(await answer.json()).id;
  };
  const group = await made("/api/groups", {
    ...{ name: "Night riders", description: "After dark", category: "Cycling", maxMembers: 12, isPrivate: true },
  });
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const event = { title: "Ride", category: "Cycling", date: day, time: "19:00", location: "The 606", maxAttendees: 9 };
  const inside = await made("/api/community/events", { ...event, groupId: group });
  const open = await made("/api/community/events", event);
  const status = async (path: string) => (await visitor.request.get(path)).status();

  const profile = `/profile/${id}`;
  expect(await status(profile)).toBe(200);
  expect(await status(`/events/${open}`)).toBe(200);
  expect(await status(`/events/${inside}`)).toBe(404);
  for (const nobody of ["/discover?venue=019b76da-a800-72a9-b516-c354b6884800", "/guides/no-such-guide"])
    expect(await status(nobody)).toBe(404);
  for (const face of ["/look/person/", "/look/venue/"]) expect(await status(`${face}${id}`)).toBe(404);

  const hidden = async (column: string, value: string) => {
    await change(`update users set "${column}" = ${value} where id = $1`, [id]);
    const answers = [await status(profile), await status(`/events/${open}`)];
    await change(`update users set "${column}" = ${column === "isPrivate" ? "false" : "null"} where id = $1`, [id]);
    return answers;
  };
  expect(await hidden("isPrivate", "true")).toEqual([404, 200]); // an open event also admits its guests
  expect(await hidden("suspendedAt", "now()")).toEqual([404, 404]);
  expect(await hidden("deleteAfter", "now() + interval '14 days'")).toEqual([404, 404]);
  expect(await status(profile)).toBe(200);

  const page = await visitor.newPage();
  await page.goto(`/events/${inside}`);
  await expect(heading(page, "404 Page Not Found")).toBeVisible();
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(`/login?callbackUrl=${encodeURIComponent(`/events/${inside}`)}`);
  await page.goto("/saved");
  await expect(page).toHaveURL("/signup?callbackUrl=%2Fsaved");
  await expect(visibleText(page, "Log in or sign up to see that page.")).toBeVisible();
});

test("search engines, password managers, and calendars find what they look for", async ({ request, page }) => {
  const typeOf = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 200]);
    return response.headers()["content-type"]?.split(";")[0];
  };
  expect(await typeOf("/robots.txt")).toBe("text/plain");
  expect(await typeOf("/sitemap.xml")).toBe("application/xml");
  expect(await typeOf("/.well-known/security.txt")).toBe("text/plain");
  expect(await typeOf("/favicon.ico")).toMatch(/^image\//);
  expect(await typeOf("/api/feeds/events.xml")).toBe("application/rss+xml");
  const moved = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const { location = "" } = response.headers();
    return [response.status(), location.replace(/^https?:\/\/[^/]+/, "")];
  };
  expect(await moved("/.well-known/change-password")).toEqual([307, "/settings/account/security"]);
  const venue = await firstOf(request, "/api/venues?q=Navy%20Pier&size=1", "venues", NAMED);
  expect(await moved(`/discover?venue=${venue.id}`)).toEqual([308, "/places/navy-pier"]);

  await page.goto("/places/navy-pier");
  const data = z
    .object({ "@type": z.string(), name: z.string(), url: z.string(), image: z.string() })
    .parse(JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? ""));
  expect(data).toMatchObject({ name: "Navy Pier", url: page.url() });
  expect((await request.get(data.image)).headers()["content-type"]).toBe("image/jpeg");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", page.url());
  await page.goto("/");
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", /Windmile/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /og-default\.png$/);
  await page.getByRole("link", { name: "Accessibility" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
});
