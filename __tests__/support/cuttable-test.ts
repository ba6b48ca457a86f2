import { type BrowserContext, test as base } from "./browser-test";
import { layLine } from "./cuttable-connection";

export type Line = Awaited<ReturnType<typeof layLine>>;

/** Tests whose browser reaches the app over a connection that can be cut, and can run its service worker. */
export const test = base.extend<{ line: Line }>({
  serviceWorkers: "allow",
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it depends on from the pattern
  line: async ({}, use) => {
    const line = await layLine(process.env.WINDMILE_URL ?? "");
    await use(line);
    line.end();
  },
  baseURL: ({ line }, use) => use(line.url),
});

export async function goOffline(context: BrowserContext, line: Line): Promise<void> {
  line.cut();
  await context.setOffline(true); // the browser notifies its pages
}

export async function goOnline(context: BrowserContext, line: Line): Promise<void> {
  line.mend();
  await context.setOffline(false);
}
