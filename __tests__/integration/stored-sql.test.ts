import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pool } from "@/lib/core/server/db";
import { changesTo } from "../../scripts/database/stored-sql.mjs";

/** Functions, triggers, and views are edited in `prisma/sql`; migrations only contain copies. */
const FOLDER = path.join(process.cwd(), "prisma/sql");
let copy: string;
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), "windmile-sql-"));
  cpSync(FOLDER, copy, { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

async function changes(folder: string, first?: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    return await changesTo(client, folder, first);
  } finally {
    client.release();
  }
}

/** A table or index that's only in a migration would be dropped by the next generated one. */
test("the migrations result in schema.prisma", () => {
  const prisma = path.join(process.cwd(), "node_modules/prisma/build/index.js");
  const requested = ["migrate", "diff", "--from-config-datasource", "--to-schema", "prisma/schema.prisma", "--script"];
  const { stdout, stderr } = spawnSync(process.execPath, [prisma, ...requested], {
    encoding: "utf8",
    env: { ...process.env },
  });
  expect(stdout || stderr).toMatch(/This is an empty migration/);
}, 60_000);

test("the migrations result in prisma/sql", async () => {
  expect(await changes(FOLDER)).toEqual([]);
});

test("a changed function gets its new definition, and nothing else changes", async () => {
  const body = (
    value: string,
  ) => `CREATE OR REPLACE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT ${value} $$;`;
  writeFileSync(path.join(copy, "fold.sql"), body("lower(value)"));
  expect(await changes(copy)).toEqual([
    expect.stringMatching(/^CREATE OR REPLACE FUNCTION public\.fold\(value text\)[^;]*SELECT lower\(value\)[^;]*;$/),
  ]);
});

test("SQL that no file contains anymore is dropped, triggers before their function", async () => {
  rmSync(path.join(copy, "update_photo_search_text.sql"));
  expect(await changes(copy)).toEqual([
    "DROP TRIGGER IF EXISTS update_photo_search_text ON users;",
    "DROP FUNCTION IF EXISTS update_photo_search_text();",
  ]);
});

test("a file may use a table the same migration adds", async () => {
  const text = `CREATE OR REPLACE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE OR REPLACE TRIGGER note AFTER INSERT ON notes FOR EACH ROW EXECUTE FUNCTION note();`;
  writeFileSync(path.join(copy, "note.sql"), text);
  const [made, trigger, ...others] = await changes(copy, "CREATE TABLE notes (id int);");
  expect(made).toContain("CREATE OR REPLACE FUNCTION public.note()");
  expect(trigger).toContain("CREATE OR REPLACE TRIGGER note AFTER INSERT ON public.notes");
  expect(others).toEqual([]);
});

test("checking for differences changes nothing", async () => {
  rmSync(path.join(copy, "visible_groups.sql"));
  await changes(copy);
  expect(await changes(FOLDER)).toEqual([]);
});
