import { change } from "../support/app-database";
import { type BrowserContext, expect, type Page, test } from "../support/browser-test";
import { storedOnDevice } from "../support/device";
import { image } from "../support/images";
import { memberPage } from "../support/members";

// Content that appears late (from the device, the browser, or lazy-loaded code) doesn't shift anything.

const SLOWER_MS = 400;
/** Movement outside the viewport isn't visible. */
const SEEN = 0.005;

/** A page that records layout shifts while every response is slow. */
async function watched(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.route("**/api/**", async (route) => {
    await new Promise((done) => setTimeout(done, SLOWER_MS));
    await route.continue();
  });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          moved.push(`${value.toFixed(4)}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(" | ")}`);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return page;
}

/** Layout shifts until the late content is there. */
async function movedOn(page: Page, address: string, late: (page: Page) => Promise<void>): Promise<string[]> {
  await page.goto(address, { waitUntil: "networkidle" });
  await late(page);
  const moved = await page.evaluate(() => {
    const kept = "moved" in window && Array.isArray(window.moved) ? window.moved.map(String) : ["not watched"];
    return new Promise<string[]>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(kept))));
  });
  return moved.filter((shift) => !(Number.parseFloat(shift) < SEEN));
}

const saveRecording = (page: Page, userId: string) =>
  page.evaluate(
    (id) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open(`windmile-device-${id}`);
        opening.onerror = failed;
        opening.onsuccess = () => {
          const writing = opening.result.transaction("entries", "readwrite");
          const head = { id: crypto.randomUUID(), activityType: "running", startedAt: Date.now(), pieces: 1 };
          writing.objectStore("entries").put(head, "recording");
          writing.oncomplete = () => done();
        };
      }),
    userId,
  );

test("an unfinished recording, a guest's check-in, and browser-dependent parts cause no layout shift", async ({
  browser,
}) => {
  const host = await memberPage(browser, { firstName: "Ada" });
  const guest = await memberPage(browser, { firstName: "Bob" });
  const page = await watched(guest.context);

  const nothing: string[] = [];
  expect
    .soft(
      await movedOn(page, "/settings/notifications", async () => {
        await expect(page.getByRole("switch", { name: /^Push on this device/ })).toBeVisible();
      }),
    )
    .toEqual(nothing);
  expect
    .soft(
      await movedOn(page, "/workouts/import", async () => {
        await expect(page.getByRole("button", { name: "Choose a folder" })).toBeVisible();
      }),
    )
    .toEqual(nothing);

  await page.goto("/activity", { waitUntil: "networkidle" });
  await saveRecording(page, guest.id);
  const pill = page.getByRole("link", { name: "Back to your recording" });
  expect
    .soft(
      await movedOn(page, "/activity", async () => {
        await expect(pill).toBeInViewport({ ratio: 1 });
      }),
    )
    .toEqual(nothing);

  const headers = { origin: new URL(page.url()).origin };
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const made = await host.context.request.post("/api/community/events", {
    data: {
      title: "Harbor mile",
      date: tomorrow,
      time: "09:00",
      location: "Navy Pier",
      category: "Running",
      maxAttendees: 9,
    },
    headers,
  });
  const { id }: { id: string } = await made.json();
  expect((await guest.context.request.put(`/api/community/events/${id}/join`, { headers })).ok()).toBe(true);
  await change(`update community_events set "startsAt" = now() + interval '10 minutes' where id = $1`, [id]);
  expect
    .soft(
      await movedOn(page, `/events/${id}?code=123456`, async () => {
        await expect(page.getByLabel("Code on the host's screen")).toHaveValue("123456");
      }),
    )
    .toEqual(nothing);
});

test("a running timer and an unfinished workout come back without a layout shift", async ({ browser }) => {
  const { context } = await memberPage(browser);
  const page = await watched(context);
  const nothing: string[] = [];
  const form = page.getByRole("form", { name: "Log a workout" });
  const running = page.getByRole("timer", { name: "Running timer" });

  await page.goto("/activity", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Running", exact: true }).click();
  await form.getByLabel("Duration (minutes)").fill("30");
  const draftIsBack = async () => {
    await expect(form.getByLabel("Duration (minutes)")).toHaveValue("30");
  };
  expect.soft(await movedOn(page, "/activity", draftIsBack), "a draft").toEqual(nothing);

  await form.getByRole("button", { name: "Distance, place, or date" }).click();
  await form.getByLabel("Distance (miles)").fill("3");
  await form.getByRole("button", { name: "Start timer" }).click();
  await expect(running).toBeVisible();
  const timerIsBack = async () => {
    await expect(running).toBeVisible();
    await expect(form).toHaveCount(0); // only the timer is shown
  };
  expect.soft(await movedOn(page, "/activity", timerIsBack), "a draft and a timer").toEqual(nothing);

  // Another day: the timer is still running, and the tab with the draft is closed.
  await page.evaluate(() => sessionStorage.clear());
  expect.soft(await movedOn(page, "/activity", timerIsBack), "a timer").toEqual(nothing);

  await page.getByRole("button", { name: "Discard timer" }).click();
  const tabs = page.getByRole("tablist", { name: "Your activity, challenges, and leaderboard" });
  const nothingIsBack = async () => {
    await expect(tabs).toBeVisible();
    await expect(page.getByRole("button", { name: "Complete Workout" })).toHaveCount(0);
  };
  expect.soft(await movedOn(page, "/activity", nothingIsBack), "nothing").toEqual(nothing);
  const picker = await page.getByRole("group", { name: "Activity type" }).boundingBox();
  const next = await tabs.boundingBox();
  if (!picker || !next) throw new Error("They are not drawn");
  expect(next.y - (picker.y + picker.height)).toBeLessThanOrEqual(24); // and it leaves no empty space
});

test("an unfinished post comes back without a layout shift", async ({ browser }) => {
  const { context, id } = await memberPage(browser);
  const page = await watched(context);
  await page.goto("/new-post", { waitUntil: "networkidle" });
  await page.getByPlaceholder("What is this?").fill("Half a thought");
  await page.getByPlaceholder(/^Tell us how/).fill("One\nTwo\nThree\nFour\nFive");
  await page
    .getByLabel("Choose photos")
    .setInputFiles([{ name: "a.jpg", mimeType: "image/jpeg", buffer: await image("jpeg") }]);
  await expect(page.getByText("1 of 9.")).toBeVisible();
  await expect
    .poll(() => storedOnDevice(page, id))
    .toMatchObject({ title: "Half a thought", caption: "One\nTwo\nThree\nFour\nFive", altTexts: [""] });
  const isBack = async () => {
    await expect(page.getByText("We saved your unfinished post.")).toBeVisible();
    await expect(page.getByPlaceholder("What is this?")).toHaveValue("Half a thought");
    await expect(page.getByText("1 of 9.")).toBeVisible();
  };
  const nothing: string[] = [];
  expect(await movedOn(page, "/new-post", isBack)).toEqual(nothing);

  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("button", { name: "Replace" }).click();
  await expect.poll(() => storedOnDevice(page, id)).toEqual({ altTexts: [] });
  const isEmpty = async () => {
    await expect(page.getByPlaceholder("What is this?")).toHaveValue("");
  };
  expect(await movedOn(page, "/new-post", isEmpty)).toEqual(nothing);
});
