import { type WebVital, webVitalsSchema } from "@/lib/core/shared/web-vitals";
import { expect, test } from "../support/browser-test";

test("a measured visit reports its speed, and nothing about the visitor", async ({ page }) => {
  const told: WebVital[] = [];
  const statuses = new Set<number>();
  page.on("response", (answer) => {
    if (!answer.url().endsWith("/api/vitals")) return;
    statuses.add(answer.status());
    told.push(...webVitalsSchema.parse(answer.request().postDataJSON()).vitals);
  });
  // The login page of an app that measures every visit.
  await page.route("**/login", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace("<html ", '<html data-vitals="100" ');
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/login");
  const names = () => told.map(({ name }) => name);
  // Available once the page has loaded; from then on, the visit is observed.
  await expect.poll(names).toEqual(expect.arrayContaining(["FCP", "TTFB"]));
  // The browser finalizes the largest contentful paint at the first real input.
  await page.getByLabel("Password", { exact: true }).click();
  await expect.poll(names).toContain("LCP");
  expect(told.filter(({ screen, device }) => screen !== "/login" || device !== "phone")).toEqual([]);
  expect(new Set(names()).size).toBe(told.length);
  expect([...statuses]).toEqual([204]);
});
