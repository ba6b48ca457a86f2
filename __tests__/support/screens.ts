import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, type Page } from "@playwright/test";

const DEMO = { identifier: "demo@windmile.app", password: "windmile" };

export async function signInAsDemo(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  const answer = await context.request.post("/api/auth/login", { data: DEMO, headers: { origin: baseURL ?? "" } });
  expect(answer.status()).toBe(200);
}

/** The photos of the feed. */
export const cards = (page: Page) => page.getByRole("list", { name: "Posts" }).getByRole("article");

export const dialog = (page: Page, name?: string) => page.getByRole("dialog", name === undefined ? {} : { name });

/** Nothing hangs out sideways, and nobody who can't see or point is left out. */
export async function expectWhole(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overhang()).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
}
