// @ts-check
// Where variables may come from besides their own name: files, the names of hosting platforms and other programs, and
// addresses in parts. Uses only Node's own modules, because a start reads it before packages are installed.
import { readFileSync } from "node:fs";

/** @typedef {Record<string, string | undefined>} Variables */

/** May also be in a file, as containers and systemd pass secrets: `<NAME>_FILE` is its path. */
export const SECRETS = [
  ...["NEXTAUTH_SECRET", "NEXTAUTH_SECRET_BEFORE", "CRON_SECRET", "METRICS_SECRET"],
  ...["DATABASE_URL", "DIRECT_URL", "DATABASE_READ_URL", "POSTGRES_PASSWORD"],
  ...["SMTP_URL", "EMAIL_SERVER", "TWILIO_AUTH_TOKEN", "VAPID_PRIVATE_KEY"],
  ...["GOOGLE_CLIENT_SECRET", "APPLE_CLIENT_SECRET", "FACEBOOK_CLIENT_SECRET"],
  ...["MEDIA_S3_URL", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "UPLOADTHING_TOKEN"],
  ...["GOOGLE_MAPS_API_KEY", "TICKETMASTER_API_KEY", "AI_API_KEY"],
];

/** Other names for a value, best first. */
const ALIASES = {
  DATABASE_URL: ["POSTGRES_PRISMA_URL", "POSTGRES_URL"],
  SMTP_URL: ["EMAIL_SERVER"],
  MAIL_FROM: ["EMAIL_FROM"],
};
/** Only together with a DATABASE_URL that isn't ours. */
const DIRECT_ALIASES = ["DATABASE_URL_UNPOOLED", "POSTGRES_URL_NON_POOLING"];

/** What a preview deployment must not have: it would send messages to production's users, or run its jobs. */
const NOT_IN_PREVIEWS = ["SMTP_URL", "TWILIO_AUTH_TOKEN", "VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "CRON_SECRET"];

/** @param {string | undefined} value */
const encoded = (value) => encodeURIComponent(value ?? "");

/** @param {Variables} env @param {readonly string[]} names */
const firstOf = (env, names) => names.map((name) => env[name]).find(Boolean);

/**
 * Fills missing variables of `env` from those sources, in place. A variable that is set under its own name always wins,
 * so a second call changes nothing. Throws one line that names the wrong variable.
 * @template {Variables} T
 * @param {T} env
 * @returns {T}
 */
export function fillEnvironment(env) {
  /** @type {Variables} */
  const to = env;
  for (const name of SECRETS) if (!to[name]) fill(to, name, readSecret(name, to[`${name}_FILE`]));
  for (const [name, others] of Object.entries(ALIASES)) fill(to, name, firstOf(to, others));
  fill(to, "DATABASE_URL", databaseUrlOf(to));
  fill(to, "MEDIA_S3_URL", bucketUrlOf(to));
  if (to.DATABASE_URL && !to.WINDMILE_EMBEDDED) fillDatabase(to, to.DATABASE_URL);
  if (to.VERCEL) fillVercel(to);
  return env;
}

/** Never assigns undefined, which process.env would turn into a word. @param {Variables} env @param {string} name @param {string | undefined} value */
function fill(env, name, value) {
  if (!env[name] && value) env[name] = value;
}

/** @param {string} name @param {string | undefined} file */
function readSecret(name, file) {
  if (!file) return undefined;
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Error(`${name}_FILE can't be read (${code})`);
  }
}

/**
 * A database address in parts, with any characters in the password. PGPASSWORD isn't one of them: many shells have it
 * for other databases.
 * @param {Variables} env
 */
function databaseUrlOf(env) {
  const host = firstOf(env, ["PGHOST", "POSTGRES_HOST"]);
  if (!host || !env.POSTGRES_PASSWORD) return undefined;
  const user = firstOf(env, ["PGUSER", "POSTGRES_USER"]) ?? "postgres";
  const name = firstOf(env, ["PGDATABASE", "POSTGRES_DB", "POSTGRES_DATABASE"]) ?? user;
  const password = encoded(env.POSTGRES_PASSWORD);
  return `postgresql://${encoded(user)}:${password}@${host}:${env.PGPORT || "5432"}/${encoded(name)}`;
}

/** @param {Variables} env */
function bucketUrlOf(env) {
  if (!env.S3_BUCKET || env.MEDIA_S3_URL) return undefined;
  for (const name of ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"]) {
    if (!env[name]) throw new Error(`${name} is required with S3_BUCKET`);
  }
  const region = firstOf(env, ["S3_REGION", "AWS_REGION", "AWS_DEFAULT_REGION"]) ?? "us-east-1";
  const endpoint = parsed(env.S3_ENDPOINT || `https://s3.${region}.amazonaws.com`);
  if (!endpoint || !/^https?:$/.test(endpoint.protocol) || endpoint.pathname !== "/") {
    throw new Error("S3_ENDPOINT must be an http(s) URL without a path");
  }
  const login = `${encoded(env.AWS_ACCESS_KEY_ID)}:${encoded(env.AWS_SECRET_ACCESS_KEY)}`;
  return `${endpoint.protocol}//${login}@${endpoint.host}/${env.S3_BUCKET}?region=${region}`;
}

/** @param {string} url */
const parsed = (url) => (URL.canParse(url) ? new URL(url) : undefined);

/**
 * Recognizes the pooled addresses of Neon and Vercel (`-pooler.`), Supabase (port 6543), and Prisma's own mark.
 * @param {Variables} env
 * @param {string} url
 */
function fillDatabase(env, url) {
  const address = parsed(url);
  const isNamed = address?.searchParams.get("pgbouncer") === "true" || address?.port === "6543";
  const isNeon = address?.hostname.includes("-pooler.") ?? false;
  fill(env, "DIRECT_URL", firstOf(env, DIRECT_ALIASES) ?? (address && unpooled(address)));
  // Neon's pooler passes prepared statements on. We don't know about the others.
  fill(env, "DATABASE_POOLER", isNamed ? "transaction" : isNeon ? "prepared" : undefined);
  for (const name of ["DATABASE_URL", "DIRECT_URL", "DATABASE_READ_URL"]) env[name] &&= withLibpqTls(env[name]);
}

/** The same database past the pooler, where the provider documents its address. @param {URL} pooled */
function unpooled(pooled) {
  const url = new URL(pooled);
  url.searchParams.delete("pgbouncer");
  if (url.hostname.includes("-pooler.")) url.hostname = url.hostname.replace("-pooler.", ".");
  else if (url.port === "6543" && isSupabase(url)) url.port = "5432";
  else return undefined;
  return url.href;
}

/** @param {URL} url */
const isSupabase = ({ hostname }) => /\.supabase\.(co|com)$/.test(hostname);

/**
 * Supabase signs its own certificates. Its URLs say `sslmode=require`, which for PostgreSQL's own clients means
 * encrypted but not verified, and for pg means verified.
 * @param {string} url
 */
function withLibpqTls(url) {
  const address = parsed(url);
  if (!address || !isSupabase(address) || address.searchParams.get("sslmode") !== "require") return url;
  address.searchParams.set("uselibpqcompat", "true");
  return address.href;
}

/** @param {Variables} env */
function fillVercel(env) {
  const isPreview = env.VERCEL_ENV === "preview";
  const host = isPreview ? env.VERCEL_BRANCH_URL || env.VERCEL_URL : env.VERCEL_PROJECT_PRODUCTION_URL;
  const url = host && `https://${host}`;
  if (!isPreview) return fill(env, "NEXTAUTH_URL", url);
  if (url) env.NEXTAUTH_URL = url; // with production's, every form would be refused
  env.JOBS = "off";
  for (const name of NOT_IN_PREVIEWS) env[name] = "";
}

/**
 * One line if no one can receive the codes that signing up needs.
 * @param {Variables} env
 */
export function deliveryWarning(env) {
  const isPublic = Boolean(env.VERCEL) || env.NEXTAUTH_URL?.startsWith("https:");
  if (!isPublic || env.SMTP_URL || env.TWILIO_AUTH_TOKEN) return undefined;
  if (env.VERCEL_ENV === "preview") return undefined;
  return "No one can receive a verification code, so no one can sign up: set SMTP_URL, or Twilio's variables.";
}
