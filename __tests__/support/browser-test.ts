import { test as base } from "@playwright/test";

export * from "@playwright/test";

/**
 * Playwright's own, but a context that a test made of the browser ends with the test: left open, its pages go on drawing,
 * polling and holding memory until the worker ends, beside the tests that follow.
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
