import "../support/unlimited";
import { commonPasswordsSchema } from "@/lib/auth/passwords/schema";
import { prisma } from "@/lib/core/server/db";
import { text } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { photoImageSchema } from "@/lib/feed/photos/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { image } from "../support/images";

const person = z.object({ id: z.string() });
const photo = async () => new File([new Uint8Array(await image("jpeg", 320, 240))], "p.jpg");

async function uploaded(member: Member): Promise<string> {
  const answer = await member.upload("/api/photos/upload", { photo: await photo(), purpose: "cover" });
  expect(answer.status).toBe(201);
  return answer.as(photoImageSchema).photoUrl;
}

describe("who a private account follows", () => {
  test("isn't revealed by suggestions to someone who only sent a request", async () => {
    const [secretive, stranger] = [await signedUp({ isPrivate: true }), await signedUp()];
    const followed: string[] = [];
    for (let count = 0; count < 25; count += 1) {
      const { id } = await signedUp({ firstName: "Followed", followersCount: 0 });
      followed.push(id);
      await prisma.follow.create({ data: { followerId: secretive.id, followingId: id, status: "accepted" } });
    }
    const rivals = Array.from({ length: 25 }, () => signedUp({ followersCount: 1_000 }));
    await Promise.all(rivals); // without a reason, followed people rank below these
    expect((await stranger.put(`/api/users/${secretive.id}/follow`)).status).toBe(200);
    expect((await stranger.get(`/api/users/${secretive.id}/following`)).status).toBe(404);
    const suggested = (await stranger.get("/api/friends/suggestions")).as(z.array(person.loose()));
    expect(suggested.filter(({ id }) => followed.includes(id))).toEqual([]);
    expect(suggested.some((one) => JSON.stringify(one).includes("Followed by"))).toBe(false);
  }, 60_000); // fifty-two people sign up
});

describe("a NUL", () => {
  test.each(["/api/categories/%00", "/api/photos/a%00b", "/api/users/%00", "/api/guides/%00", "/api/groups/%00/join"])(
    "in the path %s is 404",
    async (path) => {
      const answer = await (await signedUp()).get(path);
      expect([answer.status, answer.body]).toMatchObject([
        path.endsWith("join") ? 405 : 404,
        { code: expect.any(String) },
      ]);
    },
  );

  test.each([
    "/api/search",
    "/api/venues",
    "/api/photos/home",
    "/api/events",
    "/api/hidden-gems",
    "/api/categories/Music",
  ])("in the query of %s is 400", async (path) => {
    const answer = await (await signedUp()).get(`${path}?q=a%00b`);
    expect([answer.status, answer.body]).toMatchObject([400, { code: "validation" }]);
  });
});

test("a form field with a name of 1 MB is 400, and so is one of 101 bytes", async () => {
  const member = await signedUp();
  for (const length of [101, 1_000_000]) {
    const answer = await member.upload("/api/photos/upload", { photo: await photo(), ["n".repeat(length)]: "x" });
    expect([length, answer.status]).toEqual([length, 400]);
  }
});

test.each([
  ["60,000 empty parts", `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n`.repeat(60_000)],
  ["a part with 60,000 header lines", `--x\r\n${"a: b\r\n".repeat(60_000)}\r\nhi\r\n`],
  ["a part with endless headers", `--x\r\n${"a: b\r\n".repeat(60_000)}`],
])("a form of %s is 400 before any part is parsed", async (_, parts) => {
  const member = await signedUp();
  const parsed = jest.spyOn(Response.prototype, "formData");
  for (const boundary of ["x", '"x"']) {
    const answer = await member.send("POST", "/api/photos/upload", {
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
      raw: `${parts}--x--\r\n`,
    });
    expect([answer.status, answer.body]).toMatchObject([400, { code: "validation" }]);
  }
  expect(parsed).not.toHaveBeenCalled();
  parsed.mockRestore();
});

test.each(["application/json", "multipart/form-data; boundary=x"])(
  "a body of %s that breaks off is 400",
  async (type) => {
    const member = await signedUp();
    const raw = new ReadableStream({
      start: (controller) => controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
    });
    const path = type === "application/json" ? "/api/posts" : "/api/photos/upload";
    const answer = await member.send("POST", path, { headers: { "content-type": type }, raw });
    expect([answer.status, answer.body]).toMatchObject([400, { code: "validation" }]);
  },
);

test("a text of 8 MB is rejected by its length, before it is assembled and parsed", () => {
  const long = "e\u0301".repeat(4_000_000);
  const normalize = jest.spyOn(String.prototype, "normalize");
  expect(text(2200).safeParse(long).success).toBe(false);
  expect(normalize.mock.contexts.filter((one) => String(one).length > 100_000)).toHaveLength(0);
  normalize.mockRestore();
  expect(text(100).safeParse("e\u0301".repeat(100)).data).toBe("\u00e9".repeat(100)); // text that fits once assembled is accepted
});

describe("large bodies", () => {
  const BOUNDARY = "x".repeat(20);
  const slow = (member: Member, finish: Promise<void>) =>
    member.send("POST", "/api/photos/upload", {
      headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}`, "content-length": "10000000" },
      raw: new ReadableStream({
        async start(controller) {
          await finish;
          controller.close();
        },
      }),
    });

  function gate() {
    let end = () => {};
    const finish = new Promise<void>((done) => {
      end = done;
    });
    return { finish, end: () => end() };
  }

  test("have room for ten at once; the rest is 503 before it is read, and there is room again afterward", async () => {
    const member = await signedUp();
    const others = await Promise.all(Array.from({ length: 5 }, () => signedUp()));
    const { finish, end } = gate();
    const held = others.flatMap((other) => [slow(other, finish), slow(other, finish)]);
    await new Promise((done) => setTimeout(done, 300));
    const refused = await slow(member, finish);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, expect.any(String)]);
    expect((await member.get("/api/auth/user")).status).toBe(200);
    end();
    for (const { status } of await Promise.all(held)) expect(status).toBe(400);
    await uploaded(member);
  });

  test("of one member use at most four slots: ten slow uploads don't block others", async () => {
    const [dawdler, member] = [await signedUp(), await signedUp()];
    const { finish, end } = gate();
    const held = Array.from({ length: 4 }, () => slow(dawdler, finish));
    await new Promise((done) => setTimeout(done, 300));
    const afterCursor = await Promise.all(Array.from({ length: 6 }, () => slow(dawdler, finish)));
    expect(afterCursor.map(({ status }) => status)).toEqual(Array(6).fill(503));
    await uploaded(member);
    end();
    for (const { status } of await Promise.all(held)) expect(status).toBe(400);
    await uploaded(dawdler);
  });
});

describe("a portrait", () => {
  const portrait = async (owner: Member) => {
    const profileImageUrl = await uploaded(owner);
    await prisma.user.update({ where: { id: owner.id }, data: { profileImageUrl } });
    return profileImageUrl;
  };
  test("of someone who is leaving, suspended, or has blocked the viewer isn't served to others", async () => {
    const [owner, other] = [await signedUp(), await signedUp()];
    const url = await portrait(owner);
    expect((await visitor().get(url)).status).toBe(200);
    await prisma.user.update({ where: { id: owner.id }, data: { deleteAfter: new Date(Date.now() + 1e9) } });
    expect((await visitor().get(url)).status).toBe(404);
    await prisma.user.update({ where: { id: owner.id }, data: { deleteAfter: null, suspendedAt: new Date() } });
    expect((await other.get(url)).status).toBe(404);
    await prisma.user.update({ where: { id: owner.id }, data: { suspendedAt: null } });
    await owner.put(`/api/users/${other.id}/block`);
    expect([(await other.get(url)).status, (await visitor().get(url)).status]).toEqual([404, 200]);
  });

  test("that is public is revalidated after a minute, and a match costs no bytes", async () => {
    const owner = await signedUp();
    const url = await portrait(owner);
    const first = await visitor().get(url);
    expect(first.headers.get("cache-control")).toBe("public, max-age=60, must-revalidate");
    const again = await visitor().get(url, { "if-none-match": first.headers.get("etag") ?? "" });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    await prisma.user.update({ where: { id: owner.id }, data: { deleteAfter: new Date(Date.now() + 1e9) } });
    expect((await visitor().get(url, { "if-none-match": first.headers.get("etag") ?? "" })).status).toBe(404);
  });
});

describe("a cover", () => {
  const group = {
    name: "Walkers",
    description: "We walk.",
    category: "Outdoors",
    location: "Loop",
    maxMembers: 20,
    isPrivate: false,
    tags: [],
  };

  test("must be a picture of the sender", async () => {
    const [owner, other] = [await signedUp(), await signedUp()];
    const theirs = await uploaded(other);
    for (const coverImage of [
      "/posters/nowhere.avif",
      "/media/00000000-0000-4000-8000-000000000000.webp",
      "/media/------------------------------------.webp",
      theirs,
    ]) {
      const answer = await owner.post("/api/groups", { ...group, coverImage });
      expect([coverImage, answer.status, answer.body]).toMatchObject([
        coverImage,
        400,
        { errors: { coverImage: [expect.any(String)] } },
      ]);
    }
    const made = await owner.post("/api/groups", { ...group, coverImage: await uploaded(owner) });
    expect(made.status).toBe(201);
    const { id } = made.as(person.loose());
    expect((await owner.patch(`/api/groups/${id}`, { coverImage: theirs })).status).toBe(400);
    expect((await owner.patch(`/api/groups/${id}`, { name: "Runners" })).status).toBe(200);
  });
});

test.each(["123456", "password", "Qwerty"])(
  "the common password %s is accepted, and the form can hint at it",
  async (password) => {
    const form = { firstName: "Ada", lastName: "Lovelace", password, confirmPassword: password };
    const email = `${password}@example.com`;
    const begun = await visitor().post("/api/auth/signup", { ...form, email, authProvider: "email" });
    expect(begun.status).toBe(200);
    const member = await signedUp({ password: "enchantress" });
    const change = { currentPassword: "enchantress", password, confirmPassword: password };
    expect((await member.post("/api/account/password", change)).status).toBe(204);
    expect((await visitor().post("/api/auth/login", { identifier: member.email, password })).status).toBe(200);
    const { passwords } = (await visitor().get("/api/auth/common-passwords")).as(commonPasswordsSchema);
    expect(passwords).toContain(password.toLowerCase());
  },
);
