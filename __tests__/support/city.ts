import { seedCity } from "@/prisma/seed/city";

/** Places, gems, events, guides, and trending activities that every instance has. */
export async function seededCity(now = new Date()): Promise<void> {
  const { pool } = await import("@/lib/core/server/db");
  const db = await pool.connect();
  try {
    await seedCity(db, now);
  } finally {
    db.release();
  }
}

/** Copies the seeded venues until there are `count`: other names, streets, and positions, the same kinds of place. */
export async function manyVenues(count: number): Promise<void> {
  const { Client } = await import("pg");
  const db = new Client({ connectionString: process.env.DATABASE_URL });
  await db.connect();
  try {
    await db.query("set statement_timeout = 0"); // the role's own limit, if the app is behind a pooler
    await db.query(
      `insert into venues (id, slug, name, cuisine, category, rating, "reviewCount", "priceRange", neighborhood, address, image,
         lat, lng, availability, hours, description, tags, website)
       select gen_random_uuid(), slug || '-' || n, name || ' ' || n, cuisine, category, 3 + (hashint4(n) & 1023) % 20 / 10.0,
         "reviewCount", "priceRange", neighborhood, n || ' ' || address, image, lat + (n % 100) / 2000.0,
         lng - (n % 37) / 900.0, availability, hours, description, tags, website
       from (select v.*, n from generate_series(1, $1::int / 74 + 1) n, venues v order by n, v.slug) x
       limit greatest(0, $1::int - (select count(*) from venues))`,
      [count],
    );
    await db.query("analyze");
  } finally {
    await db.end();
  }
}
