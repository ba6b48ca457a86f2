import { type ConsoleMessage, expect, type Locator, type Page } from "@playwright/test";

/** Collects the browser's errors from now on. A test ends with `expect(complaints).toEqual([])`. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message: ConsoleMessage) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

export const map = (page: Page) => page.getByRole("region", { name: "Map of Chicago" });
export const list = (page: Page) => page.getByRole("region", { name: "List" });
export const cards = (page: Page) =>
  list(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
export const pins = (page: Page): Locator => map(page).locator("[data-marker]");
export const clusters = (page: Page) => map(page).getByRole("button", { name: /^\d+ results here$/ });
export const found = (page: Page) => page.getByRole("status").filter({ hasText: /^\d+ results found$/ });
/** The visible one: while a page streams, a second, hidden one exists for a moment until it is moved into place. */
export const search = (page: Page) =>
  page.getByPlaceholder("Search venues and events in Chicago...").filter({ visible: true });

export async function openMap(page: Page, address = "/discover"): Promise<void> {
  await page.goto(address);
  await expect(map(page).getByText("Using fallback Chicago map")).toBeVisible();
  await expect(pins(page).first()).toBeVisible();
}

export async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(cards(page).first()).toBeVisible();
}

/** "Explore (74)" → 74. */
export async function numberOn(button: Locator): Promise<number> {
  const [, digits] = /\(?(\d+)\)?$/.exec((await button.textContent()) ?? "") ?? [];
  return Number(digits);
}

/** How many places the visible markers represent. */
export const visiblePlaceCount = (page: Page) =>
  pins(page).evaluateAll((markers) =>
    markers.reduce((sum, marker) => sum + Number(/^(\d+) results here$/.exec(marker.ariaLabel ?? "")?.[1] ?? 1), 0),
  );

/** A point where a finger or a mouse can drag the map. */
export async function middleOfMap(page: Page): Promise<{ x: number; y: number }> {
  const box = await map(page).boundingBox();
  if (!box) throw new Error("There is no map");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags the map by this much, with the mouse. */
export async function pullMap(page: Page, x: number, y: number): Promise<void> {
  const from = await middleOfMap(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x, from.y + y, { steps: 8 });
  await page.mouse.up();
}
