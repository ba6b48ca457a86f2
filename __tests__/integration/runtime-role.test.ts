import "../support/direct-connection"; // a pooler doesn't accept a role at the start of a connection
import { readFileSync } from "node:fs";
import path from "node:path";
import { Client } from "pg";
import { loggedWorkoutSchema } from "@/lib/activity/workouts/schema";
import { pool, prisma } from "@/lib/core/server/db";
import { signedUp } from "../support/api";

/** What the running app can do when its database role doesn't own the tables. */
let client: Client;
let userId: string;
const send = (text: string) => client.query(text);

beforeAll(async () => {
  client = new Client(pool.options);
  await client.connect();
  await send(readFileSync(path.join(process.cwd(), "prisma/runtime-role.sql"), "utf8"));
  pool.options.options = "-c role=windmile_app"; // from here on, the app only has this role
  const ada = await signedUp();
  userId = ada.id;
  expect((await ada.post("/api/workouts", { activityType: "yoga", duration: 30 })).status).toBe(201);
  await prisma.moderationEntry.create({
    data: { moderatorId: userId, action: "hide", type: "photo", targetId: userId, reason: "Spam" },
  });
  await send("set role windmile_app");
});
afterAll(() => client.end());

test.each([
  ["update xp_entries set xp = 1000000", "permission denied"],
  ["truncate xp_entries", "permission denied"],
  ["alter table xp_entries disable row level security", "must be owner"],
  ["delete from moderation_log", "permission denied"],
  ["truncate moderation_log", "permission denied"],
  ["update moderation_log set reason = 'Nothing'", "permission denied"],
  [`update moderation_log set "targetId" = 'somebody'`, "append-only"],
  ["drop trigger reject_moderation_log_delete on moderation_log", "must be owner"],
  ["delete from _prisma_migrations", "permission denied"],
  ["create table notes (id int)", "permission denied"],
])("may not: %s", async (text, refusal) => {
  await expect(send(text)).rejects.toThrow(refusal);
});

test("can't delete ledger rows of existing users, and deletes all of former ones", async () => {
  expect((await send("delete from xp_entries")).rowCount).toBe(0);
  await send(`update users set "deleteAfter" = now() where id = '${userId}'`);
  expect((await send("delete from xp_entries")).rowCount).toBe(1);
});

test("the app can reverse XP: a workout is changed and deleted, twice at once", async () => {
  expect((await pool.query("select current_user as role")).rows).toEqual([{ role: "windmile_app" }]);
  const eve = await signedUp({ firstName: "Eve" });
  const logged = await eve.post("/api/workouts", { activityType: "yoga", duration: 30 });
  const workout = `/api/workouts/${logged.as(loggedWorkoutSchema).workout.id}`;
  expect((await eve.patch(workout, { duration: 60 })).status).toBe(200);
  const ledger = () => prisma.xpEntry.findMany({ where: { userId: eve.id }, orderBy: { revision: "asc" } });
  expect((await ledger()).map(({ xp }) => xp)).toEqual([6, 6]);
  const deletions = await Promise.all([eve.del(workout), eve.del(workout)]);
  expect(deletions.map(({ status }) => status).sort()).toEqual([204, 404]);
  expect((await ledger()).map(({ xp }) => xp)).toEqual([6, 6, -12]);
});

test("reads and writes everything else, and deletes an account with all related rows", async () => {
  const ben = await signedUp({ firstName: "Ben" });
  await ben.post("/api/workouts", { activityType: "yoga", duration: 30 });
  expect((await send(`select xp from xp_entries where "userId" = '${ben.id}'`)).rows).toEqual([{ xp: 6 }]);
  await send(`update users set bio = 'By the app' where id = '${ben.id}'`);
  expect((await send(`delete from users where id = '${ben.id}'`)).rowCount).toBe(1);
  expect(await prisma.xpEntry.count({ where: { userId: ben.id } })).toBe(0);
});
