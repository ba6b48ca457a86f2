// Jest only honors a project's own testTimeout when that project runs alone, and a file's first test loads the app.
jest.setTimeout(20_000);

// An open pool keeps the test file's process from exiting.
afterAll(async () => {
  const database = globalThis.windmileDatabase;
  await database?.prisma?.$disconnect();
  if (database && !database.pool.ended) await database.pool.end();
  if (database?.replica && !database.replica.ended) await database.replica.end();
});
