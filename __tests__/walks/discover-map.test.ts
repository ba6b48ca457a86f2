import { type BrowserContext, expect, type Page, test } from "../support/browser-test";
import {
  cards,
  clusters,
  complaintsOf,
  found,
  map,
  middleOfMap,
  openList,
  openMap,
  pullMap,
  visiblePlaceCount,
} from "../support/discover";
import { memberPage } from "../support/members";
import { dialog, expectWhole, overlaysGone, signInAsDemo, tapAtRest } from "../support/screens";
import { doubleTap, dragFinger, dragFingers } from "../support/touch";

const LOOP = { latitude: 41.8826, longitude: -87.6226 };
const toast = (page: Page, title: string) => page.getByText(title, { exact: true });

/** Waits until the map stops moving, because the effect of the next key depends on what's visible. */
const untilAtRest = (page: Page) =>
  map(page).evaluate(async (region) => {
    const drawing = region.querySelector("svg > g");
    let seen = "";
    for (let still = 0; still < 6; still += 1) {
      await new Promise((painted) => requestAnimationFrame(painted));
      const now = drawing?.getAttribute("transform") ?? "";
      if (now !== seen) still = 0;
      seen = now;
    }
  });

async function setLocation(context: BrowserContext, place: { latitude: number; longitude: number }): Promise<void> {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(place);
}

/** How many places the list shows before scrolling. */
const FIRST_PLACES = 8;

test("search this area: the list, the counts, and the URL match what the map shows", async ({ browser }) => {
  const { page, context } = await memberPage(browser);
  const complaints = complaintsOf(page);
  await openMap(page);
  await expect(page.getByRole("button", { name: "Search this area" })).toHaveCount(0);
  await pullMap(page, -20, -260); // south, to Hyde Park
  await page.getByRole("button", { name: "Search this area" }).click();
  await expect(page).toHaveURL(/area=-87\.\d+/);
  await expect(found(page)).toBeVisible();
  const area = new URL(page.url()).searchParams.get("area") ?? "";
  const { venues, total } = await (await context.request.get(`/api/venues?bbox=${area}&size=100`)).json();
  await expect(found(page)).toHaveText(`${total} results found`);
  await expect(page.getByRole("button", { name: `Explore (${total})` })).toBeVisible();
  await page.getByRole("button", { name: "List", exact: true }).click();
  await expect(cards(page).nth(Math.min(total, FIRST_PLACES) - 1)).toBeVisible();
  const names = await cards(page).getByRole("heading").allTextContents();
  expect(names.slice(0, FIRST_PLACES)).toEqual(venues.slice(0, FIRST_PLACES).map(({ name }: { name: string }) => name));

  await page.reload();
  await expect(found(page)).toHaveText(`${total} results found`);
  await page.getByRole("button", { name: /^This area only/ }).click();
  await expect(page.getByRole("button", { name: "Explore (74)" })).toBeVisible();
  await expect(page).not.toHaveURL(/area=/);
  expect(complaints).toEqual([]);
});

test("one finger pans, two pinch, and a double tap, the buttons, and the wheel zoom", async ({ browser }) => {
  const { page } = await memberPage(browser);
  await openMap(page);
  const drawing = map(page).locator("svg > g").first();
  const camera = async () => {
    const [x = 0, y = 0, scale = 0] =
      ((await drawing.getAttribute("transform")) ?? "").match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
    return { x, y, scale };
  };
  const middle = await middleOfMap(page);
  const ground = { x: middle.x + 130, y: middle.y + 40 }; // the lake has no pins
  const before = await camera();
  await dragFinger(page, ground, { x: ground.x - 60, y: ground.y - 80 });
  const panned = await camera();
  expect(panned.x - before.x).toBeCloseTo(-60, -1);
  expect(panned.y - before.y).toBeCloseTo(-80, -1);
  expect(panned.scale).toBe(before.scale);

  await dragFingers(page, [
    [
      { x: middle.x - 40, y: middle.y },
      { x: middle.x - 100, y: middle.y },
    ],
    [
      { x: middle.x + 40, y: middle.y },
      { x: middle.x + 100, y: middle.y },
    ],
  ]);
  const pinched = await camera();
  expect(pinched.scale / panned.scale).toBeGreaterThan(2);
  expect(pinched.scale / panned.scale).toBeLessThan(3);
  await expect(dialog(page)).toHaveCount(0);

  await map(page).getByRole("button", { name: "Zoom out" }).click();
  await expect.poll(async () => (await camera()).scale).toBe(1); // the step below 2.5, reached with a short animation
  await page.mouse.move(ground.x, ground.y);
  await page.mouse.wheel(0, -120);
  await expect.poll(async () => (await camera()).scale).toBeGreaterThan(1);
  // Turning the wheel ends a running animation, which doesn't undo the zoom.
  await map(page).evaluate((region, { x, y }) => {
    region.querySelector<HTMLButtonElement>('button[aria-label="Zoom out"]')?.click();
    const turn = new WheelEvent("wheel", { deltaY: -120, clientX: x, clientY: y, bubbles: true, cancelable: true });
    region.querySelector("svg")?.dispatchEvent(turn);
  }, ground);
  await untilAtRest(page);
  const { scale: wheeled } = await camera();
  expect(wheeled).toBeCloseTo(2, 5);
  await doubleTap(page, ground);
  await expect.poll(async () => (await camera()).scale).toBeGreaterThan(wheeled);
  for (let time = 0; time < 12; time += 1) await map(page).getByRole("button", { name: "Zoom out" }).click();
  const edge = await camera();
  const box = await map(page).boundingBox();
  expect(edge.x).toBeLessThanOrEqual(0); // nothing outside the spec's bounds is ever visible
  expect(edge.x + 1211.68 * edge.scale).toBeGreaterThanOrEqual((box?.width ?? 0) - 1);
});

test("near me on the map shows the same places and gems as the list, and opens them", async ({ browser }) => {
  const { page, context } = await memberPage(browser);
  const complaints = complaintsOf(page);
  await setLocation(context, { latitude: 41.929, longitude: -87.707 }); // Logan Square
  await openMap(page);
  const listed = page.waitForResponse((response) => response.url().endsWith("/api/activities/nearby"));
  await map(page).getByRole("button", { name: "Near me" }).click();
  const { activities }: { activities: { id: string; type: string; name: string; distanceMiles: number }[] } = await (
    await listed
  ).json();
  await untilAtRest(page);
  const close = activities.filter(({ distanceMiles }) => distanceMiles < 0.4);
  expect(close.length).toBeGreaterThan(0);
  await expect.poll(() => visiblePlaceCount(page)).toBeGreaterThanOrEqual(close.length);
  const gem = activities.find(({ type }) => type === "gem");
  for (let time = 0; time < 3; time += 1) await map(page).getByRole("button", { name: "Zoom in" }).click();
  await untilAtRest(page);
  await map(page).getByRole("button", { name: gem?.name }).click();
  await expect(dialog(page, gem?.name ?? "")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("near me: the map moves there, the list is nearest first, and a distance applies to everything", async ({
  browser,
}) => {
  const { page, context } = await memberPage(browser);
  const complaints = complaintsOf(page);
  await setLocation(context, LOOP);
  await openMap(page);
  await map(page).getByRole("button", { name: "Near me" }).click();
  await expect(map(page).getByRole("img", { name: "You are here" })).toBeVisible();
  await page.getByRole("button", { name: "List", exact: true }).click();
  await expect(cards(page).first()).toContainText(/0\.\d mi away/);
  const far = await cards(page)
    .getByText(/ mi away$/)
    .allTextContents();
  const miles = far.map((text) => Number.parseFloat(text));
  expect(miles).toEqual([...miles].sort((a, b) => a - b));

  await page.getByRole("button", { name: /^Filters/ }).click();
  await dialog(page, "Filters").getByRole("button", { name: "Within 0.5 mi" }).click();
  await expect(page).toHaveURL(/within=805/);
  expect(page.url()).not.toMatch(/41\.88|-87\.6/);
  const show = dialog(page, "Filters").getByRole("button", { name: /^Show \d+ results?$/ });
  const { total } = await (await context.request.get("/api/venues?near=41.883,-87.623&radius=805")).json();
  await expect(show).toHaveText(`Show ${total} results`);
  await show.click();
  await expect(page.getByRole("button", { name: `Explore (${total})` })).toBeVisible();
  await overlaysGone(page);
  await page.reload(); // permission was already granted, so the position is measured again
  await expect(page.getByRole("button", { name: `Explore (${total})` })).toBeVisible();

  await context.request.put("/api/account/settings", {
    data: { units: "km" },
    headers: { origin: new URL(page.url()).origin },
  });
  await page.reload();
  await expect(cards(page).first()).toContainText(/0\.\d km away/);
  await page.getByRole("button", { name: /^Filters/ }).click();
  await expect(dialog(page, "Filters").getByRole("button", { name: "Within 2 km" })).toBeVisible();
  await dialog(page, "Filters").getByRole("button", { name: "Near me" }).click();
  await expect(page).not.toHaveURL(/within=/);
  expect(complaints).toEqual([]);
});

test.describe("without a position, the map stays and says why", () => {
  for (const [name, message, stub] of [
    ["denied", "Location access denied by user", "(_, fail) => fail({ code: 1 })"],
    ["unavailable", "Location information unavailable", "(_, fail) => fail({ code: 2 })"],
    ["timeout", "Location request timeout", "(_, fail) => fail({ code: 3 })"],
    ["unknown", "Unknown location error", "(_, fail) => fail({ code: 9 })"],
    ["unsupported", "Geolocation is not supported by this browser", null],
  ] as const) {
    test(name, async ({ browser }) => {
      const { page } = await memberPage(browser);
      const value = stub === null ? "undefined" : `{ getCurrentPosition: ${stub} }`;
      await page.addInitScript(`Object.defineProperty(navigator, "geolocation", { value: ${value} })`);
      await openMap(page);
      await map(page).getByRole("button", { name: "Near me" }).click();
      await expect(toast(page, message)).toBeVisible();
      await expect(map(page).getByRole("img", { name: "You are here" })).toHaveCount(0);
      await page.getByRole("button", { name: /^Filters/ }).click();
      await dialog(page, "Filters").getByRole("button", { name: "Within 1 mi" }).click();
      await expect(page).not.toHaveURL(/within=/);
    });
  }

  test("permission denied in the browser, and a different city", async ({ browser }) => {
    const { page, context } = await memberPage(browser);
    await openMap(page);
    await map(page).getByRole("button", { name: "Near me" }).click();
    await expect(toast(page, "Location access denied by user")).toBeVisible();
    await setLocation(context, { latitude: 52.52, longitude: 13.4 });
    await map(page).getByRole("button", { name: "Near me" }).click();
    await expect(toast(page, "You're not in Chicago right now")).toBeVisible();
  });
});

const label = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
const focusedPin = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("data-marker") ?? null);
const isFocusOnMap = (page: Page) => map(page).evaluate((region) => region.contains(document.activeElement));

test("keyboard only: to the fifth pin by arrows, read it, close it, and focus is back on the pin", async ({
  browser,
}) => {
  const { page } = await memberPage(browser);
  await openMap(page, "/discover?area=-87.645,41.868,-87.612,41.894"); // the Loop
  await page.getByRole("searchbox").focus();
  for (let tab = 0; tab < 40 && (await focusedPin(page)) === null; tab += 1) await page.keyboard.press("Tab");
  expect(await focusedPin(page)).not.toBeNull();
  const reached = new Set<string>();
  const keys = ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"];
  let chance = 7; // a random walk, the same in every run
  for (let press = 0; press < 150 && reached.size < 5; press += 1) {
    chance = (chance * 1_103_515_245 + 12_345) % 2_147_483_648;
    const pin = await focusedPin(page);
    if (pin !== null && !/^\d+ results here$/.test(await label(page))) reached.add(pin);
    if (reached.size < 5) await page.keyboard.press(keys[Math.floor(chance / 65_536) % keys.length] ?? "ArrowDown");
    await untilAtRest(page);
    await expect.poll(() => isFocusOnMap(page)).toBe(true);
  }
  expect(reached.size).toBe(5);
  const fifth = await focusedPin(page);
  const [name = ""] = (await label(page)).split(", ");
  await page.keyboard.press("Enter");
  await expect(dialog(page, name)).toBeVisible();
  await expect(dialog(page, name).getByText("About this place")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => focusedPin(page)).toBe(fifth);
});

test("a cluster opened by keyboard moves focus to its contents", async ({ browser }) => {
  const { page } = await memberPage(browser);
  await openMap(page);
  await clusters(page).first().focus();
  const cluster = await focusedPin(page);
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => [await isFocusOnMap(page), (await focusedPin(page)) === cluster])
    .toEqual([true, false]);
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [428, 320]) {
    test(`map, list, sheets, and filters fit at ${width} px, ${colorScheme}`, async ({ page, context, baseURL }) => {
      test.setTimeout(150_000);
      await signInAsDemo(context, baseURL);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 926 });
      await openMap(page);
      await expectWhole(page);
      await page.getByRole("button", { name: /^Filters/ }).click();
      await expect(dialog(page, "Filters").getByRole("group", { name: "Neighborhood" })).toBeVisible();
      await expectWhole(page);
      await page.keyboard.press("Escape");
      await overlaysGone(page);
      await openList(page, "/discover?view=list");
      await expectWhole(page);
      await cards(page).first().getByRole("link").click();
      await expect(
        dialog(page).getByRole("button", { name: "Check in" }).or(dialog(page).getByText("Checked in today")),
      ).toBeVisible();
      await expectWhole(page);
      await tapAtRest(dialog(page).getByRole("button", { name: "Directions" }));
      await expect(dialog(page, "Directions").getByRole("link", { name: /^Apple Maps/ })).toBeVisible();
      await expectWhole(page);
      await openList(page, "/discover?view=list&mode=events");
      await expectWhole(page);
      await page
        .getByRole("button", { name: /^Details of / })
        .first()
        .click();
      await expect(dialog(page).getByRole("link", { name: "Add to calendar" })).toBeVisible();
      await expectWhole(page);
      await openList(page, "/discover?view=list&mode=hidden_gems");
      await expectWhole(page);
    });
  }
}

test("community events are on the map with the other events, and link to their pages", async ({ browser }) => {
  const { page, context } = await memberPage(browser);
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const { venues } = await (await context.request.get("/api/venues?q=Promontory%20Point&size=1")).json();
  const made = await context.request.post("/api/community/events", {
    headers: { "sec-fetch-site": "same-origin" },
    data: {
      ...{ title: "Zephyr kite morning", date: day, time: "09:00", location: "Promontory Point", category: "Hiking" },
      ...{ maxAttendees: 9, venueId: venues[0].id },
    },
  });
  const { id } = await made.json();
  await openMap(page);
  await page.getByRole("button", { name: /^Events \(/ }).click();
  await page.getByRole("searchbox").first().fill("Zephyr");
  await page.getByRole("button", { name: /^Zephyr kite morning, Hiking event/ }).press("Enter");
  await expect(page).toHaveURL(`/events/${id}`);
});
