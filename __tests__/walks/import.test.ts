import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { zipSync } from "fflate";
import { toGpx } from "@/lib/activity/files/formats";
import { expect, type Page, test } from "../support/browser-test";
import { memberPage } from "../support/members";
import { expectWhole } from "../support/screens";
import { FIT_SPORTS, fitFile, gpxFile, minute, tcxActivity, tcxFile, tcxLap, trk } from "../support/track-files";
import { LAKEFRONT, truth } from "../support/tracks";

const DAY = 86_400_000;

/** A file from another app: one kilometer along the lake, this many days ago. */
function track(daysAgo: number, sport = "running", speed = 3): string {
  const points = truth(LAKEFRONT, [{ meters: 1000, heading: 0, speed }]).map((point) => ({ ...point, elevation: 180 }));
  const startedAt = new Date(Date.now() - daysAgo * DAY).toISOString();
  return toGpx({ points, breaks: [] }, { startedAt }, "running").replace("<type>running", `<type>${sport}`);
}

const file = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(content),
});
const choose = async (page: Page, ...files: ReturnType<typeof file>[]) => {
  await page.goto("/workouts/import");
  await page.getByLabel("Files to import").setInputFiles(files);
};
const found = (page: Page) => page.getByRole("list", { name: "Workouts found" }).getByRole("listitem");
const done = (page: Page) => page.getByRole("status").filter({ hasText: "imported" });

/** A triathlon file from a watch. */
const triathlon = fitFile({
  points: minute(3, 180),
  sessions: [
    { sport: FIT_SPORTS.swimming, from: 0, seconds: 60, meters: 60 },
    { sport: FIT_SPORTS.cycling, from: 60, seconds: 60, meters: 400 },
    { sport: FIT_SPORTS.running, from: 120, seconds: 60, meters: 180 },
  ],
});
const evening = (points: ReturnType<typeof minute>, hours: number) =>
  points.map((point) => ({ ...point, second: point.second + hours * 3600 }));

test("ten files from other apps are reviewed, resolved, and imported once", async ({ browser }) => {
  const { page } = await memberPage(browser);
  const run = fitFile({
    points: evening(minute(3, 300), 24),
    sessions: [{ sport: FIT_SPORTS.running, from: 86_400, seconds: 300 }],
  });
  const indoor = tcxActivity("Running", 200_000, tcxLap(200_000, 1800, "<DistanceMeters>5000</DistanceMeters>"));
  await choose(
    page,
    file("triathlon.fit", triathlon),
    file("cut.fit", run.slice(0, run.length - 200)),
    file("morning.gpx", track(2)),
    file("again.gpx", track(2)),
    file("packed.gpx.gz", gzipSync(track(3))),
    file("odd.gpx", track(4, "quidditch")),
    file("fast.gpx", track(5, "running", 14)),
    file("moto.gpx", track(6, "motorcycling")),
    file("indoor.tcx", tcxFile(`<Activities>${indoor}</Activities>`)),
    file("broken.gpx", "no track at all"),
  );
  const list = found(page);
  await expect(list).toHaveCount(11);
  await expect(page.getByRole("status").first()).toContainText("11 workouts found · 3 to review · 1 duplicate");
  await expect(page.getByRole("region", { name: "Files that couldn't be read" })).toContainText("broken.gpx");
  await expect(list.filter({ hasText: "motorized" })).toHaveCount(1);
  await expect(list.filter({ hasText: "The file ends early" })).toHaveCount(1);
  // Nothing counts before Import.
  expect((await (await page.request.get("/api/workouts")).json()).length).toBe(0);
  await expectWhole(page);

  await page.getByRole("combobox", { name: "Activity for quidditch" }).selectOption({ label: "Walking" });
  await page.getByRole("combobox", { name: "Activity for Unknown activity" }).selectOption({ label: "Running" });
  await page.getByRole("alert").getByRole("button", { name: "Import without map" }).click();
  await page.getByRole("button", { name: "Import 9 workouts" }).click();
  const reward = page.getByRole("dialog", { name: "2 achievements unlocked" });
  await expect(reward).toContainText(/\+\d+ XP/); // all in one
  await reward.getByRole("button", { name: "Keep going" }).click();
  await expect(done(page)).toContainText(/^9 workouts imported · \+\d+ XP$/);
  await expect(list.filter({ hasText: "Imported" })).toHaveCount(9);

  await choose(page, file("morning.gpx", track(2)), file("packed.gpx.gz", gzipSync(track(3))));
  await expect(list.filter({ hasText: "Duplicate" })).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Import 0 workouts" })).toBeDisabled();
});

test("a choice applies to all of a kind, and an archive is read completely", async ({ browser }) => {
  const { page } = await memberPage(browser);
  const entries = [1, 2, 3].map((day) => [`activities/${day}.gpx`, Buffer.from(track(day, "quidditch"))] as const);
  await choose(
    page,
    file("export.zip", zipSync({ ...Object.fromEntries(entries), "profile.csv": Buffer.from("a,b") })),
  );
  await page.getByRole("combobox").first().selectOption({ label: "Hiking" });
  await page.getByRole("button", { name: "Use Hiking for 2 more called “quidditch”" }).click();
  await page.getByRole("checkbox").last().uncheck();
  await page.getByRole("button", { name: "Import 2 workouts" }).click();
  await expect(done(page)).toContainText("2 workouts imported");
});

test("a folder without tracks has nothing to import", async ({ browser }, info) => {
  const { page } = await memberPage(browser);
  const pictures = info.outputPath("pictures");
  await mkdir(pictures);
  await writeFile(join(pictures, "profile.jpg"), "a picture");
  await page.goto("/workouts/import");
  await page.getByLabel("Folder to import").setInputFiles(pictures);
  await expect(page.getByText("There are no GPX, TCX, or FIT files in that folder.").first()).toBeVisible();
});

test("a planned route is rejected with a message", async ({ browser }) => {
  const { page } = await memberPage(browser);
  const points = minute()
    .map(({ lat, lng }) => `<rtept lat="${lat}" lon="${lng}"/>`)
    .join("");
  await choose(
    page,
    file("plan.gpx", gpxFile(`<rte>${points}</rte>`)),
    file("run.gpx", gpxFile(trk("running", minute()))),
  );
  await expect(page.getByText("This is a planned route, not a recorded workout.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Import 1 workout" })).toBeEnabled();
});
