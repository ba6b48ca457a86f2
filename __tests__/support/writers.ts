import { v4 as uuid } from "uuid";
import { z } from "zod";
import { type AppProcess, until } from "./app-process";

/** Clients that write while something happens to the app, and the data checks afterwards. */
const WRITERS = 6;

const rowSchema = z.object({ id: z.string() });
const logged = z.object({ workout: rowSchema });
const shared = z.object({ post: rowSchema });
const photo = z.object({ id: z.string(), comments: z.number() });

type Write = { key: string; path: string; body: object; idOf: (answer: unknown) => string; acknowledged?: string };
export type Count = { sent: number; acknowledged: number; there: number };

/** One swim of 1 XP, one post of 20, and one comment in turn, each with its own key and word. */
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

export class Writers {
  private readonly writes: Write[] = [];

  private constructor(
    private readonly app: () => AppProcess,
    private readonly cookie: string,
    private readonly about: z.infer<typeof photo>,
    private readonly xp: number,
  ) {}

  /** `app` is called each time, because it may have been replaced. */
  static async of(app: () => AppProcess, cookie: string): Promise<Writers> {
    const get = askedBy(app, cookie);
    const [about] = await get("/api/photos/home", z.array(photo));
    if (!about) throw new Error("The demo has photos");
    return new Writers(app, cookie, about, await xpNow(get));
  }

  /** Sends the next write and returns its status, 0 if there was no answer. */
  async writeOne(): Promise<number> {
    const write = nextWrite(this.writes.length, this.about.id);
    this.writes.push(write);
    return this.send(write).catch(() => 0);
  }

  /** All of them write until this many writes were answered 201; then `end` runs while they continue. */
  async writeUntil(deadline: number, end: () => Promise<void>): Promise<void> {
    let ended: Promise<void> | undefined;
    const writer = async (): Promise<void> => {
      while (!ended) {
        const status = await this.writeOne();
        if (ended) return;
        expect(status).toBe(201);
        if (this.acknowledged >= deadline) ended ??= end();
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, writer));
    await ended;
  }

  /**
   * Resends everything with its key and counts: what was answered 201 gets the same answer, what wasn't is stored once,
   * and every number matches its rows.
   */
  async settle(): Promise<Count> {
    const { acknowledged } = this;
    for (const write of this.writes) {
      const first = write.acknowledged;
      await until(async () => (await this.send(write)) === 201, 10_000, "writes without a response are resent");
      if (first !== undefined) expect(write.acknowledged).toBe(first); // the same answer, nothing new
    }
    const there = [
      ...(await this.idsOf("/api/workouts?limit=50")),
      ...(await this.idsOf("/api/posts?limit=50")),
      ...(await this.idsOf(`/api/photos/${this.about.id}/comments?limit=50`)),
    ].sort();
    expect(there).toEqual(this.writes.map((write) => write.acknowledged).sort());
    const sent = (path: string) => this.writes.filter((write) => write.path === path).length;
    const get = askedBy(this.app, this.cookie);
    const after = await get(`/api/photos/${this.about.id}`, photo);
    expect({ xp: await xpNow(get), comments: after.comments }).toEqual({
      xp: this.xp + sent("/api/workouts") + 20 * sent("/api/posts"),
      comments: this.about.comments + sent(`/api/photos/${this.about.id}/comments`),
    });
    return { sent: this.writes.length, acknowledged, there: there.length };
  }

  private get acknowledged(): number {
    return this.writes.filter((write) => write.acknowledged !== undefined).length;
  }

  private async send(write: Write): Promise<number> {
    const { url } = this.app();
    const headers = {
      ...{ "content-type": "application/json", origin: url, cookie: this.cookie },
      "idempotency-key": write.key,
    };
    const options = { method: "POST", headers, body: JSON.stringify(write.body), signal: AbortSignal.timeout(20_000) };
    const answer = await fetch(url + write.path, options);
    if (answer.status === 201) write.acknowledged = write.idOf(await answer.json());
    return answer.status;
  }

  /** Our own items in a list, by its Link headers. */
  private async idsOf(path: string): Promise<string[]> {
    const keys = new Set(this.writes.map(({ key }) => key));
    const found: string[] = [];
    const listed = z.array(rowSchema.catchall(z.unknown()));
    for (let next: string | undefined = path; next; ) {
      const answer: Response = await fetch(this.app().url + next, { headers: { cookie: this.cookie } });
      const page = listed.parse(await answer.json());
      const ours = page.filter((row) => [row.notes, row.content, row.text].some((word) => keys.has(String(word))));
      found.push(...ours.map(({ id }) => id));
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
    }
    return found;
  }
}

const askedBy =
  (app: () => AppProcess, cookie: string) =>
  async <T>(path: string, schema: z.ZodType<T>): Promise<T> =>
    schema.parse(await (await fetch(app().url + path, { headers: { cookie } })).json());

const xpNow = async (get: ReturnType<typeof askedBy>) =>
  (await get("/api/user/stats", z.object({ xp: z.number() }))).xp;
