/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { deliveryWarning, fillEnvironment, SECRETS } from "@/lib/core/server/env-aliases.mjs";
import { parseEnv } from "@/lib/core/server/env-schema.mjs";

const NEON = "postgresql://ada:pw@ep-cool-1-pooler.us-east-2.aws.neon.tech/windmile?sslmode=require";
const NEON_DIRECT = "postgresql://ada:pw@ep-cool-1.us-east-2.aws.neon.tech/windmile?sslmode=require";
const SUPABASE = "postgresql://ada.ref:pw@aws-0-us-east-2.pooler.supabase.com";
const BUCKET = { S3_BUCKET: "photos", AWS_ACCESS_KEY_ID: "AKIA", AWS_SECRET_ACCESS_KEY: "a/b+c" };
const OURS = "postgresql://localhost/own";

describe("other names", () => {
  test.each([
    ["DATABASE_URL", { POSTGRES_PRISMA_URL: OURS, POSTGRES_URL: "postgresql://localhost/second" }, OURS],
    ["DATABASE_URL", { POSTGRES_URL: OURS }, OURS],
    ["DATABASE_URL", { DATABASE_URL: OURS, POSTGRES_URL: "postgresql://localhost/second" }, OURS],
    ["DATABASE_URL", { DATABASE_URL: "", POSTGRES_URL: OURS }, OURS],
    ["DIRECT_URL", { DATABASE_URL: NEON, DATABASE_URL_UNPOOLED: OURS }, OURS],
    ["DIRECT_URL", { DATABASE_URL: NEON, POSTGRES_URL_NON_POOLING: OURS }, OURS],
    ["DIRECT_URL", { DATABASE_URL: NEON, DIRECT_URL: OURS, DATABASE_URL_UNPOOLED: NEON_DIRECT }, OURS],
    ["DIRECT_URL", { DATABASE_URL_UNPOOLED: OURS }, undefined],
    ["DIRECT_URL", { DATABASE_URL: OURS, WINDMILE_EMBEDDED: "1", DATABASE_URL_UNPOOLED: NEON }, undefined],
    ["SMTP_URL", { EMAIL_SERVER: "smtp://mail" }, "smtp://mail"],
    ["MAIL_FROM", { EMAIL_FROM: "City <city@example.com>" }, "City <city@example.com>"],
    ["MEDIA_S3_URL", BUCKET, "https://AKIA:a%2Fb%2Bc@s3.us-east-1.amazonaws.com/photos?region=us-east-1"],
    [
      "MEDIA_S3_URL",
      { ...BUCKET, S3_ENDPOINT: "http://minio:9000/", AWS_REGION: "eu-west-1" },
      "http://AKIA:a%2Fb%2Bc@minio:9000/photos?region=eu-west-1",
    ],
    ["MEDIA_S3_URL", { ...BUCKET, MEDIA_S3_URL: "https://a:b@c/d" }, "https://a:b@c/d"],
    ["MEDIA_S3_URL", { AWS_ACCESS_KEY_ID: "AKIA", AWS_SECRET_ACCESS_KEY: "for something else" }, undefined],
  ] as const)("%s from %j", (name, environment, value) => {
    expect(fillEnvironment({ ...environment })).toEqual({
      ...environment,
      ...(value && { [name]: value }),
      ...extra(environment),
    });
  });

  /** What a pooled URL also sets. */
  const extra = (environment: Record<string, string | undefined>) =>
    environment.DATABASE_URL === NEON && !environment.WINDMILE_EMBEDDED && { DATABASE_POOLER: "prepared" };

  test.each([
    [{ S3_BUCKET: "photos" }, "AWS_ACCESS_KEY_ID is required with S3_BUCKET"],
    [{ ...BUCKET, AWS_SECRET_ACCESS_KEY: "" }, "AWS_SECRET_ACCESS_KEY is required with S3_BUCKET"],
    [{ ...BUCKET, S3_ENDPOINT: "minio:9000" }, "S3_ENDPOINT must be an http(s) URL without a path"],
    [
      { ...BUCKET, S3_ENDPOINT: "https://x.example/storage/v1/s3" },
      "S3_ENDPOINT must be an http(s) URL without a path",
    ],
  ])("%j is refused in one line", (environment, message) => expect(() => parseEnv(environment)).toThrow(message));

  test("never turn an absent variable into a word, as process.env would", () => {
    expect(fillEnvironment({ VERCEL: "1", VERCEL_ENV: "preview" })).not.toHaveProperty("NEXTAUTH_URL");
    expect(Object.keys(fillEnvironment({}))).toEqual([]);
  });
});

describe("a database in parts", () => {
  const parts = { PGHOST: "postgres", PGUSER: "windmile", PGDATABASE: "city" };
  test.each(["ab/cd+e=", "a#b", "p@ss:w?rd", "100% sure", "ü ß"])("takes the password %s", (password) => {
    const { DATABASE_URL } = parseEnv({
      ...parts,
      ...{ POSTGRES_PASSWORD: password, NEXTAUTH_SECRET: "s".repeat(32), NEXTAUTH_URL: "https://windmile.example" },
    });
    expect(new Client({ connectionString: DATABASE_URL })).toMatchObject({
      ...{ host: "postgres", port: 5432, user: "windmile", database: "city", password },
    });
  });

  test("takes the names of the postgres image", () => {
    const names = {
      POSTGRES_HOST: "db",
      POSTGRES_USER: "ada",
      POSTGRES_DB: "city",
      POSTGRES_PASSWORD: "pw",
      PGPORT: "5433",
    };
    expect(fillEnvironment(names)).toHaveProperty("DATABASE_URL", "postgresql://ada:pw@db:5433/city");
  });

  test("isn't assumed from a shell that is set up for psql", () => {
    expect(fillEnvironment({ ...parts, PGPASSWORD: "pw" })).not.toHaveProperty("DATABASE_URL");
  });

  test("is suggested for a URL with a raw password", () => {
    const raw = "postgresql://windmile:ab/cd+e=@postgres:5432/windmile";
    expect(() => parseEnv({ DATABASE_URL: raw, WINDMILE_EMBEDDED: "1" })).toThrow(
      /^DATABASE_URL must be a valid URL: .* PGHOST and POSTGRES_PASSWORD instead$/,
    );
    const socket = "postgresql://ada@/city?host=/run/postgresql";
    expect(parseEnv({ DATABASE_URL: socket, WINDMILE_EMBEDDED: "1" }).DATABASE_URL).toBe(socket);
  });
});

describe("secrets in files", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "windmile-secrets-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "secret");
  writeFileSync(file, "from the file\n");

  test.each(SECRETS)("%s_FILE", (name) => {
    expect(fillEnvironment({ [`${name}_FILE`]: file })).toHaveProperty(name, "from the file");
    expect(fillEnvironment({ [`${name}_FILE`]: file, [name]: "set" })).toHaveProperty(name, "set");
  });

  test("every secret of the schema may be in one", () => {
    const secret = /SECRET|PASSWORD|TOKEN|PRIVATE|API_KEY|^(DATABASE|DIRECT|SMTP|MEDIA_S3)_|DATABASE_READ/;
    const known = Object.keys(parseEnv({})).filter((name) => secret.test(name) && name !== "DATABASE_POOLER");
    expect(known.filter((name) => !SECRETS.includes(name))).toEqual([]);
  });

  test("a missing file is named", () => {
    expect(() => parseEnv({ SMTP_URL_FILE: path.join(folder, "none") })).toThrow(
      "SMTP_URL_FILE can't be read (ENOENT)",
    );
  });
});

describe("pooled addresses", () => {
  test.each([
    ["Neon and Vercel", NEON, "prepared", NEON_DIRECT],
    ["Supabase", `${SUPABASE}:6543/postgres`, "transaction", `${SUPABASE}:5432/postgres`],
    ["Supabase for Prisma", `${SUPABASE}:6543/postgres?pgbouncer=true`, "transaction", `${SUPABASE}:5432/postgres`],
    ["another on port 6543", "postgresql://ada:pw@db.example:6543/city", "transaction", undefined],
    ["marked as for Prisma", "postgresql://ada:pw@db.example/city?pgbouncer=true", "transaction", undefined],
    ["none", "postgresql://ada:pw@db.example/city", undefined, undefined],
    ["Supabase in session mode", `${SUPABASE}:5432/postgres`, undefined, undefined],
  ])("%s", (_, DATABASE_URL, pooler, direct) => {
    const { DATABASE_POOLER, DIRECT_URL } = fillEnvironment<Record<string, string | undefined>>({ DATABASE_URL });
    expect([DATABASE_POOLER, DIRECT_URL]).toEqual([pooler, direct]);
  });

  test("what is set wins", () => {
    const set = { DATABASE_URL: NEON, DATABASE_POOLER: "transaction", DIRECT_URL: OURS };
    expect(fillEnvironment({ ...set })).toEqual(set);
  });

  test("Supabase's own certificates are accepted where its URL doesn't ask to verify them", () => {
    const ask = (mode: string) => {
      const { DATABASE_URL } = fillEnvironment({ DATABASE_URL: `${SUPABASE}:5432/postgres?sslmode=${mode}` });
      return new Client({ connectionString: DATABASE_URL });
    };
    expect(ask("require")).toHaveProperty("ssl", { rejectUnauthorized: false });
    expect(ask("verify-full")).toHaveProperty("ssl", {});
  });
});

describe("Vercel", () => {
  const system = {
    ...{ VERCEL: "1", VERCEL_URL: "windmile-abc.vercel.app", VERCEL_BRANCH_URL: "windmile-git-x.vercel.app" },
    VERCEL_PROJECT_PRODUCTION_URL: "windmile.example",
    ...{ NEXTAUTH_SECRET: "s".repeat(32), SMTP_URL: "smtp://mail", CRON_SECRET: "cron", VAPID_PUBLIC_KEY: "public" },
    ...{ VAPID_PRIVATE_KEY: "private", TWILIO_AUTH_TOKEN: "token" },
  };

  test("production's address is known", () => {
    const production = { ...system, VERCEL_ENV: "production" };
    expect(parseEnv(production)).toMatchObject({ NEXTAUTH_URL: "https://windmile.example", SMTP_URL: "smtp://mail" });
    expect(parseEnv({ ...production, NEXTAUTH_URL: "https://own.example" }).NEXTAUTH_URL).toBe("https://own.example");
  });

  test("a preview has its own address, runs no jobs, and sends nothing", () => {
    const preview = parseEnv({ ...system, VERCEL_ENV: "preview", NEXTAUTH_URL: "https://windmile.example" });
    expect(preview).toMatchObject({ NEXTAUTH_URL: "https://windmile-git-x.vercel.app", JOBS: "off" });
    const { SMTP_URL, TWILIO_AUTH_TOKEN, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, CRON_SECRET } = preview;
    expect([SMTP_URL, TWILIO_AUTH_TOKEN, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, CRON_SECRET].filter(Boolean)).toEqual([]);
  });
});

test.each([
  [{}, false],
  [{ NEXTAUTH_URL: "http://localhost:3000" }, false],
  [{ NEXTAUTH_URL: "https://windmile.example" }, true],
  [{ NEXTAUTH_URL: "https://windmile.example", SMTP_URL: "smtp://mail" }, false],
  [{ NEXTAUTH_URL: "https://windmile.example", TWILIO_AUTH_TOKEN: "token" }, false],
  [{ VERCEL: "1", VERCEL_ENV: "production" }, true],
  [{ VERCEL: "1", VERCEL_ENV: "preview" }, false],
])("a start with %j warns that no codes arrive: %s", (environment, warns) => {
  expect(deliveryWarning(environment) !== undefined).toBe(warns);
});

test("filling twice changes nothing", () => {
  const once = fillEnvironment({ ...BUCKET, POSTGRES_URL: NEON, EMAIL_SERVER: "smtp://mail" });
  expect(fillEnvironment({ ...once })).toEqual(once);
});
