// A pool that is left open keeps the test file's process from ending.
afterAll(async () => {
  const database = globalThis.windmileDatabase;
  await database?.prisma.$disconnect();
  if (database && !database.pool.ended) await database.pool.end();
});
