import path from "node:path";
import { change } from "@/__tests__/support/app-database";
import { type Browser, type BrowserContext, expect, type Page, test } from "@/__tests__/support/browser-test";
import { memberPage } from "@/__tests__/support/members";
import { signInAsDemo, untilSettled } from "@/__tests__/support/screens";
import { z } from "@/lib/core/shared/zod";

/**
 * A screenshot of every main screen, as a newcomer, the demo account, the busiest member, and a visitor, in three
 * sizes, light and dark: `npm run screens`, and `SCREENS="320 dark demo" npm run screens` for some of them. They are
 * written to `screens/`, for visual review.
 */
const FOLDER = path.join(process.cwd(), "screens");
const SIZES = {
  320: { width: 320, height: 568 },
  428: { width: 428, height: 926 },
  1280: { width: 1280, height: 800 },
};
const SCHEMES = ["light", "dark"] as const;
const PEOPLE = ["newcomer", "demo", "busiest", "visitor"] as const;
type Who = (typeof PEOPLE)[number];

const only = (process.env.SCREENS ?? "").split(/\s+/).filter(Boolean);
/** All names of a kind, or only the requested ones. */
const wants = (all: readonly string[]) =>
  all.filter((one) => only.includes(one) || !all.some((other) => only.includes(other)));

const BUSIEST_MEMBER = { identifier: "busiest@example.com", password: "windmile" };

/** The member with the most photos and followers, who gets the demo account's password for the screenshots. */
async function signInAsBusiest(context: BrowserContext): Promise<void> {
  await change(
    `update users set email = $1, "isWelcomed" = true,
       "passwordHash" = (select "passwordHash" from users where email = 'demo@windmile.app')
     where id = (select id from users where coalesce(email, '') <> 'demo@windmile.app'
       order by "photoCount" + "followersCount" desc, id limit 1)`,
    [BUSIEST_MEMBER.identifier],
  );
  const answer = await context.request.post("/api/auth/login", { data: BUSIEST_MEMBER });
  expect(answer.status()).toBe(200);
}

async function contextOf(who: Who, browser: Browser): Promise<BrowserContext> {
  if (who === "newcomer") return (await memberPage(browser)).context;
  const context = await browser.newContext();
  if (who === "demo") await signInAsDemo(context, process.env.WINDMILE_URL);
  if (who === "busiest") await signInAsBusiest(context);
  return context;
}

const named = z.array(z.looseObject({ id: z.string() }));

async function first(context: BrowserContext, address: string, list: string | null): Promise<z.infer<typeof named>[0]> {
  const answer: unknown = await (await context.request.get(address)).json();
  const [item] = named.parse(list === null ? answer : z.record(z.string(), z.unknown()).parse(answer)[list]);
  if (!item) throw new Error(`${address} is empty`);
  return item;
}

/** The screens by name, with their content taken from the running app. */
async function screensOf(who: Who, context: BrowserContext): Promise<Record<string, string>> {
  const venue = (await first(context, "/api/venues?size=1", "venues")).id;
  const event = (await first(context, "/api/events?size=1", "events")).id;
  const photo = await first(context, "/api/photos/home?limit=1", null);
  const poster = z.looseObject({ user: z.object({ id: z.string() }) }).parse(photo).user.id;
  const { slug } = z.looseObject({ slug: z.string() }).parse(await first(context, "/api/guides", "guides"));
  const communityEvent = (await first(context, "/api/community/events?limit=1", null)).id;
  const group = (await first(context, "/api/groups?limit=1", null)).id;
  const linked = {
    place: `/discover?venue=${venue}`,
    "ticketed-event": `/discover?mode=events&event=${event}`,
    guide: `/guides/${slug}`,
    photo: `/p/${photo.id}`,
    person: `/profile/${poster}`,
    event: `/events/${communityEvent}`,
    group: `/groups/${group}`,
  };
  if (who === "visitor")
    return {
      ...{ landing: "/", signup: "/signup", login: "/login", forgot: "/forgot", ...linked },
      "signup-to-save": `/signup?${new URLSearchParams({ callbackUrl: linked.place, why: "save" })}`,
      lost: `/profile/${venue}`,
    };
  return {
    home: "/",
    "home-gems": "/?tab=hidden",
    "home-following": "/?filter=following",
    discover: "/discover",
    "discover-list": "/discover?view=list",
    "discover-events": "/discover?mode=events&view=list",
    activity: "/activity",
    import: "/workouts/import",
    plan: "/plan",
    social: "/friends",
    "social-activity": "/friends?part=activity",
    community: "/friends?tab=community",
    profile: "/profile",
    "edit-profile": "/edit-profile",
    saved: "/saved",
    notifications: "/notifications",
    settings: "/settings",
    account: "/settings/account",
    "new-post": "/new-post",
    archive: "/settings/posts?place=archive",
    "discover-meetings": "/discover?mode=events",
    category: "/category/Food%20%26%20Gastronomy",
    ...linked,
  };
}

async function picture(page: Page, address: string, file: string): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  await untilSettled(page);
  await page.screenshot({ path: file });
}

/** The welcome steps of a new account. */
async function welcome(page: Page, file: (step: number) => string): Promise<void> {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Start" }).click();
  const skip = page.getByRole("dialog").getByRole("button", { name: "Skip" });
  for (let step = 1; step <= 6; step += 1) {
    await page.waitForLoadState("networkidle");
    await untilSettled(page);
    await page.screenshot({ path: file(step) });
    if (step < 6) await skip.click();
  }
}

for (const who of PEOPLE.filter((one) => wants(PEOPLE).includes(one))) {
  test(`pictures as ${who}`, async ({ browser }) => {
    test.setTimeout(3_600_000);
    const context = await contextOf(who, browser);
    const screens = await screensOf(who, context);
    const names = wants([...Object.keys(screens), "welcome"]);
    const storageState = await context.storageState();
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const colorScheme of SCHEMES) {
        if (!wants(Object.keys(SIZES)).includes(size) || !wants(SCHEMES).includes(colorScheme)) continue;
        const own = await browser.newContext({ viewport, colorScheme, storageState, reducedMotion: "reduce" });
        const page = await own.newPage();
        const fileOf = (name: string) => path.join(FOLDER, `${who}-${size}-${colorScheme}-${name}.png`);
        for (const [name, address] of Object.entries(screens)) {
          if (names.includes(name)) await picture(page, address, fileOf(name));
        }
        if (who === "newcomer" && names.includes("welcome")) await welcome(page, (step) => fileOf(`welcome-${step}`));
        await own.close();
      }
    }
  });
}
