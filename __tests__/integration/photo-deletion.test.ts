import "../support/unlimited";
import { prisma, row, sql } from "@/lib/core/server/db";
import { signedUp } from "../support/api";
import { aPhoto } from "../support/fixtures";

/** How many deadlocks PostgreSQL resolved in this test's database. */
async function circles(): Promise<number> {
  await row(sql`select pg_stat_force_next_flush()`);
  const counted = await row<{ deadlocks: string }>(
    sql`select deadlocks from pg_stat_database where datname = current_database()`,
  );
  return Number(counted?.deadlocks);
}

test("two people who saved each other's photos can delete them at once without a deadlock, and counters are correct", async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => signedUp()));
  const before = await circles();
  for (let round = 0; round < 2; round += 1) {
    const photos = await Promise.all(people.map(async (by) => ({ by, id: await aPhoto(by.id) })));
    for (const { id, by } of photos) {
      for (const other of people) if (other !== by) await other.put(`/api/saved/photo/${id}`);
    }
    const gone = await Promise.all(photos.map(({ by, id }) => by.del(`/api/photos/${id}`)));
    expect(gone.map(({ status }) => status)).toEqual(photos.map(() => 204));
  }
  expect(await circles()).toBe(before);
  for (const { id } of people) {
    const { savedCount, experienceCount } = await prisma.user.findUniqueOrThrow({ where: { id } });
    expect([savedCount, experienceCount]).toEqual([0, 0]);
    expect(await prisma.savedItem.count({ where: { userId: id } })).toBe(0);
  }
});

test("saving a photo while it is deleted leaves correct counters", async () => {
  const [owner, ...savers] = await Promise.all(Array.from({ length: 5 }, () => signedUp()));
  if (!owner) throw new Error("nobody");
  for (let round = 0; round < 3; round += 1) {
    const id = await aPhoto(owner.id);
    const saves = savers.map((saver) => saver.put(`/api/saved/photo/${id}`));
    const [gone, ...saved] = await Promise.all([owner.del(`/api/photos/${id}`), ...saves]);
    expect(gone?.status).toBe(204);
    expect(saved.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
  }
  for (const { id } of savers) {
    const { savedCount } = await prisma.user.findUniqueOrThrow({ where: { id } });
    expect(savedCount).toBe(await prisma.savedItem.count({ where: { userId: id } }));
  }
});
