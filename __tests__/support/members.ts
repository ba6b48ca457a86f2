import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Browser, BrowserContext } from "@playwright/test";

let made = 0;

function codeFor(email: string): string {
  const folder = path.join(process.env.WINDMILE_DATA_DIR ?? ".data", "outbox");
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".json"))) {
    const message: { to?: unknown; code?: unknown } = JSON.parse(readFileSync(path.join(folder, name), "utf8"));
    if (message.to === email && typeof message.code === "string") return message.code;
  }
  throw new Error(`No code was sent to ${email}`);
}

/** A separate browser for a member who has just signed up. */
export async function memberPage(
  browser: Browser,
  names: { firstName?: string; lastName?: string; email?: string } = {},
) {
  made += 1; // before anything is awaited: several may be created at once
  const email = names.email ?? `member-${process.pid}-${Date.now()}-${made}@example.com`;
  const context = await browser.newContext();
  const form = { firstName: "Nora", lastName: "Lake", ...names, email, password: "lake front" };
  await context.request.post("/api/auth/signup", {
    data: { ...form, confirmPassword: form.password, authProvider: "email" },
  });
  const verified = await context.request.post("/api/auth/verify", { data: { email, code: codeFor(email) } });
  const { user }: { user: { id: string } } = await verified.json();
  return { context, page: await context.newPage(), id: user.id, email };
}

/** The same member on a device in another time zone. */
export async function pageElsewhere(browser: Browser, context: BrowserContext, timezoneId: string) {
  const elsewhere = await browser.newContext({ storageState: await context.storageState(), timezoneId });
  return elsewhere.newPage();
}
