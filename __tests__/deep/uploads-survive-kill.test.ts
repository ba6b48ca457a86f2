/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { photoSchema, profilePhotoSchema } from "@/lib/feed/photos/schema";
import { image } from "../support/images";
import { environmentFor, startApp } from "../support/real-app";

jest.setTimeout(900_000); // the first start builds the app

const UPLOADS = 20;
const AT_ONCE = 6;
const dataDir = mkdtempSync(path.join(tmpdir(), "windmile-kill-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

type App = Awaited<ReturnType<typeof startApp>>;
type Acknowledged = { id: string; photoUrl: string };

async function signIn({ url }: App): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ identifier: "demo@windmile.app", password: "windmile" }),
  });
  expect(response.status).toBe(200);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Sends every picture, a few at a time, and kills the app as soon as `deadline` of them were acknowledged. */
async function uploadUntilKilled(app: App, cookie: string, deadline: number): Promise<Acknowledged[]> {
  const pictures = await Promise.all(Array.from({ length: UPLOADS }, () => image("jpeg", 1600, 1200)));
  const acknowledged: Acknowledged[] = [];
  let killed: Promise<void> | undefined;
  const sendNext = async (): Promise<void> => {
    const picture = pictures.pop();
    if (!picture || killed) return;
    const body = new FormData();
    body.set("photo", new File([new Uint8Array(picture)], "photo.jpg"));
    try {
      const response = await fetch(`${app.url}/api/photos/upload`, { method: "POST", headers: { cookie }, body });
      if (response.status === 201) acknowledged.push(photoSchema.parse(await response.json()));
    } catch {
      return; // its connection died with the app
    }
    if (acknowledged.length >= deadline) killed ??= app.kill();
    await sendNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  await killed;
  return acknowledged;
}

test("kill -9 while twenty photos are uploaded: every acknowledged one is there, and no row is without its file", async () => {
  const all: Acknowledged[] = [];
  for (const deadline of [1, 5, 11]) {
    const app = await startApp(dataDir);
    const acknowledged = await uploadUntilKilled(app, await signIn(app), deadline);
    expect(acknowledged.length).toBeGreaterThanOrEqual(deadline);
    expect(acknowledged.length).toBeLessThan(UPLOADS);
    all.push(...acknowledged);
  }

  const app = await startApp(dataDir);
  const cookie = await signIn(app);
  const get = (address: string) => fetch(app.url + address, { headers: { cookie } });
  for (const { id, photoUrl } of all) {
    expect((await get(`/api/photos/${id}`)).status).toBe(200);
    const file = await get(photoUrl);
    expect((await sharp(Buffer.from(await file.arrayBuffer())).stats()).isOpaque).toBe(true);
  }

  // What was not acknowledged came about wholly or not at all: the counter, the list and the ledger agree.
  const me = z.object({ id: z.string(), experiences: z.number() }).parse(await (await get("/api/auth/user")).json());
  const mine = z.array(profilePhotoSchema).parse(await (await get("/api/photos/profile?limit=50")).json());
  const ids = mine.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(all.map(({ id }) => id)));
  expect(me.experiences).toBe(mine.length);

  const verify = path.join(process.cwd(), "scripts/database/verify-media.mjs");
  const { stdout } = spawnSync(process.execPath, [verify], { env: environmentFor(dataDir), encoding: "utf8" });
  expect(stdout).toMatch(/, 0 missing, 0 mismatch/);
  await app.stop();
});
