import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { type Member, signedUp, visitor } from "../support/api";

/** The routes of likes, comments, posts, drafts, saved, check-ins, workouts, stats and people, and who may call them. */
const id = uuid();
const ROUTES: { path: string; member: string[]; open?: string[]; takesBody?: string[] }[] = [
  { path: "/api/user/stats", member: ["GET", "POST"], takesBody: ["POST"] },
  { path: `/api/photos/${id}/like`, member: ["PUT", "DELETE"] },
  { path: `/api/photos/${id}/comments`, member: ["POST"], open: ["GET"], takesBody: ["POST"] },
  { path: `/api/comments/${id}`, member: ["PATCH", "DELETE"], takesBody: ["PATCH"] },
  { path: "/api/posts", member: ["POST"], open: ["GET"], takesBody: ["POST"] },
  { path: `/api/posts/${id}`, member: ["PATCH", "DELETE"], open: ["GET"], takesBody: ["PATCH"] },
  { path: `/api/posts/${id}/like`, member: ["PUT", "DELETE"] },
  { path: "/api/drafts", member: ["GET", "POST"], takesBody: ["POST"] },
  { path: `/api/drafts/${id}`, member: ["PUT", "DELETE"], takesBody: ["PUT"] },
  { path: "/api/saved", member: ["GET"] },
  { path: `/api/saved/venue/${id}`, member: ["PUT", "DELETE"], takesBody: ["PUT"] },
  { path: "/api/check-ins", member: ["POST"], takesBody: ["POST"] },
  { path: `/api/check-ins/${id}`, member: ["DELETE"] },
  { path: "/api/workouts", member: ["GET", "POST"], takesBody: ["POST"] },
  { path: `/api/workouts/${id}`, member: ["GET", "PATCH", "DELETE"], takesBody: ["PATCH"] },
  { path: `/api/users/${id}`, member: [], open: ["GET"] },
  { path: `/api/users/${id}/followers`, member: [], open: ["GET"] },
  { path: `/api/users/${id}/following`, member: [], open: ["GET"] },
  { path: `/api/users/${id}/follow`, member: ["PUT", "DELETE"] },
  { path: `/api/users/${id}/block`, member: ["PUT", "DELETE"] },
  { path: `/api/users/${id}/mute`, member: ["PUT", "DELETE"] },
  { path: `/api/followers/${id}`, member: ["DELETE"] },
  { path: "/api/follow-requests", member: ["GET"] },
  { path: `/api/follow-requests/${id}`, member: ["PUT", "DELETE"] },
];
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

let ada: Member;
beforeAll(async () => {
  ada = await signedUp();
});

describe.each(ROUTES)("$path", ({ path, member, open = [], takesBody = [] }) => {
  test("lists its methods on a wrong one", async () => {
    for (const method of METHODS.filter((one) => ![...member, ...open].includes(one))) {
      const refused = await ada.send(method, path);
      expect([refused.status, refused.body]).toMatchObject([405, { code: "method_not_allowed" }]);
      const allowed = (refused.headers.get("allow") ?? "").split(", ").filter((one) => one !== "HEAD");
      expect(allowed.sort()).toEqual([...member, ...open].sort());
    }
  });

  test("refuses visitors before reading the body", async () => {
    for (const method of member) {
      const options = method === "GET" ? {} : { raw: "{nonsense" };
      const refused = await visitor().send(method, path, options);
      expect([method, refused.status, refused.body]).toMatchObject([method, 401, { message: "Unauthorized" }]);
      expect(refused.headers.get("cache-control")).toBe("private, no-store");
      expect(refused.headers.get("x-request-id")).toBeTruthy();
    }
    for (const method of open) expect((await visitor().send(method, path)).status).not.toBe(401);
  });

  test("refuses writes from another site", async () => {
    for (const method of member.filter((one) => one !== "GET")) {
      for (const [name, value] of [
        ["origin", "https://evil.example"],
        ["origin", "null"],
        ["sec-fetch-site", "cross-site"],
      ] as const) {
        expect((await ada.send(method, path, { body: {}, headers: { [name]: value } })).status).toBe(403);
      }
    }
  });

  test("requires complete JSON bodies of limited size", async () => {
    for (const method of takesBody) {
      const status = async (raw: string, type = "application/json") =>
        (await ada.send(method, path, { raw, headers: { "content-type": type } })).status;
      expect(await status("{nonsense")).toBe(400);
      expect(await status('"text"')).toBe(400);
      expect(await status("[]")).toBe(400);
      expect(await status("a=1", "application/x-www-form-urlencoded")).toBe(415);
      expect(await status(JSON.stringify({ x: "x".repeat(65 * 1024) }))).toBe(413);
      expect(await status(`${'{"a":'.repeat(12)}1${"}".repeat(12)}`)).toBe(400);
    }
  });
});

test.each(["/api/posts", "/api/workouts", "/api/drafts"])(
  "%s accepts keys of 1 to 128 visible characters",
  async (path) => {
    for (const key of ["x".repeat(129), "two words"]) {
      expect((await ada.post(path, {}, { "idempotency-key": key })).status).toBe(400);
    }
  },
);

test.each(["/api/posts", "/api/workouts", "/api/drafts", "/api/saved", "/api/follow-requests"])(
  "%s clamps a limit out of range and rejects an invalid one",
  async (path) => {
    for (const limit of ["0", "-5", "51", "100000"]) expect((await ada.get(`${path}?limit=${limit}`)).status).toBe(200);
    for (const query of ["limit=ten", "cursor=", "cursor=abc.def", `cursor=${"x".repeat(501)}`]) {
      expect((await ada.get(`${path}?${query}`)).status).toBe(400);
    }
  },
);

test("a cursor only works for its own list", async () => {
  for (let index = 0; index < 2; index += 1) await ada.post("/api/posts", { content: "x" });
  const link = (await ada.get("/api/posts?limit=1")).headers.get("link") ?? "";
  const cursor = /cursor=([^&>]+)/.exec(link)?.[1];
  expect((await ada.get(`/api/posts?cursor=${cursor}`)).status).toBe(200);
  expect((await ada.get(`/api/workouts?cursor=${cursor}`)).status).toBe(400);
  expect((await ada.get(`/api/drafts?cursor=${cursor}`)).status).toBe(400);
});
