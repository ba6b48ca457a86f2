/** @jest-environment <rootDir>/__tests__/support/database-environment.mjs */
import "../support/unlimited";
import { Client } from "pg";
import { z } from "@/lib/core/shared/zod";
import { signedUp } from "../support/api";
import { explain, statementsOf } from "../support/statements";

const PHOTOS = 1_000_000;
const POSTERS = 20_000;
const FOLLOWED = 2000;
const MOST_BUFFERS = 300;
const LARGE = ["photos", "users", "follows"];

const person = (number: string) => `('00000000-0000-7000-8000-' || lpad(to_hex((${number})::int), 12, '0'))::uuid`;
/** One photo every ten seconds, with IDs and times in the same order. */
const at = (number: string) => `timestamptz '2026-01-01 00:00Z' + (${number}) * interval '10 seconds'`;

/**
 * Posters are random: each of the twenty thousand users has about fifty photos over four months, and follows ten
 * others.
 */
const FILL = [
  `insert into users (id, "firstName", "lastName", "isSample", "isPrivate")
     select ${person("i")}, 'First' || i, 'Last' || i, true, i % 20 = 0 from generate_series(1, ${POSTERS}) i`,
  "alter table follows disable trigger all",
  `insert into follows ("followerId", "followingId", status)
     select ${person("i")}, ${person(`1 + (i + k * 1009) % ${POSTERS}`)}, 'accepted'
     from generate_series(1, ${POSTERS}) i, generate_series(1, 10) k`,
  "alter table follows enable trigger all",
  "alter table photos disable trigger all",
  `insert into photos (id, "userId", title, images, "mediaKey", "createdAt", "showInHome", audience)
     select (lpad(to_hex((extract(epoch from ${at("i")}) * 1000)::bigint), 12, '0') || '7' || substr(md5(i::text), 1, 3) || '8' ||
         substr(md5(i::text), 4, 15))::uuid,
       ${person(`1 + abs(hashint4(i)) % ${POSTERS}`)}, 'Title ' || i,
       '[{"photoUrl":"/posters/x.avif","width":800,"height":1000,"placeholder":"abcdefghijklmnopqrstuvwx","altText":""}]',
       'key ' || i, ${at("i")}, i % 17 <> 0, case when i % 10 = 0 then 'followers' else 'everyone' end::"Audience"
     from generate_series(1, ${PHOTOS}) i`,
  "alter table photos enable trigger all",
];

/** Building 20 MB of indexes at the end is faster than updating them row by row. */
async function fill(viewerId: string): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query("set maintenance_work_mem = '256MB'");
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename = 'photos' and indexdef not like '%UNIQUE%'`,
  );
  for (const { indexname } of indexes) await client.query(`drop index "${indexname}"`);
  for (const statement of FILL) await client.query(statement);
  await client.query(
    `insert into follows ("followerId", "followingId", status)
     select $1, ${person(`i * ${POSTERS / FOLLOWED}`)}, 'accepted' from generate_series(1, ${FOLLOWED}) i`,
    [viewerId],
  );
  for (const { indexdef } of indexes) await client.query(indexdef);
  await client.query("vacuum (analyze)");
  await client.end();
}

test("the feed of someone who follows 2,000 people among a million photos: keyset, by index, under 300 pages", async () => {
  const viewer = await signedUp();
  await fill(viewer.id);
  const figures: number[] = [];
  let address: string | undefined = "/api/photos/home?filter=following";
  for (let page = 1; page <= 5 && address !== undefined; page += 1) {
    const path: string = address;
    let link = "";
    const sent = await statementsOf(async () => {
      link = (await viewer.get(path)).headers.get("link") ?? "";
    });
    let buffers = 0;
    for (const statement of sent.filter(({ text }) => !/^\s*update sessions/.test(text))) {
      expect(statement.text).not.toMatch(/\boffset\b/i);
      const { buffers: touched, nodes } = await explain(statement);
      buffers += touched;
      expect(nodes.filter(({ type, table }) => type === "Seq Scan" && LARGE.includes(table ?? ""))).toEqual([]);
    }
    figures.push(buffers);
    address = /^<(.+)>; rel="next"$/.exec(link)?.[1];
  }
  console.info(`pages touched by the first five requests: ${figures.join(", ")}`);
  expect(figures).toHaveLength(5);
  expect(Math.max(...figures)).toBeLessThan(MOST_BUFFERS);

  const listed = z.array(
    z.object({ id: z.string(), createdAt: z.string(), user: z.object({ firstName: z.string() }) }),
  );
  const seen = (await viewer.get("/api/photos/home?filter=following&limit=50")).as(listed);
  expect(seen).toHaveLength(50);
  expect(seen.every(({ user }) => Number(user.firstName.slice(5)) % (POSTERS / FOLLOWED) === 0)).toBe(true);
  expect(seen.map(({ createdAt }) => createdAt)).toEqual(
    seen
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  );
});
