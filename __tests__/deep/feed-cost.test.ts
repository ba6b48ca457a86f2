/** @jest-environment <rootDir>/__tests__/support/database-environment.mjs */
import "../support/direct-connection";
import { Client } from "pg";
import { pool } from "@/lib/core/server/db";
import { resetSharedFeed } from "@/lib/feed/home/shared-feed";
import { type Browser, type Member, signedUp, visitor } from "../support/api";
import { explain, statementsOf } from "../support/statements";

jest.setTimeout(180_000);

const person = (number: string) => `('00000000-0000-7000-8000-' || lpad(to_hex((${number})::int), 12, '0'))::uuid`;
const AUTHOR = "00000000-0000-7000-8000-000000000007";
/** Photo `i`'s time-ordered ID and time: one photo per minute, before a fixed noon. */
const time = (number: string) => `timestamptz '2026-06-01 12:00Z' - (${number}) * interval '1 minute'`;
const photo = (
  number: string,
) => `(lpad(to_hex((extract(epoch from ${time(number)}) * 1000)::bigint), 12, '0') || '7' ||
  substr(md5('a' || ${number}), 1, 3) || '8' || substr(md5('b' || ${number}), 1, 15))::uuid`;

/** 5,000 people, enough for index lookups, of whom 40 post, and 74 places. */
const PEOPLE = `
  insert into users (id, "firstName", "lastName", "isSample")
    select ${person("i")}, 'First' || i, 'Last' || i, true from generate_series(1, 5000) i;
  insert into venues (id, slug, name, cuisine, category, rating, "reviewCount", "priceRange", neighborhood, address, image,
      lat, lng, availability, description, tags)
    select md5('venue ' || i)::uuid, 'v' || i, 'Venue ' || i, 'x', 'x', 4, 1, '$', 'Loop', 'a', 'i',
      case when i <= 20 then 41.96 else 41.8781 + (i % 10 - 5) * 0.02 end, -87.6298 + (i / 10 - 4) * 0.005,
      'a', 'd', '{}' from generate_series(1, 74) i`;

/** Posts from..to with their related rows, oldest first, in the order they'd have been written. */
const postsBetween = (from: number, to: number) => `
  alter table photo_likes disable trigger all; -- a hundred thousand keys that are known to be there
  alter table photos disable trigger index_photo; -- search keeps documents of its own, no list reads them
  insert into photos (id, "userId", title, caption, location, "venueId", images, "mediaKey", "createdAt", "showInHome",
      "likeCount")
    select ${photo("i")}, ${person("1 + (i * 7919) % 40")}, 'Title ' || i,
      'Some words on the lakefront and coffee, and ' || md5(i::text) ||
        case when i in (3, 20) then ' zeppelin' else '' end,
      'Lincoln Park', case when i % 3 <> 0 then md5('venue ' || (1 + i % 74))::uuid end,
      '[{"photoUrl":"/posters/x.avif","width":800,"height":1000,"placeholder":"abcdefghijklmnopqrstuvwx","altText":""}]',
      'key ' || i, ${time("i")}, i % 17 <> 0, 5
    from generate_series(${to}, ${from}, -1) i;
  insert into photo_likes ("photoId", "userId")
    select ${photo("i")}, ${person("1 + (k * 37 + i) % 180")} from generate_series(${to}, ${from}, -1) i,
      generate_series(1, 5) k;
  insert into photo_tags ("photoId", "userId", status)
    select ${photo("i")}, ${person("1 + i % 180")}, 'accepted' from generate_series(${to}, ${from}, -1) i where i % 11 = 0`;

/** The viewer's part in posts from..to: posted one in 40, saved one in 61, and likes four in 19. */
const activities = (id: string, from: number, to: number) => `
  update photos set "userId" = '${id}' where "userId" = ${person("1")};
  insert into saved_items ("userId", type, "targetId")
    select '${id}', 'photo', ${photo("i")}::text from generate_series(${from}, ${to}) i where i % 61 = 0;
  insert into photo_likes ("photoId", "userId")
    select ${photo("i")}, '${id}' from generate_series(${from}, ${to}) i where i % 19 < 4`;

/** Earlier activity: who they follow, muted, and blocked, and the events they saved. */
const ties = (id: string, followed: string) => `
  insert into saved_items ("userId", type, "targetId")
    select '${id}', 'event', md5('event ' || i)::uuid::text from generate_series(1, 300) i;
  insert into follows ("followerId", "followingId", status)
    select '${id}', ${person("i")}, 'accepted' from generate_series(1, 180) i where i in (${followed});
  insert into mutes ("muterId", "mutedId") values ('${id}', ${person("5")});
  insert into blocks ("blockerId", "blockedId") values ('${id}', ${person("6")})`;

/**
 * Runs statements that take longer than a request may, and updates statistics and the visibility map as autovacuum
 * would.
 */
async function fill(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query("set statement_timeout = 0"); // the role's own limit, if the app is behind a pooler
  for (const statement of [...statements, "vacuum (analyze)"]) await client.query(statement);
  await client.end();
}

type Who = "visitor" | "member" | "newcomer";
/**
 * Database pages a list may touch among 20,000 posts; the data, and so the numbers, are the same in every run. In a
 * list by time, photos and their related rows are next to each other on disk: 55 to 120. One poster's photos are
 * scattered: 50 to 80. In lists merged from a few posters or places, each photo and poster is looked up, three pages
 * each: 170 to 190. For a viewer who hides someone, each photo's likes are looked up once more, up to 60 pages;
 * otherwise that reads nothing.
 */
const MAX_PAGES = { byTime: 145, byPoster: 145, merged: 250 };
/**
 * Extra pages in older PostgreSQL versions. Before 18, a photo's author is read twice, in `visible_photos()` and for
 * the card (three pages each). Before 17, each ID in `= any(…)` also takes its own index descent, with one more page
 * where the index is deeper.
 */
const beyondNewest = (major: number) =>
  major >= 18 ? { pages: 0, growth: 1.25 } : major === 17 ? { pages: 65, growth: 1.25 } : { pages: 175, growth: 1.75 };
const lists: [string, Who, string, keyof typeof MAX_PAGES][] = [
  ["home of a visitor", "visitor", "/api/photos/home", "byTime"],
  ["home of a member", "member", "/api/photos/home", "byTime"],
  ["home with a seed", "member", "/api/photos/home?seed=monday", "byTime"],
  ["following many", "member", "/api/photos/home?filter=following", "byTime"],
  ["following three", "newcomer", "/api/photos/home?filter=following", "merged"],
  ["near few places", "member", "/api/photos/home?filter=nearby&near=41.8781,-87.6298", "merged"],
  ["near many places", "member", "/api/photos/home?filter=nearby&near=41.96,-87.64", "byTime"],
  ["near nothing", "member", "/api/photos/home?filter=nearby&near=41,-87", "byTime"],
  ["searching for a common word", "member", "/api/photos/home?q=coffee", "byTime"],
  ["searching for a rare word", "member", "/api/photos/home?q=zeppelin", "byTime"],
  ["discover", "member", "/api/photos/discover", "byTime"],
  ["the viewer's own profile", "member", "/api/photos/profile", "byPoster"],
  ["another's profile", "member", `/api/photos/profile?userId=${AUTHOR}`, "byPoster"],
];

/** Pages touched by every statement of a request, all of them checked, for a list's first page and its third. */
async function costs(browsers: Record<Who, Browser>): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const [name, who, path] of lists) {
    let address: string | undefined = path;
    for (let page = 1; page <= 3 && address !== undefined; page += 1) {
      resetSharedFeed();
      const at: string = address;
      const sent = (await statementsOf(() => browsers[who].get(at))).filter(
        ({ text }) => !/update sessions/.test(text),
      );
      expect([name, sent.length]).toEqual([name, Math.min(sent.length, 3)]);
      let buffers = 0;
      for (const statement of sent) {
        expect(statement.text).not.toMatch(/\boffset\b|count\(\*\)[^)]*from photos/i);
        const { buffers: touched, nodes } = await explain(statement);
        buffers += touched;
        const scans = nodes.filter(({ type, table }) => type === "Seq Scan" && table === "photos");
        expect([name, scans]).toEqual([name, []]);
      }
      if (page !== 2) found.set(`${name}, page ${page}`, buffers);
      const link = (await browsers[who].get(at)).headers.get("link") ?? "";
      address = /^<(.+)>; rel="next"$/.exec(link)?.[1];
    }
  }
  return found;
}

test("a list costs the same among 20,000 posts as among 1,000", async () => {
  const [member, newcomer]: Member[] = await Promise.all([signedUp(), signedUp()]);
  if (!member || !newcomer) throw new Error("nobody");
  const browsers = { visitor: visitor(), member, newcomer };
  const everyone = Array.from({ length: 90 }, (_, at) => at + 20).join();
  await fill(
    PEOPLE,
    postsBetween(1, 1000),
    ...[ties(member.id, everyone), ties(newcomer.id, "7, 8, 9")],
    activities(member.id, 1, 1000),
  );
  const few = await costs(browsers);
  await fill(postsBetween(1001, 20_000), activities(member.id, 1001, 20_000));
  const many = await costs(browsers);
  const { rows } = await pool.query<{ major: number }>(
    "select current_setting('server_version_num')::int / 10000 as major",
  );
  const { pages, growth } = beyondNewest(rows[0]?.major ?? 0);
  const dear = lists.flatMap(([name, , , kind]) =>
    [1, 3].flatMap((page) => {
      const [before, after] = [few, many].map((found) => found.get(`${name}, page ${page}`) ?? 0);
      const grew = kind === "byTime" && before !== 0 && (after ?? 0) > growth * (before ?? 0);
      return grew || (after ?? 0) > MAX_PAGES[kind] + pages ? [`${name}, page ${page}: ${before} → ${after}`] : [];
    }),
  );
  expect(many.size).toBeGreaterThan(20);
  expect(dear).toEqual([]);
});
