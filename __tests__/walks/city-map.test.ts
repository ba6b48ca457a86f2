import path from "node:path";
import { fromPolyline } from "@/lib/activity/routes/formats";
import { workoutDetailSchema, workoutSchema } from "@/lib/activity/workouts/schema";
import { z } from "@/lib/core/shared/zod";
import { coordinatesSchema } from "@/lib/discover/map/schema";
import { expect, type Page, test } from "../support/browser-test";
import { complaintsOf, map, openMap, pins } from "../support/discover";
import { dialog, signInAsDemo } from "../support/screens";

const GOOGLE = /^https:\/\/maps\.googleapis\.com\/maps\/api\/js/;
const STAND_IN = path.join(__dirname, "../support/google-maps.js");

test.beforeEach(({ context, baseURL }) => signInAsDemo(context, baseURL));

const withKey = (page: Page) =>
  page.route("**/api/google-maps-key", (route) => route.fulfill({ json: { apiKey: "key" } }));
const withGoogle = (page: Page) =>
  page.route(GOOGLE, (route) => route.fulfill({ path: STAND_IN, contentType: "text/javascript" }));

/** Spec §2: the schematic map that replaces Google's. */
async function expectSchematicMap(page: Page): Promise<void> {
  await expect(map(page).getByText("Google Maps API not enabled")).toBeVisible({ timeout: 30_000 });
  await expect(map(page).getByText("Using fallback Chicago map")).toBeVisible();
  const legend = map(page).getByRole("list", { name: "Legend" });
  await expect(legend.getByRole("listitem")).toHaveText(["Events/Venues", "Parks"]);
  await expect(pins(page).first()).toBeVisible();
}

test("without a key the schematic map is shown, with at most twelve pins and names of ten letters", async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await openMap(page);
  await expectSchematicMap(page);
  const names = await pins(page)
    .filter({ has: page.locator("span") })
    .allTextContents();
  expect(names.length).toBeLessThanOrEqual(12);
  for (const name of names) expect([...name.replace("…", "")].length).toBeLessThanOrEqual(10);
  expect(complaints).toEqual([]);
});

/** Map labels and notes that are covered, or that cover a marker. */
const covered = (page: Page): Promise<string[]> =>
  map(page).evaluate((region) => {
    type Sign = { what: string; box: DOMRect; marker?: Element };
    const signs = (selector: string, shapeOf = (element: Element): Element => element): Sign[] =>
      [...region.querySelectorAll(selector)].map((element) => {
        const marker = element.closest("[data-marker]");
        return {
          what: element.textContent ?? "",
          box: shapeOf(element).getBoundingClientRect(),
          ...(marker && { marker }),
        };
      });
    const overlaps = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const markers = signs("[data-marker]", (marker) => marker.querySelector("svg") ?? marker);
    const names = [...signs("svg text"), ...signs("[data-marker] > span")];
    // Markers beyond the edge of the map aren't visible.
    const ground = region.querySelector("[data-marker]")?.parentElement?.getBoundingClientRect();
    const notes = signs("p, [aria-label=Legend]").filter(({ box }) => ground && overlaps(box, ground));
    return [
      ...notes.map(({ what }) => `${what} covers the map`),
      ...names.flatMap((name) =>
        [...markers, ...names]
          .filter(
            (other) =>
              other !== name && (!name.marker || other.marker !== name.marker) && overlaps(name.box, other.box),
          )
          .map((other) => `${name.what} overlaps ${other.what}`),
      ),
    ];
  });

for (const [width, height] of [
  [320, 568],
  [428, 926],
  [1280, 800],
] as const) {
  test(`no label on the map is under a pin or a note, at any zoom, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const address of ["/discover", "/discover?mode=hidden_gems", "/discover?mode=events"]) {
      await openMap(page, address);
      for (let nearer = 0; nearer < 3; nearer += 1) {
        await expect.poll(() => covered(page)).toEqual([]);
        await page.getByRole("button", { name: "Zoom in" }).click();
      }
    }
  });
}

test("a key that can't be fetched: the schematic map", async ({ page }) => {
  await page.route("**/api/google-maps-key", (route) => route.abort());
  await page.goto("/discover");
  await expectSchematicMap(page);
});

test("a script that doesn't load is retried three times, and then the schematic map is shown", async ({ page }) => {
  await withKey(page);
  let tries = 0;
  await page.route(GOOGLE, (route) => {
    tries += 1;
    return route.abort();
  });
  await page.goto("/discover");
  await expectSchematicMap(page);
  expect(tries).toBe(4);
});

test("a key that Google refuses, immediately or long after: the schematic map", async ({ page }) => {
  await withKey(page);
  await withGoogle(page);
  await page.goto("/discover");
  await expect(page.locator("[data-google]")).toBeVisible();
  await page.evaluate("gm_authFailure()");
  await expectSchematicMap(page);
});

test("a map without its element: the schematic map", async ({ page }) => {
  await withKey(page);
  await withGoogle(page);
  await page.addInitScript("window.googleMapHasNoElement = true");
  await page.goto("/discover");
  await expectSchematicMap(page);
});

test("a script that doesn't respond: after ten seconds the schematic map", async ({ page }) => {
  await withKey(page);
  let isAsked = false;
  await page.route(GOOGLE, () => {
    isAsked = true;
  });
  await page.clock.install();
  await page.goto("/discover");
  const loading = map(page).getByText("Loading discover...");
  await expect(loading).toBeVisible();
  await expect.poll(() => isAsked).toBe(true);
  await page.clock.fastForward(2_000);
  await expect(loading).toBeVisible();
  await page.clock.fastForward(8_000);
  await expectSchematicMap(page);
});

test("Google's map: the spec's center, zoom, and bounds, clusters that open, and View Details", async ({ page }) => {
  const complaints = complaintsOf(page);
  await withKey(page);
  await withGoogle(page);
  await page.goto("/discover");
  const google = page.locator("[data-google]");
  await expect(google.getByRole("button").first()).toBeVisible();
  await page.getByRole("button", { name: "Trails" }).click();
  await expect(google.locator("[data-path]")).toHaveCount(12);
  const options = JSON.parse((await google.getAttribute("data-google")) ?? "{}");
  expect(options).toMatchObject({
    center: { lat: 41.8781, lng: -87.6298 },
    zoom: 12,
    restriction: {
      latLngBounds: { north: 42.023, south: 41.644, east: -87.524, west: -87.94 },
      strictBounds: true,
    },
  });
  const marked = () =>
    google.locator("button").evaluateAll((buttons) => buttons.map((button) => button.getAttribute("title")));
  const before = await marked();
  await google
    .getByTitle(/^\d+ results here$/)
    .first()
    .click();
  await expect.poll(marked).not.toEqual(before); // the zoom changes before its pins are drawn
  expect(await page.evaluate("googleMap.getZoom()")).toBeGreaterThan(12);
  const pin = google.locator('button:not([title$=" results here"])').first();
  const name = (await pin.getAttribute("title")) ?? "";
  await pin.click();
  await expect(google.getByRole("region", { name })).toBeVisible();
  await google.getByRole("button", { name: "View Details" }).click();
  await expect(dialog(page, name)).toBeVisible();
  await page.keyboard.press("Escape");

  await page.evaluate("googleMap.panTo({ lat: 41.79, lng: -87.6 })");
  await page.getByRole("button", { name: "Search this area" }).click();
  await expect(page).toHaveURL(/area=/);
  await expect(google.locator("button").first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a recorded route is a line on Google's map with a key, and on our drawing without one", async ({
  page,
  context,
}) => {
  const workouts = workoutSchema.array().parse(await (await context.request.get("/api/workouts")).json());
  const recorded = workouts.find(({ routePreview }) => routePreview !== null);
  if (!recorded) throw new Error("The demo account has recorded nothing");
  const shown = page.getByLabel(/^Map of this /);
  await page.goto(`/workouts/${recorded.id}`);
  await expect(shown.locator("path.stroke-sky-ink").first()).toBeVisible();
  await expect(page.locator("[data-google]")).toHaveCount(0);

  const complaints = complaintsOf(page);
  await withKey(page);
  await withGoogle(page);
  await page.reload();
  const lines = shown.locator("[data-google] [data-path]");
  await expect(lines.first()).toBeAttached();
  const { route } = workoutDetailSchema.parse(await (await context.request.get(`/api/workouts/${recorded.id}`)).json());
  const places = route.own ? fromPolyline(route.own.polyline) : [];
  const drawn = z.array(coordinatesSchema);
  const paths = await lines.evaluateAll((all) => all.map((line) => line.getAttribute("data-path") ?? ""));
  expect(paths.flatMap((text) => drawn.parse(JSON.parse(text)))).toEqual(places);
  await expect(shown.getByTitle("Start")).toBeAttached();
  await expect(shown.getByTitle("Finish")).toBeAttached();
  expect(complaints).toEqual([]);
});
