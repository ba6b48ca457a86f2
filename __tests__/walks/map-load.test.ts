import { expect, type Page, test } from "../support/browser-test";
import { map, openMap, pins, search, visiblePlaceCount } from "../support/discover";
import { signInAsDemo } from "../support/screens";

const PLACES = 10_000;
const MOST_ELEMENTS = 250;

/** Evenly distributed, the same in every run, and all in the initial view. */
const spot = (index: number) => ({
  lat: 41.82 + ((index * 0.618_033_988_7) % 1) * 0.11,
  lng: -87.69 + ((index * 0.754_877_666_2) % 1) * 0.12,
});

/** The search "load" finds ten thousand places. */
async function loadTheCity(page: Page): Promise<void> {
  const { venues } = await (await page.context().request.get("/api/venues?size=50")).json();
  await page.route(/\/api\/venues\?.*q=load/, async (route) => {
    const requested = new URL(route.request().url()).searchParams;
    const from = Number(requested.get("cursor") ?? 0);
    const size = Number(requested.get("size"));
    const some = Array.from({ length: Math.min(size, PLACES - from) }, (_, index) => {
      const number = from + index;
      const id = `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
      return { ...venues[number % venues.length], id, name: `Place ${number}`, coordinates: spot(number) };
    });
    const end = from + some.length;
    await route.fulfill({
      json: {
        venues: some,
        total: PLACES,
        counts: { all: PLACES },
        neighborhoods: {},
        nextCursor: end < PLACES ? String(end) : null,
      },
    });
  });
}

test("ten thousand places: the map draws few elements while it is panned and zoomed", async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  await signInAsDemo(page.context(), baseURL);
  await openMap(page);
  await loadTheCity(page);
  await search(page).fill("load");
  await expect(page.getByRole("status").filter({ hasText: `${PLACES} results found` })).toBeVisible();
  await expect.poll(() => visiblePlaceCount(page), { timeout: 90_000 }).toBe(PLACES);
  const elements = () => map(page).locator("*").count();
  const most = [await elements()];

  const box = await map(page).boundingBox();
  if (!box) throw new Error("There is no map");
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  for (let frame = 0; frame < 60; frame += 1)
    await page.mouse.move(middle.x + 90 * Math.sin(frame / 6), middle.y + 90 * Math.cos(frame / 9));
  await page.mouse.up();
  most.push(await elements());
  for (const delta of [-24, 24]) {
    for (let turn = 0; turn < 40; turn += 1) await page.mouse.wheel(0, delta);
    most.push(await elements());
  }
  expect(await pins(page).count()).toBeGreaterThan(0);
  expect(Math.max(...most)).toBeLessThanOrEqual(MOST_ELEMENTS);
});
