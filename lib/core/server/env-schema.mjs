// @ts-check
// The app's environment variables. Plain JavaScript, because every start reads it first (scripts/), and translating
// TypeScript would take half a second.
import { isIP } from "node:net";
import * as z from "zod";
import { fillEnvironment } from "./env-aliases.mjs";

/** An S3-compatible bucket. */
const BUCKET_ADDRESS = /^https?:\/\/[^:@/]+:[^:@/]+@[^/]+\/[^/?]+(\?region=[\w-]+)?$/;

const text = z.string().optional();
/** Paths are appended, so it never ends with a slash. */
const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an http(s) URL" })
  .transform((value) => value.replace(/^(.*[^/])?\/*$/s, "$1"));
const url = httpUrl.optional();
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: "must be a postgresql:// URL" })
  .refine((value) => URL.canParse(value.replace("@/", "@localhost/")), {
    error: "must be a valid URL: percent-encode the password, or set PGHOST and POSTGRES_PASSWORD instead",
  })
  .optional();
const onOrOff = z.enum(["on", "off"], { error: "must be on or off" });

/** @param {number} standard @param {number} min @param {number} max */
const whole = (standard, min, max) =>
  z.coerce
    .number({ error: "must be a number" })
    .int({ error: "must be a whole number" })
    .min(min, { error: `must be at least ${min}` })
    .max(max, { error: `must be at most ${max}` })
    .default(standard);

const schema = z
  .object({
    PORT: whole(3000, 0, 65_535),
    HOST: z
      .string()
      .refine((value) => isIP(value) !== 0, { error: "must be an IP address" })
      .optional(),
    DATA_DIR: z.string().default(".data"),
    DATABASE_URL: postgresUrl,
    /** The pooler's mode: `transaction`, or one that supports prepared statements. */
    DATABASE_POOLER: z.enum(["transaction", "prepared"], { error: "must be transaction or prepared" }).optional(),
    /** The database itself, bypassing the pooler, for migrations and the seed. */
    DIRECT_URL: postgresUrl,
    /** A replica for reading lists and boards. */
    DATABASE_READ_URL: postgresUrl,
    /** Set by the start script when the database is the embedded one. */
    WINDMILE_EMBEDDED: z.literal("1").optional(),
    VERCEL: text,
    NEXTAUTH_SECRET: text,
    /** The previous secret: what it signed stays valid while this is set. */
    NEXTAUTH_SECRET_BEFORE: text,
    NEXTAUTH_URL: url,
    /** The start script sets "demo" where that is the default (scripts/start/environment.mjs). */
    SEED: z.enum(["demo", "none"], { error: "must be demo or none" }).default("none"),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, { error: "must be an smtp:// URL" })
      .optional(),
    MAIL_FROM: z.string().default("Windmile <no-reply@windmile.app>"),
    TWILIO_ACCOUNT_SID: text,
    TWILIO_AUTH_TOKEN: text,
    TWILIO_FROM: text,
    /** Countries that text messages are sent to (ISO 3166, two letters): all others could cause unexpected costs. */
    SMS_COUNTRIES: z
      .string()
      .regex(/^[A-Z]{2}(,[A-Z]{2})*$/, { error: "must be two-letter country codes separated by commas" })
      .default("US")
      .transform((list) => list.split(",")),
    TWILIO_BASE_URL: httpUrl.default("https://api.twilio.com"),
    GOOGLE_CLIENT_ID: text,
    GOOGLE_CLIENT_SECRET: text,
    GOOGLE_ISSUER: httpUrl.default("https://accounts.google.com"),
    APPLE_CLIENT_ID: text,
    APPLE_CLIENT_SECRET: text,
    APPLE_ISSUER: httpUrl.default("https://appleid.apple.com"),
    FACEBOOK_CLIENT_ID: text,
    FACEBOOK_CLIENT_SECRET: text,
    FACEBOOK_BASE_URL: url,
    GOOGLE_MAPS_API_KEY: text,
    UPLOADTHING_TOKEN: text,
    /** A bucket for pictures: https://<key>:<secret>@<host>/<bucket>?region=<region> */
    MEDIA_S3_URL: z
      .string()
      .regex(BUCKET_ADDRESS, {
        error: "must be https://<key>:<secret>@<host>/<bucket>?region=<region>",
      })
      .optional(),
    TICKETMASTER_API_KEY: text,
    TICKETMASTER_BASE_URL: httpUrl.default("https://app.ticketmaster.com/discovery/v2"),
    SEATGEEK_CLIENT_ID: text,
    SEATGEEK_BASE_URL: httpUrl.default("https://api.seatgeek.com/2"),
    WEATHER: onOrOff.default("on"),
    WEATHER_BASE_URL: httpUrl.default("https://api.open-meteo.com/v1"),
    AI_BASE_URL: url,
    AI_API_KEY: text,
    AI_MODEL: text,
    /** Web push: the start script creates a key pair with an embedded database. */
    VAPID_PUBLIC_KEY: text,
    VAPID_PRIVATE_KEY: text,
    /** Another push service: your own, or one for tests. Browser vendors' services only need https. */
    PUSH_SERVICE_ORIGIN: url,
    MODERATOR_EMAILS: z
      .string()
      .default("")
      .transform((list) =>
        list
          .split(",")
          .map((address) => address.trim().toLowerCase())
          .filter(Boolean),
      ),
    /** Whether moderators need two-step verification: by default, if NEXTAUTH_URL is https. */
    MODERATOR_TOTP: z.enum(["required", "optional"], { error: "must be required or optional" }).optional(),
    CRON_SECRET: text,
    /** off: this instance only serves requests, and another instance or a cron runs the jobs. */
    JOBS: onOrOff.default("on"),
    /**
     * on: every handler and page is loaded before the instance reports ready, for rolling upgrades without slow first
     * requests.
     */
    PRELOAD: onOrOff.default("off"),
    /** The secret for reading /metrics; without it the path doesn't exist. */
    METRICS_SECRET: z.string().min(16, { error: "must have at least 16 characters" }).optional(),
    /** The percentage of visits that report web vitals; none without METRICS_SECRET. */
    WEB_VITALS_PERCENT: whole(10, 0, 100),
    /** Where traces and metrics go (OTLP over HTTP); OpenTelemetry reads its other variables itself. */
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    SUPPORT_EMAIL: z.email({ error: "must be an email address" }).default("support@windmile.app"),
    API_DOCS: onOrOff.default("off"),
    TRUSTED_PROXY_HOPS: whole(0, 0, 10),
    RATE_LIMIT_SCALE: z.coerce.number({ error: "must be a number" }).positive({ error: "must be above 0" }).default(1),
    DB_TIMEOUT_MS: whole(5000, 100, 60_000),
    SHUTDOWN_GRACE_MS: whole(20_000, 0, 600_000),
    LOG_LEVEL: z
      .enum(["debug", "info", "warn", "error", "silent"], { error: "must be debug, info, warn, error or silent" })
      .default("info"),
  })
  .superRefine((env, context) => {
    const isSecretRequired = env.VERCEL !== undefined || (env.DATABASE_URL !== undefined && !env.WINDMILE_EMBEDDED);
    if (process.env.NEXT_PHASE === "phase-production-build") return; // a build needs no secrets
    if (isSecretRequired && !env.NEXTAUTH_SECRET) missing(context, "NEXTAUTH_SECRET");
    if (isSecretRequired && !env.NEXTAUTH_URL) missing(context, "NEXTAUTH_URL");
    if ((env.VAPID_PUBLIC_KEY === undefined) !== (env.VAPID_PRIVATE_KEY === undefined)) {
      const path = [env.VAPID_PUBLIC_KEY === undefined ? "VAPID_PUBLIC_KEY" : "VAPID_PRIVATE_KEY"];
      context.addIssue({ code: "custom", path, message: "is required if the other VAPID key is set" });
    }
    if (env.UPLOADTHING_TOKEN !== undefined && env.MEDIA_S3_URL !== undefined) {
      context.addIssue({ code: "custom", path: ["MEDIA_S3_URL"], message: "can't be combined with UPLOADTHING_TOKEN" });
    }
    if (env.SEED === "demo" && env.NEXTAUTH_URL?.startsWith("https:")) {
      const message = "must not be demo with an https NEXTAUTH_URL: the demo account's password is public";
      context.addIssue({ code: "custom", path: ["SEED"], message });
    }
    if (env.NEXTAUTH_SECRET !== undefined && env.NEXTAUTH_SECRET.length < 32) {
      context.addIssue({ code: "custom", path: ["NEXTAUTH_SECRET"], message: "must have at least 32 characters" });
    }
  });

/** @param {z.RefinementCtx} context @param {string} name */
function missing(context, name) {
  context.addIssue({ code: "custom", path: [name], message: "is required with Vercel or an external database" });
}

/** @typedef {z.output<typeof schema>} Env */

/**
 * Parses an environment, with all other names for its variables; throws one line that names the first wrong variable,
 * never its value.
 * @param {Record<string, string | undefined>} source
 * @returns {Env}
 */
export function parseEnv(source) {
  const given = Object.entries(fillEnvironment({ ...source })).filter(([, value]) => value !== "");
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`${String(issue?.path[0] ?? "environment")} ${issue?.message ?? "is wrong"}`);
}
