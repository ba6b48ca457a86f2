import { z } from "zod";
import manifest from "@/package.json";
import "../support/unlimited";
import { routes } from "@/app/api/openapi.json/routes";
import { purgeExpired } from "@/lib/auth/accounts/jobs";
import { prisma } from "@/lib/core/server/db";
import { type Answer, HOST, type Member, signedUp, visitor } from "../support/api";
import { operations } from "../support/contracts";

const problem = (code: string, extra: Record<string, unknown> = {}) =>
  expect.objectContaining({ code, message: expect.any(String), ...extra });

function expectHeaders({ headers, status }: Answer) {
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-request-id")).toMatch(/^[\w-]{8,64}$/);
  expect(headers.get("x-powered-by")).toBeNull();
  expect(headers.get("access-control-allow-origin")).toBeNull();
  if (status >= 400) expect(headers.get("cache-control")).toBe("private, no-store");
  if (status !== 204) expect(headers.get("content-type")).toMatch(/^application\/json/);
}

let ada: Member;
beforeAll(async () => {
  ada = await signedUp();
});

describe("every response has the contract's format", () => {
  test.each(["GET", "POST", "PUT", "PATCH", "DELETE"])("%s of an unknown path is a JSON 404", async (method) => {
    const answer = await visitor().send(method, "/api/no/such/thing");
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual(problem("not_found"));
    expectHeaders(answer);
  });

  test("a wrong method is 405 and lists the right ones", async () => {
    const answer = await ada.del("/api/workouts");
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, POST, HEAD");
    expect(answer.body).toEqual(problem("method_not_allowed"));
    expectHeaders(answer);
  });

  test("every path of the contract responds with 405 and Allow to missing methods", async () => {
    for (const path of Object.keys(routes)) {
      const load = routes[path];
      const exported = (await load?.()) ?? {};
      const lacking = ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((method) => {
        const handler = exported[method];
        return typeof handler === "function" && !("contract" in handler);
      });
      const [method] = lacking;
      if (!method) continue;
      const answer = await ada.send(method, path.replace(/\{\w+\}/g, "019aa000-0000-7000-8000-000000000000"));
      expect([path, answer.status]).toEqual([path, 405]);
      expect(answer.headers.get("allow")).not.toContain(method);
      expectHeaders(answer);
    }
  });

  test("HEAD is GET without its body", async () => {
    const answer = await visitor().send("HEAD", "/api/hidden-gems");
    expect(answer.status).toBe(200);
    expect(answer.bytes).toHaveLength(0);
  });
});

describe("sessions", () => {
  test("every member path is 401 without one, whatever the body", async () => {
    let tried = 0;
    for (const [path, load] of Object.entries(routes)) {
      const exported = await load();
      for (const [method, handler] of Object.entries(exported)) {
        if (typeof handler !== "function" || !("guard" in handler) || handler.guard === "public") continue;
        tried += 1;
        const url = path.replace(/\{\w+\}/g, "not-an-id");
        const body = method === "GET" ? {} : { raw: "{broken", headers: { "content-type": "application/json" } };
        const answer = await visitor().send(method, url, body);
        expect([method, path, answer.status]).toEqual([method, path, 401]);
        expect(answer.body).toEqual(problem("unauthorized", { message: expect.stringContaining("Unauthorized") }));
      }
    }
    expect(tried).toBeGreaterThan(20);
  });

  test.each([
    ["garbage", "next-auth.session-token=abc.def"],
    ["an empty value", "next-auth.session-token="],
    ["another app's token", "next-auth.session-token=eyJhbGciOiJub25lIn0..e30."],
  ])("a cookie with %s is no session", async (_name, cookie) => {
    expect((await visitor().get("/api/user/stats", { cookie })).status).toBe(401);
  });
});

describe("writes", () => {
  const workout = { activityType: "running", duration: 30 };

  test.each([
    ["a foreign Origin", { origin: "https://evil.example" }],
    ["an opaque Origin", { origin: "null" }],
    ["a subdomain of the host", { origin: `http://evil.${HOST}` }],
    ["the host as a prefix", { origin: `http://${HOST}.evil.example` }],
    ["another port", { origin: "http://localhost:9999" }],
    ["Sec-Fetch-Site: cross-site", { "sec-fetch-site": "cross-site" }],
    ["Sec-Fetch-Site: same-site", { "sec-fetch-site": "same-site" }],
  ])("%s is 403 and stores nothing", async (_name, headers) => {
    const answer = await ada.post("/api/workouts", workout, headers);
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual(problem("forbidden"));
    expectHeaders(answer);
    expect((await ada.get("/api/workouts")).body).toEqual([]);
  });

  test("with neither header a write is allowed", async () => {
    const answer = await ada.post("/api/workouts", workout, { origin: null });
    expect(answer.status).toBe(201);
    const { id } = (answer.body as { workout: { id: string } }).workout;
    expect((await ada.del(`/api/workouts/${id}`)).status).toBe(204);
  });

  test.each([
    ["broken JSON", "{", 400, "validation"],
    ["an empty body", "", 400, "validation"],
    ["no object", "[]", 400, "validation"],
    ["null", "null", 400, "validation"],
    ["65 KiB", JSON.stringify({ ...workout, notes: "x".repeat(65 * 1024) }), 413, "too_large"],
    ["endless nesting", `${'{"a":'.repeat(200)}1${"}".repeat(200)}`, 400, "validation"],
    ["a string for a number", JSON.stringify({ ...workout, duration: "30" }), 400, "validation"],
    ["a NUL in text", JSON.stringify({ ...workout, notes: "a\u0000b" }), 400, "validation"],
  ])("%s is refused", async (_name, raw, status, code) => {
    const answer = await ada.send("POST", "/api/workouts", { raw, headers: { "content-type": "application/json" } });
    expect([answer.status, answer.body]).toEqual([status, problem(code)]);
    expectHeaders(answer);
  });

  test("64 KiB without a declared length are cut off while streaming", async () => {
    const chunk = new TextEncoder().encode("x".repeat(16 * 1024));
    let sent = 0;
    const raw = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 64) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const request = new Request(`http://${HOST}/api/workouts`, {
      method: "POST",
      body: raw,
      headers: { "content-type": "application/json", cookie: [...ada.cookies].map((pair) => pair.join("=")).join(";") },
      duplex: "half",
    } as RequestInit);
    const { POST } = await import("@/app/api/workouts/route");
    expect((await POST(request, { params: Promise.resolve({}) })).status).toBe(413);
    expect(sent).toBeLessThan(10);
  });

  test("a form instead of JSON is 415", async () => {
    const answer = await ada.send("POST", "/api/workouts", {
      raw: "a=1",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(answer.status).toBe(415);
  });

  test("unknown fields are ignored", async () => {
    const answer = await ada.post("/api/workouts", {
      ...workout,
      xpEarned: 9999,
      userId: "somebody",
      isModerator: true,
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ xpEarned: 10 });
  });
});

describe("idempotency", () => {
  const post = (key: string, content: string, who = ada) =>
    who.post("/api/posts", { content, activityType: "running" }, { "idempotency-key": key });

  test("a replay returns the first result and says so", async () => {
    const first = await post("one", "Ran along the lake");
    const again = await post("one", "Ran along the lake");
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect([first, again].map(({ headers }) => headers.get("idempotent-replayed"))).toEqual([null, "true"]);
  });
  test("ten at once write once", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post("ten", "Ten taps")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get("idempotent-replayed") === null)).toHaveLength(1);
  });
  test.each([
    [34, "true", 1],
    [36, null, 2],
  ])("a key is remembered for 35 days: after %d", async (days, replayed, written) => {
    const content = `Ran ${days} days ago`;
    await post(`days-${days}`, content);
    const createdAt = new Date(Date.now() - days * 86_400_000);
    await prisma.idempotencyKey.updateMany({ where: { key: `days-${days}` }, data: { createdAt } });
    await purgeExpired();
    expect((await post(`days-${days}`, content)).headers.get("idempotent-replayed")).toBe(replayed);
    expect(await prisma.post.count({ where: { content } })).toBe(written);
  });
  test("another body with the same key is 422", async () => {
    expect((await post("one", "Something else")).status).toBe(422);
  });
  test("keys are separate per person", async () => {
    const bob = await signedUp({ firstName: "Bob" });
    const answer = await post("one", "Ran along the lake", bob);
    expect([answer.status, answer.headers.get("idempotent-replayed")]).toEqual([201, null]);
  });
  test("a failed write leaves its key unused", async () => {
    expect((await post("later", " ")).status).toBe(400);
    expect((await post("later", "Now it is right")).status).toBe(201);
  });
  test.each(["", "x".repeat(129), "two words"])("%j is an invalid key", async (key) => {
    expect((await post(key, "Whatever")).status).toBe(400);
  });
});

describe("lists", () => {
  test.each(["abc", "bm90IG91cnM.abcdef", "W10.AAAAAAAAAAAA"])("an invalid cursor, %s, is 400", async (cursor) => {
    const answer = await ada.get(`/api/posts?cursor=${cursor}`);
    expect([answer.status, answer.body]).toEqual([400, problem("validation")]);
  });
  test("pages follow Link without repeats or gaps while others post", async () => {
    const carl = await signedUp({ firstName: "Carl" });
    for (let i = 0; i < 7; i += 1) await carl.post("/api/posts", { content: `Post ${i}`, activityType: "running" });
    const before = ((await carl.get("/api/posts?limit=50")).body as { id: string }[]).map(({ id }) => id);
    const seen: string[] = [];
    let next: string | undefined = "/api/posts?limit=3";
    while (next) {
      const answer: Answer = await carl.get(next);
      seen.push(...(answer.body as { id: string }[]).map(({ id }) => id));
      await carl.post("/api/posts", { content: `Meanwhile ${seen.length}`, activityType: "running" });
      next = /^<(\/api\/[^>]+)>; rel="next"$/.exec(answer.headers.get("link") ?? "")?.[1];
    }
    expect(seen).toEqual(before);
  });
  test("a limit out of range is clamped, and one that isn't a number is 400", async () => {
    expect((await ada.get("/api/posts?limit=1000")).status).toBe(200);
    expect((await ada.get("/api/posts?limit=0")).status).toBe(200);
    expect((await ada.get("/api/posts?limit=ten")).status).toBe(400);
  });
  test("the first value of a repeated parameter is used", async () => {
    expect((await ada.get("/api/posts?limit=1&limit=ten")).status).toBe(200);
  });
});

describe("service endpoints", () => {
  test("health and readiness respond", async () => {
    expect((await visitor().get("/api/health")).body).toEqual({ status: "ok", version: manifest.version });
    expect((await visitor().get("/api/ready")).body).toEqual({ status: "ready" });
  });
  test("jobs are 404 without the secret", async () => {
    expect((await visitor().get("/api/jobs/run")).status).toBe(404);
    expect((await visitor().post("/api/jobs/run", undefined, { authorization: "Bearer " })).status).toBe(404);
  });
  test("the flow update runs at most once in five minutes, however many requests", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ada.post("/api/photos/flow/update")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
});

/** Fields for longer text, which may contain line breaks and tabs. */
const LONGER_TEXT = [
  "altText",
  "altTexts[]",
  "bio",
  "caption",
  "content",
  "description",
  "images[].altText",
  "note",
  "notes",
  "places[].note",
  "reason",
  "text",
];
/** Compared byte for byte, and never shown. */
const PASSWORDS = ["password", "confirmPassword", "currentPassword"];
const NOT_ONE_LINE = ["\n", "\r", "\u0085", "\u2028", "\u2029", "\t", "\0", "\u001b", "\u202e", "\u2067"];

/** The fields of a schema that take text, each with its own schema. */
function textFields(schema: unknown, name = ""): [name: string, schema: z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) => textFields(field, name ? `${name}.${key}` : key));
  if (schema instanceof z.ZodArray) return textFields(schema.element, `${name}[]`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option: unknown) => textFields(option, name));
  if (schema instanceof z.ZodRecord) return textFields(schema.valueType, `${name}{}`);
  if (schema instanceof z.ZodPipe) {
    const shape = schema.in instanceof z.ZodTransform ? schema.out : schema.in; // before a transform, after a preprocess
    const isText = !(shape instanceof z.ZodObject || shape instanceof z.ZodArray || shape instanceof z.ZodUnion);
    return isText ? [[name, schema]] : textFields(shape, name);
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return textFields(schema.unwrap(), name);
  return schema instanceof z.ZodType ? [[name, schema]] : [];
}

test("every one-line field rejects or removes line breaks, control characters, and bidi overrides", async () => {
  const faults = new Set<string>();
  const found = new Set<string>();
  for (const { name: operation, handler } of await operations()) {
    for (const schema of [handler.contract.body, handler.contract.form]) {
      for (const [field, own] of textFields(schema)) {
        if (own.safeParse("two words").success) found.add(field);
        if (PASSWORDS.includes(field)) continue;
        for (const bad of NOT_ONE_LINE) {
          if (LONGER_TEXT.includes(field) && /[\n\t]/.test(bad)) continue;
          for (const value of [`12${bad}34`, `a word${bad}another`, `${bad}@x.example`]) {
            const { data } = own.safeParse(value);
            if (typeof data === "string" && data.includes(bad))
              faults.add(`${operation} ${field} ${JSON.stringify(bad)}`);
          }
        }
      }
    }
  }
  expect([...faults]).toEqual([]);
  expect([...found].filter((field) => LONGER_TEXT.includes(field)).sort()).toEqual(LONGER_TEXT); // every listed field exists
  expect([...found]).toEqual(expect.arrayContaining(["firstName", "title", "name", "location", "identifier"]));
});
