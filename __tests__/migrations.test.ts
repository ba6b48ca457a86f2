/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { schemaEngine } from "../scripts/database/schema-engine-path.mjs";

/**
 * A migration runs while the previous and the next version of the app are in use: it expands or contracts, rewrites no
 * table, and holds no lock for long. Only the baseline runs on an empty database.
 */
const FOLDER = path.join(process.cwd(), "prisma/migrations");
const SQUAWK = path.join(process.cwd(), "node_modules/.bin/squawk");
/** Allowed only in a migration whose name says that nothing uses the dropped object anymore. */
const CONTRACTING = ["ban-drop-column", "ban-drop-table", "ban-drop-not-null"];
const OUTSIDE = /^-- outside a transaction\b/i;

const violations = z.array(z.object({ file: z.string(), rule_name: z.string(), line: z.number() }));

/** Statements without comments, string literals, and the bodies of functions and blocks. */
function statementsOf(text: string): string[] {
  const bare = text
    .replaceAll(/--[^\n]*/g, " ")
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "$$")
    .replaceAll(/'(?:[^']|'')*'/g, "''");
  return bare
    .split(";")
    .map((one) => one.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean);
}

type Migration = { name: string; text: string };

/** What squawk doesn't know: how our runner applies a migration. */
function ownFaults(text: string): string[] {
  const isOutside = OUTSIDE.test(text);
  const statements = statementsOf(text);
  const has = (found: RegExp, without: RegExp = /^$/) =>
    statements.some((one) => found.test(one) && !without.test(one));
  return [
    ...(!isOutside && has(/\bCONCURRENTLY\b/i) ? ["build an index concurrently outside a transaction"] : []),
    ...(isOutside && statements.length > 1 ? ["outside a transaction, only one statement is allowed"] : []),
    ...(has(/^CREATE.*\bCONCURRENTLY\b/i, /IF NOT EXISTS/i)
      ? ["build an index concurrently with IF NOT EXISTS, so that it can be retried"]
      : []),
    ...(has(/^(UPDATE|DELETE|INSERT|MERGE|WITH)\b/i)
      ? ["write rows in batches, in a DO block outside a transaction"]
      : []),
  ];
}

/** The problems of each migration, in order. */
function faultsOf(migrations: readonly Migration[]): string[][] {
  const folder = mkdtempSync(path.join(tmpdir(), "windmile-squawk-"));
  const fileOf = (index: number) => path.join(folder, `${index}.sql`);
  try {
    migrations.forEach(({ text }, index) => {
      writeFileSync(fileOf(index), text);
    });
    const found = [false, true].flatMap((isOutside) => {
      const files = migrations.flatMap(({ text }, index) => (OUTSIDE.test(text) === isOutside ? [fileOf(index)] : []));
      if (files.length === 0) return [];
      const how = isOutside ? "--no-assume-in-transaction" : "--assume-in-transaction";
      const run = spawnSync(SQUAWK, ["--config=.squawk.toml", "--reporter=Json", how, ...files], { encoding: "utf8" });
      if (run.error) throw run.error;
      return violations.parse(JSON.parse(run.stdout || "[]"));
    });
    return migrations.map(({ name, text }, index) => {
      const allowed = /^\d+_contract_/.test(name) ? CONTRACTING : [];
      const theirs = found.filter(({ file, rule_name }) => file === fileOf(index) && !allowed.includes(rule_name));
      return [...ownFaults(text), ...theirs.map(({ line, rule_name }) => `${line + 1}: ${rule_name}`)];
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const migrations = readdirSync(FOLDER)
  .filter((name) => existsSync(path.join(FOLDER, name, "migration.sql")))
  .sort();

test("the first migration is the only baseline", () => {
  expect(migrations.filter((name) => name.endsWith("_baseline"))).toEqual(migrations.slice(0, 1));
});

test("no later migration blocks or breaks a running app", () => {
  const recent = migrations
    .slice(1)
    .map((name) => ({ name, text: readFileSync(path.join(FOLDER, name, "migration.sql"), "utf8") }));
  const faults = faultsOf(recent);
  expect(recent.flatMap(({ name }, index) => faults[index]?.map((fault) => `${name} ${fault}`) ?? [])).toEqual([]);
});

test("migrations have descriptive names and distinct dates, none in the future", () => {
  expect(migrations.filter((name) => !/^\d{14}_[a-z0-9_]+$/.test(name))).toEqual([]);
  expect(new Set(migrations.map((name) => name.slice(0, 14))).size).toBe(migrations.length);
  const now = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
  expect(migrations.filter((name) => name.slice(0, 14) > now)).toEqual([]);
});

test("prisma migrate uses Prisma's own schema engine if it was downloaded, and otherwise the npm package", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "windmile-engines-"));
  try {
    writeFileSync(path.join(folder, "package.json"), "{}");
    expect(schemaEngine(folder)).toBe(path.join(process.cwd(), "scripts/database/schema-engine.mjs"));
    writeFileSync(path.join(folder, "schema-engine-debian-openssl-3.0.x"), "");
    expect(schemaEngine(folder)).toBe(path.join(folder, "schema-engine-debian-openssl-3.0.x"));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const BATCHES = `-- outside a transaction: in batches
DO $$
BEGIN
  LOOP
    UPDATE users SET "shortName" = "firstName"
    WHERE id IN (SELECT id FROM users WHERE "shortName" IS NULL LIMIT 5000);
    EXIT WHEN NOT FOUND;
    COMMIT;
  END LOOP;
END $$;`;

const MAY = [
  "ALTER TABLE users ADD COLUMN a text;",
  "ALTER TABLE users ADD COLUMN a text NOT NULL DEFAULT '';",
  "CREATE TABLE things (id uuid PRIMARY KEY);\nCREATE INDEX things_id_idx ON things (id);",
  "-- outside a transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS a ON users (a);",
  "ALTER TABLE users ADD CONSTRAINT a CHECK (a > 0) NOT VALID;",
  "ALTER TABLE users VALIDATE CONSTRAINT a;",
  "CREATE OR REPLACE FUNCTION f() RETURNS void LANGUAGE sql AS $$ UPDATE users SET a = 1 $$;",
  BATCHES,
];

const FORBIDDEN: readonly [text: string, fault: string][] = [
  ["ALTER TABLE users ADD COLUMN a text NOT NULL;", "1: adding-required-field"],
  ["ALTER TABLE users ADD COLUMN a timestamptz DEFAULT clock_timestamp();", "1: adding-field-with-default"],
  ["ALTER TABLE users ALTER COLUMN a TYPE bigint;", "1: changing-column-type"],
  ["ALTER TABLE users ALTER COLUMN a SET NOT NULL;", "1: adding-not-nullable-field"],
  ["ALTER TABLE users RENAME COLUMN a TO b;", "1: renaming-column"],
  ["ALTER TABLE users RENAME TO people;", "1: renaming-table"],
  ["ALTER TABLE users DROP COLUMN a;", "1: ban-drop-column"],
  ["DROP TABLE users;", "1: ban-drop-table"],
  ["CREATE INDEX a ON users (a);", "1: require-concurrent-index-creation"],
  ["DROP INDEX a;", "1: require-concurrent-index-deletion"],
  ["CREATE INDEX CONCURRENTLY IF NOT EXISTS a ON users (a);", "build an index concurrently outside a transaction"],
  ["ALTER TABLE users ADD CONSTRAINT a CHECK (a > 0);", "1: constraint-missing-not-valid"],
  ["ALTER TABLE users ADD CONSTRAINT a UNIQUE (a);", "1: disallowed-unique-constraint"],
  ["UPDATE users SET a = 1;", "write rows in batches, in a DO block outside a transaction"],
  [
    "-- outside a transaction\nCREATE INDEX CONCURRENTLY a ON users (a);",
    "build an index concurrently with IF NOT EXISTS, so that it can be retried",
  ],
  ["-- outside a transaction\nSELECT 1;\nSELECT 2;", "outside a transaction, only one statement is allowed"],
];

describe("of a migration", () => {
  const step = (text: string): Migration => ({ name: "20270101000000_step", text });
  const contracting = { name: "20270101000000_contract_short_names", text: "ALTER TABLE users DROP COLUMN a;" };
  let faults: Map<string, string[]>;
  beforeAll(() => {
    const all = [...MAY.map(step), ...FORBIDDEN.map(([text]) => step(text)), contracting];
    const found = faultsOf(all);
    faults = new Map(all.map((one, index) => [one.name + one.text, found[index] ?? []]));
  });
  const faultsIn = ({ name, text }: Migration) => faults.get(name + text);

  test.each(MAY)("allowed: %s", (text) => expect(faultsIn(step(text))).toEqual([]));
  test.each(FORBIDDEN)("refused: %s", (text, fault) => expect(faultsIn(step(text))).toContain(fault));
  test("unused objects are only dropped by a migration that declares it", () =>
    expect(faultsIn(contracting)).toEqual([]));
});
