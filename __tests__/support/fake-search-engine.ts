import type { ServerResponse } from "node:http";
import { z } from "zod";
import { fakeServer } from "./fake-server.mjs";

const documentSchema = z.looseObject({ id: z.uuid() });
const questionSchema = z.object({ q: z.string(), limit: z.number(), attributesToRetrieve: z.array(z.string()) });
type Held = z.infer<typeof documentSchema>;

/** What becomes of a request: it is answered, the connection is cut, nothing is said, or something is that no engine says. */
type Mood = "up" | "away" | "silent" | "nonsense";

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** One letter wrong in a word of five or more, as an engine forgives. */
const isAlike = (asked: string, word: string) =>
  word.startsWith(asked) ||
  (asked.length >= 5 &&
    asked.length === word.length &&
    [...asked].filter((letter, at) => letter !== word[at]).length === 1);

/** As much of Meilisearch's API as the app speaks: tasks that end later, replaced documents, a key, hits by their weight. */
export async function fakeSearchEngine(key: string) {
  const indexes = new Map<string, Map<string, Held>>();
  const settings = new Map<string, unknown>();
  const tasks: { isDone: boolean; status: string }[] = [];
  /** Documents of each request that put some, in the order of the requests. */
  const put: string[][] = [];
  const questions: string[] = [];
  const state = { mood: "up" as Mood, failsAfter: Number.POSITIVE_INFINITY };

  const indexOf = (uid: string) => {
    const found = indexes.get(uid) ?? new Map<string, Held>();
    indexes.set(uid, found);
    return found;
  };
  const enqueue = (act: () => void): { taskUid: number } => {
    const isBroken = tasks.length >= state.failsAfter;
    if (!isBroken) act();
    tasks.push({ isDone: false, status: isBroken ? "failed" : "succeeded" });
    return { taskUid: tasks.length - 1 };
  };
  const search = (uid: string, body: unknown) => {
    const { q, limit } = questionSchema.parse(body);
    questions.push(`${uid} ${q}`);
    const texts = ({ id: _id, weight: _weight, ...texts }: Held) => words(Object.values(texts).join(" "));
    const found = [...indexOf(uid).values()]
      .filter((held) => words(q).every((asked) => texts(held).some((word) => isAlike(asked, word))))
      .sort((a, b) => Number(b.weight) - Number(a.weight));
    return { hits: found.slice(0, limit).map(({ id }) => ({ id })) };
  };
  const act = (method: string, path: string, body: unknown): { status: number; answer: unknown } => {
    const task = /^\/tasks\/(\d+)$/.exec(path)?.[1];
    const known = task === undefined ? undefined : tasks[Number(task)];
    if (known) {
      const status = known.isDone ? known.status : "enqueued";
      known.isDone = true;
      return { status: 200, answer: { status } };
    }
    const [, uid = "", rest = ""] = /^\/indexes\/([\w-]+)\/(.+)$/.exec(path) ?? [];
    const index = indexOf(uid);
    switch (`${method} ${rest}`) {
      case "PATCH settings":
        return { status: 202, answer: enqueue(() => settings.set(uid, body)) };
      case "DELETE documents":
        return { status: 202, answer: enqueue(() => index.clear()) };
      case "PUT documents?primaryKey=id": {
        const documents = z.array(documentSchema).parse(body);
        put.push(documents.map(({ id }) => id));
        return { status: 202, answer: enqueue(() => documents.map((held) => index.set(held.id, held))) };
      }
      case "POST documents/delete-batch": {
        const ids = z.array(z.string()).parse(body);
        return { status: 202, answer: enqueue(() => ids.map((id) => index.delete(id))) };
      }
      case "POST search":
        return { status: 200, answer: search(uid, body) };
      default:
        return { status: 404, answer: { code: "not_found" } };
    }
  };
  const reply = (response: ServerResponse, status: number, answer: unknown) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));

  const { url, close } = await fakeServer((request, response, sent) => {
    if (state.mood === "away") return void request.socket.destroy();
    if (state.mood === "silent") return;
    if (state.mood === "nonsense") return void reply(response, 200, { hits: [{ id: "1 or 1=1" }] });
    if (request.headers.authorization !== `Bearer ${key}`)
      return void reply(response, 403, { code: "invalid_api_key" });
    const body: unknown = sent.length === 0 ? undefined : JSON.parse(sent.toString());
    const { status, answer } = act(request.method ?? "", request.url ?? "", body);
    reply(response, status, answer);
  });
  return {
    ...{ url, state, settings, tasks, put, questions },
    held: (uid: string) => [...indexOf(uid).values()],
    stop: close,
  };
}
