import { v4 as uuid } from "uuid";
import { z } from "zod";
import { AppProcess, freePort, newDataDir, signalIfThere, until } from "../support/app-process";

/**
 * What was answered with 201 is there after a kill -9, once; what was not is sent again under its key and is there once
 * as well; and every number is what the rows add up to.
 */
const WRITERS = 6;
const dataDir = newDataDir();
let app: AppProcess;
let port: number;
let cookie: string;
const variables = { RATE_LIMIT_SCALE: "1000", WEATHER: "off" };
const start = () => new AppProcess(dataDir, port, { through: "node", variables }).ready();

beforeAll(async () => {
  port = await freePort();
  app = await start();
  const headers = { "content-type": "application/json", origin: app.url };
  const body = JSON.stringify({ identifier: "demo@windmile.app", password: "windmile" });
  const answer = await fetch(`${app.url}/api/auth/login`, { method: "POST", headers, body });
  cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
});
afterAll(() => app.discard());

const rowSchema = z.object({ id: z.string() });
const logged = z.object({ workout: rowSchema });
const shared = z.object({ post: rowSchema });
type Write = { key: string; path: string; body: object; idOf: (answer: unknown) => string; acknowledged?: string };

const get = async <T>(path: string, schema: z.ZodType<T>): Promise<T> =>
  schema.parse(await (await fetch(app.url + path, { headers: { cookie } })).json());
const xpNow = async () => (await get("/api/user/stats", z.object({ xp: z.number() }))).xp;
const photo = z.object({ id: z.string(), comments: z.number() });

async function send(write: Write): Promise<number> {
  const headers = { "content-type": "application/json", origin: app.url, cookie, "idempotency-key": write.key };
  const options = { method: "POST", headers, body: JSON.stringify(write.body), signal: AbortSignal.timeout(20_000) };
  const answer = await fetch(app.url + write.path, options);
  if (answer.status === 201) write.acknowledged = write.idOf(await answer.json());
  return answer.status;
}

/** One swim of 1 XP, one post of 20 and one comment in turn, each with a key and a word of its own. */
function nextWrite(at: number, photoId: string): Write {
  const key = uuid();
  const kinds: Write[] = [
    {
      ...{ key, path: "/api/workouts", body: { activityType: "swimming", duration: 3, notes: key } },
      idOf: (answer) => logged.parse(answer).workout.id,
    },
    { key, path: "/api/posts", body: { content: key }, idOf: (answer) => shared.parse(answer).post.id },
    {
      ...{ key, path: `/api/photos/${photoId}/comments`, body: { text: key } },
      idOf: (answer) => rowSchema.parse(answer).id,
    },
  ];
  const kind = kinds[at % kinds.length];
  if (!kind) throw new Error("There is always one");
  return kind;
}

/** All of a list, by its Link headers, that `isOurs`. */
async function idsOf(path: string, keys: Set<string>): Promise<string[]> {
  const found: string[] = [];
  const listed = z.array(rowSchema.catchall(z.unknown()));
  for (let next: string | undefined = path; next; ) {
    const answer: Response = await fetch(app.url + next, { headers: { cookie } });
    const page = listed.parse(await answer.json());
    const ours = page.filter((row) => [row.notes, row.content, row.text].some((word) => keys.has(String(word))));
    found.push(...ours.map(({ id }) => id));
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
  }
  return found.sort();
}

/** How it ends in the middle of the writes; a database alone comes back by itself, the rest is started anew. */
const ENDS = {
  "kill -9 of postgres": async () => {
    process.kill(app.find("postgres").pid, "SIGKILL");
  },
  "kill -9 of everything": async () => {
    for (const { pid } of app.processes()) signalIfThere(pid, "SIGKILL");
    app = await start();
  },
  "SIGTERM to the app": async () => {
    process.kill(app.find("app").pid, "SIGTERM");
    await app.gone();
    app = await start();
  },
};

test.each([
  ["kill -9 of postgres", 45],
  ["SIGTERM to the app", 24],
  ["kill -9 of everything", 24],
] as const)("%s after %d acknowledged writes", async (end, deadline) => {
  const [about] = await get("/api/photos/home", z.array(photo));
  if (!about) throw new Error("The demo has photos");
  const before = { xp: await xpNow(), comments: about.comments };
  const writes: Write[] = [];
  const acknowledged = () => writes.filter((write) => write.acknowledged !== undefined).length;
  let ended: Promise<void> | undefined;
  const writer = async (): Promise<void> => {
    while (!ended) {
      const write = nextWrite(writes.length, about.id);
      writes.push(write);
      const status = await send(write).catch(() => 0);
      if (ended) return;
      expect(status).toBe(201);
      if (acknowledged() >= deadline) ended ??= ENDS[end]();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  const kept = writes.filter((write) => write.acknowledged !== undefined);
  await ended;
  await until(async () => (await app.status("/api/ready")) === 200, 25_000, "ready again");
  for (const write of writes) {
    const first = write.acknowledged;
    await until(async () => (await send(write)) === 201, 10_000, "what was not answered is sent again");
    if (first !== undefined) expect(write.acknowledged).toBe(first); // the same answer, nothing new
  }

  const keys = new Set(writes.map(({ key }) => key));
  const there = [
    ...(await idsOf("/api/workouts?limit=50", keys)),
    ...(await idsOf("/api/posts?limit=50", keys)),
    ...(await idsOf(`/api/photos/${about.id}/comments?limit=50`, keys)),
  ].sort();
  expect(there).toEqual(writes.map((write) => write.acknowledged).sort());
  const sent = (path: string) => writes.filter((write) => write.path === path).length;
  const after = await get(`/api/photos/${about.id}`, photo);
  expect({ xp: await xpNow(), comments: after.comments }).toEqual({
    xp: before.xp + sent("/api/workouts") + 20 * sent("/api/posts"),
    comments: before.comments + sent(`/api/photos/${about.id}/comments`),
  });
  process.stdout.write(`${end}: ${writes.length} sent, ${kept.length} acknowledged, ${there.length} there\n`);
});
