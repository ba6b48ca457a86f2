import { prisma } from "@/lib/core/server/db";
import { signedUp } from "../support/api";
import { aPhoto } from "../support/fixtures";

/** The real limits, without the factor that other tests set. */
async function sentUntilRefused(send: (turn: number) => Promise<{ status: number; headers: Headers }>, most: number) {
  for (let turn = 0; turn <= most; turn += 1) {
    const answer = await send(turn);
    if (answer.status !== 429) continue;
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    return turn;
  }
  return null;
}

test("twenty comments a minute, and others can still comment", async () => {
  const [ada, bob] = await Promise.all([signedUp(), signedUp()]);
  const path = `/api/photos/${await aPhoto(ada.id)}/comments`;
  expect(await sentUntilRefused((turn) => bob.post(path, { text: `Comment ${turn}` }), 30)).toBe(20);
  expect((await ada.post(path, { text: "Mine" })).status).toBe(201);
});

test("thirty follows a minute; unfollowing is always possible", async () => {
  const [ada, bob] = await Promise.all([signedUp(), signedUp()]);
  expect(await sentUntilRefused(() => bob.put(`/api/users/${ada.id}/follow`), 40)).toBe(30);
  expect((await bob.del(`/api/users/${ada.id}/follow`)).status).toBe(200);
});

test("sixty writes a minute, and refused ones have no effect", async () => {
  const ada = await signedUp();
  expect(await sentUntilRefused((turn) => ada.post("/api/posts", { content: `Post ${turn}` }), 70)).toBe(60);
  expect(await prisma.post.count({ where: { userId: ada.id } })).toBe(60);
  expect((await ada.get("/api/posts")).status).toBe(200);
});
