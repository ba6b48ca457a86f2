import "../support/unlimited";
import { JOBS } from "@/app/jobs";
import { pool } from "@/lib/core/server/db";
import { env } from "@/lib/core/server/env";
import { currentStatusSchema } from "@/lib/moderation/status/schema";
import manifest from "@/package.json";
import { type Member, signedUp, visitor } from "../support/api";

/** What moderators can see about the service. */
let moderator: Member;
beforeAll(async () => {
  moderator = await signedUp({ email: `moderator-${process.pid}@example.com` });
  env.MODERATOR_EMAILS.push(moderator.email ?? "");
});
const status = async () => (await moderator.get("/api/status")).as(currentStatusSchema);
const jobOf = async (name: string) => (await status()).jobs.find((job) => job.name === name);

test("only moderators can see it", async () => {
  expect((await visitor().get("/api/status")).status).toBe(401);
  expect((await (await signedUp()).get("/api/status")).status).toBe(404);
  expect((await moderator.get("/api/status")).status).toBe(200);
});

test("versions, sizes, and every job", async () => {
  const { version, node, database, jobs, storage } = await status();
  expect([version, node]).toEqual([manifest.version, process.versions.node]);
  expect(database.bytes).toBeGreaterThan(1_000_000);
  expect(database.migration).toMatch(/^\d{14}_/);
  expect(jobs.map(({ name }) => name)).toEqual(JOBS.map(({ name }) => name));
  expect(storage).toEqual({ kind: "disk", freeBytes: expect.any(Number) });
  Object.assign(env, { MEDIA_S3_URL: "http://key:secret@127.0.0.1/pictures" });
  expect((await status()).storage).toEqual({ kind: "s3", freeBytes: null });
  Object.assign(env, { MEDIA_S3_URL: undefined });
});

test("a job without a recent success is late, one that never ran isn't, and parked work is counted", async () => {
  const succeeded = (ago: string) =>
    pool.query(
      `insert into job_runs (name, "lastRun", "lastSuccess") values ('trash', now(), now() - $1::interval)
       on conflict (name) do update set "lastSuccess" = excluded."lastSuccess"`,
      [ago],
    );
  expect(await jobOf("trash")).toMatchObject({ lastRun: null, isLate: false, parked: 0 });
  await succeeded("2 hours");
  expect(await jobOf("trash")).toMatchObject({ isLate: false });
  await succeeded("4 hours");
  expect(await jobOf("trash")).toMatchObject({ isLate: true });
  await pool.query(`insert into job_attempts values ('trash', 'a', 10, 'infinity'), ('trash', 'b', 3, now())`);
  expect(await jobOf("trash")).toMatchObject({ parked: 1 });
});

test("pending work is counted: pictures to be deleted, but not kept ones", async () => {
  const pendingDeletions = async () => (await status()).waiting.find(({ what }) => what === "removals")?.count;
  const before = (await pendingDeletions()) ?? 0;
  await pool.query(
    `insert into pending_media_deletions ("storageKey", "mediaId", "deleteAfter") values
     ('a', gen_random_uuid(), now() - interval '1 minute'), ('b', gen_random_uuid(), now() + interval '1 day')`,
  );
  expect(await pendingDeletions()).toBe(before + 1);
});
