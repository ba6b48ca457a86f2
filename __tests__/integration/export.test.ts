import "../support/unlimited";
import { createHash } from "node:crypto";
import { z } from "zod";
import { continueExports, deleteOldExports } from "@/lib/account/exports/jobs";
import { type AccountExport, exportSchema, exportStartedSchema } from "@/lib/account/exports/schema";
import { SECTIONS } from "@/lib/account/exports/sections";
import { prisma, rows, sql } from "@/lib/core/server/db";
import { removeDeletedMedia } from "@/lib/feed/media/mutations";
import { type Member, signedUp, visitor } from "../support/api";
import { aVenue } from "../support/fixtures";
import { image } from "../support/images";
import { messagesTo } from "../support/outbox";
import { unzipped } from "../support/zip";

const EXPORT = "/api/account/export";
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const list = z.array(z.record(z.string(), z.unknown()));

/** Requests an export, waits until it's ready, and returns its ID. */
async function prepared(who: Member): Promise<string> {
  const begun = await who.post(EXPORT);
  expect(begun.status).toBe(202);
  const { id } = begun.as(exportStartedSchema);
  const seen: AccountExport[] = [];
  await expect(
    (async () => {
      while (seen.at(-1)?.status !== "ready") seen.push((await who.get(`${EXPORT}/${id}`)).as(exportSchema));
      return seen.at(-1);
    })(),
  ).resolves.toMatchObject({ id, progress: 100, expiresAt: expect.any(String) });
  const steps = seen.map(({ progress }) => progress);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  return id;
}

let ada: Member;
let eve: Member;
let photo: string;
beforeAll(async () => {
  ada = await signedUp({ firstName: "Ada", username: "ada.exports", phoneNumber: "+13125550199", bio: "=Curious" });
  eve = await signedUp({ firstName: "Eve", email: "eve-secret@example.com", bio: "Eve keeps this" });
  const idOf = z.object({ id: z.string() });
  const upload = async () => ({ photo: new File([new Uint8Array(await image())], "a.jpg", { type: "image/jpeg" }) });
  photo = (await ada.upload("/api/photos/upload", await upload())).as(idOf).id;
  await ada.upload("/api/photos/upload", await upload());
  await ada.upload("/api/photos/upload", { ...(await upload()), purpose: "avatar" });
  const hers = (await eve.upload("/api/photos/upload", await upload())).as(idOf).id;
  const venueId = await aVenue();
  await ada.post("/api/posts", { content: "Lake day", activityType: "general" }, { "idempotency-key": "p" });
  for (const key of ["a", "b", "c"]) {
    await ada.post("/api/workouts", { activityType: "running", duration: 30 }, { "idempotency-key": key });
  }
  await ada.post("/api/check-ins", { venueId });
  await ada.put(`/api/saved/venue/${venueId}`);
  await ada.put(`/api/photos/${hers}/like`);
  await ada.post(`/api/photos/${hers}/comments`, { text: "Mine to keep" });
  await ada.put(`/api/users/${eve.id}/follow`);
  await eve.put(`/api/users/${ada.id}/follow`);
  await eve.put(`/api/photos/${photo}/like`);
  await eve.post(`/api/photos/${photo}/comments`, { text: "Eve's own words" });
  await eve.post("/api/drafts", { title: "Eve's plan", caption: "", location: "", taggedUserIds: [], photos: [] });
  await eve.put(`/api/users/${ada.id}/mute`);
});

test("contains all of the user's data, with each photo as stored", async () => {
  const id = await prepared(ada);
  const answer = await ada.get(`${EXPORT}/${id}/file`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="windmile-[\d-]{10}\.zip"$/);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const files = unzipped(answer.bytes);
  const section = (name: string) => list.parse(JSON.parse(files.get(`json/${name}.json`)?.toString() ?? ""));
  const counts = Object.fromEntries(Object.keys(SECTIONS).map((name) => [name, section(name).length]));
  expect(counts).toMatchObject({
    ...{ account: 1, settings: 1, sessions: 1, photos: 2, pictures: 3, comments: 1, "photo-likes": 1, posts: 1 },
    ...{ workouts: 3, "check-ins": 1, saved: 1, following: 1, followers: 1, muted: 0, xp: 5 + 2 },
  });
  expect(section("account")[0]).toMatchObject({ email: ada.email, phoneNumber: "+13125550199", bio: "=Curious" });
  expect(section("account")[0]).toMatchObject({ username: "ada.exports" });
  expect(section("photos").find((row) => row.id === photo)).toMatchObject({ likeCount: 1, commentCount: 1 });
  expect(section("following")[0]).toMatchObject({ person: { id: eve.id, name: "Eve Lovelace" } });
  const stored = await prisma.media.findMany({ where: { userId: ada.id } });
  const pictures = [...files].filter(([name]) => name.startsWith("pictures/"));
  expect(pictures.map(([, bytes]) => sha256(bytes)).sort()).toEqual(stored.map((media) => media.sha256).sort());
  for (const row of section("pictures")) expect(files.has(String(row.file))).toBe(true);
  expect(files.get("csv/workouts.csv")?.toString().trim().split("\r\n")).toHaveLength(4);
  expect(files.get("csv/account.csv")?.toString()).toContain("'=Curious");
  expect(files.get("README.txt")?.toString()).toMatch(/workouts +3/);
});

test("contains nothing that only others know, and no secret", async () => {
  const id = await prepared(ada);
  const files = unzipped((await ada.get(`${EXPORT}/${id}/file`)).bytes);
  const everything = [...files].filter(([name]) => !name.startsWith("pictures/")).map(([, bytes]) => bytes.toString());
  const text = everything.join("\n");
  for (const secret of ["eve-secret@", "Eve keeps this", "Eve's own words", "Eve's plan", "argon2", "storageKey"]) {
    expect(text).not.toContain(secret);
  }
});

test("is only for its owner, until it expires", async () => {
  const id = await prepared(ada);
  for (const path of [`${EXPORT}/${id}`, `${EXPORT}/${id}/file`]) {
    expect((await visitor().get(path)).status).toBe(401);
    expect((await eve.get(path)).status).toBe(404);
  }
  expect((await eve.get(EXPORT)).body).toEqual([]);
  expect((await ada.get(EXPORT)).as(exportSchema.array())).toContainEqual(expect.objectContaining({ id }));
  await prisma.accountExport.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1000) } });
  for (const path of [`${EXPORT}/${id}`, `${EXPORT}/${id}/file`]) expect((await ada.get(path)).status).toBe(404);
  await deleteOldExports();
  expect(await prisma.accountExport.count({ where: { id } })).toBe(0);
});

test("an interrupted run is restarted by the job; a running one is left alone", async () => {
  const died = await prisma.accountExport.create({
    data: { userId: eve.id, progress: 40, startedAt: new Date(Date.now() - 120_000) },
  });
  const lives = await prisma.accountExport.create({ data: { userId: eve.id, progress: 40, startedAt: new Date() } });
  expect((await eve.get(`${EXPORT}/${died.id}/file`)).status).toBe(404);
  expect((await eve.get(`${EXPORT}/${died.id}`)).body).toMatchObject({ status: "preparing", progress: 40 });
  await Promise.all([continueExports(), continueExports()]);
  expect((await eve.get(`${EXPORT}/${died.id}`)).body).toMatchObject({ status: "ready" });
  expect((await eve.get(`${EXPORT}/${lives.id}`)).body).toMatchObject({ status: "preparing", progress: 40 });
  expect((await eve.post(EXPORT)).body).toEqual({ id: lives.id }); // one at a time
});

test("leaves out deleted photos, and announces the request by email", async () => {
  const id = await prepared(ada);
  const before = unzipped((await ada.get(`${EXPORT}/${id}/file`)).bytes).size;
  await ada.del(`/api/photos/${photo}`);
  await removeDeletedMedia();
  const archive = await ada.get(`${EXPORT}/${id}/file`);
  expect([archive.status, unzipped(archive.bytes).size]).toEqual([200, before - 1]);
  expect(messagesTo(ada.email ?? "").at(-1)?.subject).toBe("Your Windmile data export");
});

/** Tables that reference a person but contain nothing that's missing from the export. */
const ELSEWHERE = [
  "idempotency_keys",
  "verification_codes",
  "account_exports",
  "notification_emails",
  "notification_pushes",
  "recent_notifications",
  "xp_weeks",
  "two_factors",
];

test("includes every table with personal data", async () => {
  const tables = await rows<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass`);
  const read = Object.values(SECTIONS)
    .map((query) => query(sql`null`).sql)
    .join("\n");
  const forgotten = tables.filter(
    ({ name }) => !ELSEWHERE.includes(name) && !new RegExp(`(from|join) (visible_)?${name}\\b`).test(read),
  );
  expect(forgotten).toEqual([]);
});

test("half an hour after login it requires the password, which someone with a borrowed phone doesn't have", async () => {
  const password = "lake front";
  const cleo = await signedUp({ password });
  const createdAt = new Date(Date.now() - 31 * 60_000);
  await prisma.session.updateMany({ where: { userId: cleo.id }, data: { createdAt } });
  const refused = await cleo.post(EXPORT);
  expect([refused.status, refused.body]).toMatchObject([403, { errors: { password: ["Please enter your password"] } }]);
  expect((await cleo.post(EXPORT, { password: "a guess" })).status).toBe(403);
  expect(await prisma.accountExport.count({ where: { userId: cleo.id } })).toBe(0);
  expect((await cleo.post(EXPORT, { password })).status).toBe(202);
});
