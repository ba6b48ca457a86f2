import { test as base } from "@playwright/test";

export * from "@playwright/test";

/**
 * Playwright's own test, except that contexts a test created end with the test: left open, their pages would keep
 * rendering, polling, and holding memory beside the following tests until the worker ends.
 */
export const test = base.extend<{ contextsEnd: undefined }>({
  contextsEnd: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
