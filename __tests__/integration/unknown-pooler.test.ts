import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server } from "node:net";

// A pooler that isn't identified by DATABASE_POOLER or its address. It rejects settings, as PgBouncer does.
const direct = new URL(String(process.env.DIRECT_URL));
let pooler: Server;
let refused = 0;

/** An ErrorResponse of PostgreSQL's protocol. */
function refusal(): Buffer {
  const fields = ["SFATAL", "C08P01", "Munsupported startup parameter: statement_timeout"];
  const body = Buffer.from(`${fields.map((field) => `${field}\0`).join("")}\0`);
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

beforeAll(async () => {
  pooler = createServer((client) => {
    client.on("error", () => {});
    client.once("data", (startup) => {
      if (startup.includes("statement_timeout")) {
        refused += 1;
        client.end(refusal());
        return;
      }
      const server = connect(Number(direct.port), direct.hostname);
      server.on("error", () => client.destroy());
      server.write(startup);
      client.pipe(server).pipe(client);
    });
  });
  pooler.listen(0, "127.0.0.1");
  await once(pooler, "listening");
  const { port }: Pick<AddressInfo, "port"> = Object.assign({ port: 0 }, pooler.address());
  process.env.DATABASE_URL = Object.assign(new URL(direct), { hostname: "127.0.0.1", port: String(port) }).href;
  process.env.DATABASE_POOLER = "";
});

afterAll(() => pooler.close());

test("is noticed by its first answer: every query works, and later ones have no names", async () => {
  const { pool, prisma, rows, sql } = await import("@/lib/core/server/db");
  const { jobRows } = await import("@/lib/core/server/job-database");
  const both = await Promise.all([rows<{ one: number }>(sql`select 1 as one`), prisma.user.count()]);
  expect(both).toEqual([[{ one: 1 }], expect.any(Number)]);
  expect(await jobRows(sql`select 2 as two`)).toEqual([{ two: 2 }]);
  const before = refused;
  expect(before).toBeGreaterThan(0);

  const requested = jest.spyOn(pool, "query");
  await rows(sql`select ${1}::int as one`);
  expect(requested.mock.calls[0]?.[0]).toHaveProperty("name", undefined);
  await Promise.all(Array.from({ length: 5 }, () => rows(sql`select pg_sleep(0.05)`)));
  expect(refused).toBe(before);
});

test("may also lose a statement's name, and the query is sent again", async () => {
  const { pool, rows, sql } = await import("@/lib/core/server/db");
  globalThis.windmilePooler = false;
  const lost = Object.assign(new Error('prepared statement "list_1" already exists'), { code: "42P05" });
  jest.spyOn(pool, "query").mockImplementationOnce(() => Promise.reject(lost));
  expect(await rows(sql`select ${3}::int as three`)).toEqual([{ three: 3 }]);
  expect(globalThis.windmilePooler).toBe(true);
});
