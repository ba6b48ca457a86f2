#!/usr/bin/env node
// @ts-check
// Prisma's schema engine as a Node program, for `npx prisma migrate …` without the engine's own binary
// (schema-engine-path.mjs). The CLI starts it and speaks JSON-RPC over stdin and stdout, one message per line.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";

const { values, positionals } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: { datasource: { type: "string" }, datamodels: { type: "string", multiple: true } },
});
// Comparing two schema files needs no database, but the engine connects to one anyway.
const connectionString = JSON.parse(String(values.datasource ?? "{}")).url || process.env.DATABASE_URL || "";

/** The engine's panic message: after a trap its promise never settles. */
let panic = "";
/** @type {number | undefined} the request being worked on */
let current;
process.on("uncaughtException", (error) => {
  if (current === undefined) throw error;
  fail(current, new Error(panic || error.message));
});

if (positionals[0] === "cli") await answerCommand(positionals[1]);
else await serve();

/**
 * Commands other than `can-connect-to-database` would create or drop databases, which isn't our job.
 * @param {string | undefined} command
 */
async function answerCommand(command) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  try {
    if (command !== "can-connect-to-database") throw new Error(`"${command}" needs Prisma's own schema engine.`);
    await client.connect();
    await client.end();
  } catch (error) {
    const fields = { error_code: "P1001", message: error instanceof Error ? error.message : String(error) };
    process.stderr.write(`starting\n${JSON.stringify({ level: "ERROR", target: "schema_engine::logger", fields })}\n`);
    process.exitCode = 1;
  }
}

async function serve() {
  const engine = startEngine();
  let last = Promise.resolve();
  createInterface(process.stdin).on("line", (line) => {
    const message = line.trim() ? JSON.parse(line) : {};
    if (message.method) last = last.then(() => answer(engine, message));
  });
  engine.catch(() => {}); // reported in the answers
  // Only the open stdin keeps this process alive. The CLI closes it, or dies, when it is done.
  process.stdin.once("end", () => last.then(() => process.exit(0)));
}

async function startEngine() {
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (/** @type {string} */ text) => (panic = text) },
  });
  const folder = dirname(createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm"));
  const code = readFileSync(join(folder, "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(code, { "./schema_engine_bg.js": { ...bindings } });
  Reflect.get(bindings, "__wbg_set_wasm")(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === "function") start();
  const files = /** @type {string[]} */ (values.datamodels ?? []);
  const datamodels = files.map((file) => /** @type {[string, string]} */ ([file, readFileSync(file, "utf8")]));
  if (datamodels.length === 0) datamodels.push(["schema.prisma", 'datasource db {\n  provider = "postgresql"\n}\n']);
  return bindings.SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(adapters()));
}

/** @returns {import("@prisma/driver-adapter-utils").SqlMigrationAwareDriverAdapterFactory} */
function adapters() {
  const { host, port, user, password, database } = new pg.Client({ connectionString });
  const config = { host, port, user, password: password ?? undefined, database };
  const main = new PrismaPg(config);
  return {
    provider: main.provider,
    adapterName: main.adapterName,
    connect: async () => readable(await main.connect()),
    // The adapter's own method removes the database from a connection string: it would replay into the real one.
    connectToShadowDb: async () => {
      const name = `windmile_shadow_${randomUUID()}`;
      const admin = await main.connect();
      await admin.executeScript(`CREATE DATABASE "${name}"`);
      const shadow = await new PrismaPg({ ...config, database: name }).connect();
      const disconnect = shadow.dispose.bind(shadow);
      shadow.dispose = async () => {
        await disconnect();
        await admin.executeScript(`DROP DATABASE "${name}" WITH (FORCE)`);
        await admin.dispose();
      };
      return readable(shadow);
    },
  };
}

/** PostgreSQL's OIDs of two types: the catalog's one-letter "char", and one that no catalog column has. */
const LETTER = 18;
const TIME = 1083;

/**
 * The catalog has one-letter columns that the adapter doesn't know. They are passed through as another type and
 * converted back for the engine, which otherwise can't read an existing database (`db pull`, `migrate dev`, `migrate
 * diff --from-migrations`).
 * @template {import("@prisma/driver-adapter-utils").SqlDriverAdapter & { underlyingDriver(): pg.Pool }} Adapter
 * @param {Adapter} adapter
 */
function readable(adapter) {
  const pool = adapter.underlyingDriver();
  const query = pool.query.bind(pool);
  const disguised = async (/** @type {pg.QueryConfig} */ config) => {
    const result = await query(config);
    for (const field of result.fields) if (field.dataTypeID === LETTER) field.dataTypeID = TIME;
    return result;
  };
  Object.assign(pool, { query: disguised });
  // The adapter splits a script at every ";", also in comments and function bodies. PostgreSQL accepts it whole.
  adapter.executeScript = async (script) => {
    await query({ text: script });
  };
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (request) => {
    const result = await queryRaw(request);
    const columnTypes = result.columnTypes.map((type) =>
      type === ColumnTypeEnum.Time ? ColumnTypeEnum.Character : type,
    );
    return { ...result, columnTypes };
  };
  return adapter;
}

/**
 * @param {Promise<bindings.SchemaEngine>} engine
 * @param {{ id: number, method: string, params?: unknown }} request
 */
async function answer(engine, { id, method, params }) {
  current = id;
  try {
    const ready = await engine;
    const call = Reflect.get(ready, method);
    if (typeof call !== "function") throw new Error(`The schema engine has no method "${method}".`);
    const result = await call.call(ready, params);
    // The CLI prints a diff only on notification, not from the result.
    if (result?.stdout) send({ id, method: "print", params: { content: result.stdout } });
    send({ id, result: result ?? null });
  } catch (error) {
    fail(id, error);
  }
}

/** @param {number} id @param {unknown} error */
function fail(id, error) {
  const message = error instanceof Error ? error.message : String(error);
  const known = error instanceof Error ? Reflect.get(error, "code") : undefined;
  send({ id, error: { code: 4466, message, data: { is_panic: false, message, error_code: known ?? "" } } });
}

/** @param {Record<string, unknown>} message */
function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
}
