/** @jest-environment node */
import { spawnSync } from "node:child_process";

test("every table has its place, should the database ever be divided among several primaries", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/database/list-shards.mjs"], {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(stdout).toContain("| photos | userId | (id) (mediaKey) |");
  expect(stdout).toContain("| follows | followerId |  | followingId |");
  expect(stdout).toMatch(/\n\d+ of \d{3} statements cross shards:\nlib\//);
});
