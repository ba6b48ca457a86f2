import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { toGpx } from "@/lib/activity/files/formats";
import { expect, test } from "../support/browser-test";
import { memberPage } from "../support/members";
import { expectWhole } from "../support/screens";
import { LAKEFRONT, truth } from "../support/tracks";

const DAY = 86_400_000;

/** As another app writes it: a kilometer along the lake, so many days ago. */
function track(daysAgo: number): string {
  const points = truth(LAKEFRONT, [{ meters: 1000, heading: 0, speed: 3 }]).map((point) => ({
    ...point,
    elevation: 180,
  }));
  const startedAt = new Date(Date.now() - daysAgo * DAY).toISOString();
  return toGpx({ points, breaks: [] }, { startedAt }, "running");
}

test("a folder of another app is taken in: packed and plain tracks, what is broken in words, nothing twice", async ({
  browser,
}, info) => {
  const folder = info.outputPath("export");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "1001.gpx.gz"), gzipSync(track(1)));
  await writeFile(join(folder, "1002.gpx"), track(2));
  await writeFile(join(folder, "1003.fit.gz"), gzipSync("no track at all"));
  await writeFile(join(folder, "profile.jpg"), "a picture");
  const { page } = await memberPage(browser);
  await page.goto("/workouts/import");
  await expect(page.getByRole("button", { name: "Choose a folder" })).toBeVisible();

  await page.getByLabel("Folder to import").setInputFiles(folder);
  const reward = page.getByRole("dialog", { name: "Achievement unlocked: Off the Couch" });
  await expect(reward).toContainText(/\+\d+ XP/); // of both, in one
  await reward.getByRole("button", { name: "Keep going" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText(/^2 of 3 files imported\. \+\d+ XP$/)).toBeVisible();
  const results = page.getByRole("main").getByRole("listitem");
  await expect(results.filter({ hasText: "Running" })).toHaveCount(2);
  await expect(results.filter({ hasText: "1003.fit.gz" })).toContainText("This is neither GPX nor TCX.");
  await expectWhole(page);

  await page.getByLabel("Folder to import").setInputFiles(folder);
  await expect(page.getByText("0 of 3 files imported.")).toBeVisible();
  await expect(results.filter({ hasText: "You already have a recorded workout of that time." })).toHaveCount(2);

  const pictures = info.outputPath("pictures");
  await mkdir(pictures);
  await writeFile(join(pictures, "profile.jpg"), "a picture");
  await page.getByLabel("Folder to import").setInputFiles(pictures);
  await expect(page.getByText("There is no GPX, TCX or FIT file in that folder.").first()).toBeVisible();
});
