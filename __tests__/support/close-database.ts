// Jest heeds a project's own testTimeout only when that project runs alone; the first test of a file loads the app.
jest.setTimeout(20_000);

// A pool that is left open keeps the test file's process from ending.
afterAll(async () => {
  const database = globalThis.windmileDatabase;
  await database?.prisma?.$disconnect();
  if (database && !database.pool.ended) await database.pool.end();
  if (database?.replica && !database.replica.ended) await database.replica.end();
});
