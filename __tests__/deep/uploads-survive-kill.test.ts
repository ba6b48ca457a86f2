/** @jest-environment node */
import { spawnSync } from "node:child_process";
import sharp from "sharp";
import { z } from "zod";
import { photoSchema, profilePhotoSchema } from "@/lib/feed/photos/schema";
import { AppProcess, freePort, newDataDir } from "../support/app-process";
import { image } from "../support/images";

jest.setTimeout(900_000); // the first start builds the app

const UPLOADS = 20;
const AT_ONCE = 6;
const dataDir = newDataDir();
const variables = { RATE_LIMIT_SCALE: "1000", WEATHER: "off" };
const start = async () => new AppProcess(dataDir, await freePort(), { through: "node", variables }).ready();

type Acknowledged = { id: string; photoUrl: string };

/** Sends every picture, a few at a time, and kills the app as soon as `deadline` of them were acknowledged. */
async function uploadUntilKilled(app: AppProcess, cookie: string, deadline: number): Promise<Acknowledged[]> {
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
    if (acknowledged.length >= deadline) killed ??= app.end("SIGKILL");
    await sendNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  await killed;
  return acknowledged;
}

test("after kill -9 during twenty uploads, every acknowledged photo exists, and no row lacks its file", async () => {
  const all: Acknowledged[] = [];
  for (const deadline of [1, 5, 11]) {
    const app = await start();
    const acknowledged = await uploadUntilKilled(app, await app.signIn(), deadline);
    expect(acknowledged.length).toBeGreaterThanOrEqual(deadline);
    expect(acknowledged.length).toBeLessThan(UPLOADS);
    all.push(...acknowledged);
  }

  const app = await start();
  const cookie = await app.signIn();
  const get = (address: string) => fetch(app.url + address, { headers: { cookie } });
  for (const { id, photoUrl } of all) {
    expect((await get(`/api/photos/${id}`)).status).toBe(200);
    const file = await get(photoUrl);
    expect((await sharp(Buffer.from(await file.arrayBuffer())).stats()).isOpaque).toBe(true);
  }

  // Unacknowledged uploads exist completely or not at all: the counter, list, and ledger agree.
  const me = z.object({ id: z.string(), experiences: z.number() }).parse(await (await get("/api/auth/user")).json());
  const mine = z.array(profilePhotoSchema).parse(await (await get("/api/photos/profile?limit=50")).json());
  const ids = mine.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(all.map(({ id }) => id)));
  expect(me.experiences).toBe(mine.length);

  const { stdout } = spawnSync("npm", ["run", "--silent", "media:verify"], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
    encoding: "utf8",
  });
  expect(stdout).toMatch(/, 0 missing, 0 mismatch/);
  await app.discard();
});
