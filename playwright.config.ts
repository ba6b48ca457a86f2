import { defineConfig } from "@playwright/test";

// The browser and the app are found and started by the global setup, which leaves them in these variables.
const launchOptions = JSON.parse(process.env.WINDMILE_BROWSER ?? "{}");

/** `npm run test:functions`: every tenth request there waits for a process that has just begun and loads its route anew. */
const asFunctions = process.env.WINDMILE_AS_FUNCTIONS === "1";

export default defineConfig({
  // `npm test` runs the first, `npm run test:deep` the longer walks; one by hand: `npx playwright test --project=walks NAME`.
  projects: [
    { name: "e2e", testDir: "__tests__/e2e", outputDir: "test-results/e2e" },
    // A walk goes through a whole part of the app, several people and sizes; each of its steps has no more patience.
    { name: "walks", testDir: "__tests__/walks", timeout: 120_000, outputDir: "test-results/walks" },
    // No test: pictures to look at, by `npm run screens`.
    {
      name: "screens",
      testDir: "scripts/screens",
      testMatch: ["take.ts", "film.ts", "installer.ts", "taps.ts"],
      outputDir: "test-results/screens",
    },
  ],
  testMatch: "**/*.test.ts",
  ...(asFunctions && { grepInvert: /@own-server/ }), // what our own server adds: packed answers, the demo's outbox
  globalSetup: "./__tests__/support/browser-setup.mjs",
  timeout: asFunctions ? 180_000 : 30_000,
  expect: { timeout: asFunctions ? 45_000 : 10_000 },
  retries: 0, // what passes only when tried again is broken
  workers: 2,
  forbidOnly: true,
  reporter: process.env.WINDMILE_E2E_REPORT
    ? [["list"], ["json", { outputFile: process.env.WINDMILE_E2E_REPORT }]]
    : [["list"]],
  use: {
    baseURL: process.env.WINDMILE_URL,
    launchOptions,
    viewport: { width: 428, height: 926 },
    hasTouch: true,
    serviceWorkers: "block", // what a test intercepts must not come from a cache; offline.test.ts lets it in
    locale: "en-US",
    timezoneId: "America/Chicago",
    trace: "retain-on-failure",
  },
});
