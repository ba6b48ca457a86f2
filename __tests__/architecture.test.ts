/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const ROOT = process.cwd();
const files = ["app", "components", "lib"].flatMap(sourcesOf).concat("middleware.ts");
const text = new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), "utf8")]));

function sourcesOf(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return sourcesOf(file);
    return /\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

/** What a file imports, repository paths resolved to files, packages as they are. */
function importsOf(file: string): string[] {
  const source = text.get(file) ?? "";
  const specifiers = [...source.matchAll(/(?:from|import|new URL)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
  return specifiers.map((specifier) => {
    if (specifier.startsWith("@/")) return resolve(specifier.slice(2));
    if (specifier.startsWith(".")) return resolve(path.posix.join(path.posix.dirname(file), specifier));
    return specifier;
  });
}

function resolve(target: string): string {
  for (const suffix of ["", ".ts", ".tsx", "/index.ts"]) {
    const candidate = target + suffix;
    if (text.has(candidate)) return candidate;
    try {
      if (suffix !== "" && statSync(path.join(ROOT, candidate)).isFile()) return candidate;
    } catch {}
  }
  return target;
}

const offenders = (from: RegExp, to: RegExp, except: RegExp = /^$/) =>
  files
    .filter((file) => from.test(file) && !except.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => to.test(target))
        .map((target) => `${file} → ${target}`),
    );

const SERVER_FILES = /^lib\/(?!core\/)(.*\/)?(access|queries|mutations|gateway|jobs)\.ts$/;
const NOUN_FILES = ["rules", "schema", "access", "queries", "mutations", "gateway", "jobs", "formats", "hooks"];

test("Prisma models are used inside transactions only, which are retried after a schema change", () => {
  const outside = [...text].filter(([file, source]) => file !== "lib/core/server/db.ts" && /\bprisma\.\w/.test(source));
  expect(outside.map(([file]) => file)).toEqual([]);
});

describe("imports go one way: app → components → lib", () => {
  test("lib imports neither components nor app", () => {
    expect(offenders(/^lib\//, /^(app|components)\//)).toEqual([]);
  });
  test("components don't import from app", () => {
    expect(offenders(/^components\//, /^app\//)).toEqual([]);
  });
  test("components import neither server files nor Prisma", () => {
    expect(offenders(/^components\//, /^lib\/core\/server\/|^prisma\/|^@prisma/)).toEqual([]);
    expect(offenders(/^components\//, SERVER_FILES)).toEqual([]);
  });
  test("components/ui and components/layout import no feature area", () => {
    expect(offenders(/^components\/(ui|layout)\//, /^lib\/(?!core\/)|^components\/(?!ui\/|layout\/)/)).toEqual([]);
  });
  test("the client half of core doesn't import the server half, and shared imports neither", () => {
    expect(offenders(/^lib\/core\/client\//, /^lib\/core\/server\//)).toEqual([]);
    expect(offenders(/^lib\/core\/shared\//, /^lib\/core\/(server|client)\//)).toEqual([]);
  });
  test.each(["lib", "components"])(
    "each area of %s imports only from areas before it in docs/architecture.md",
    (folder) => {
      const docs = readFileSync(path.join(ROOT, "docs/architecture.md"), "utf8");
      const order = docs.split(`| \`${folder}/\` | `)[1]?.split(" |")[0]?.split(" → ") ?? [];
      const areaOf = (file: string) => /^(\w+)\/([\w-]+)\//.exec(file)?.slice(1) ?? [];
      const areas = files.map(areaOf).flatMap(([top, area]) => (top === folder && area ? [area] : []));
      expect([...order].sort()).toEqual([...new Set(areas)].sort());
      const upward = files.flatMap((file) => {
        const [top, area = ""] = areaOf(file);
        if (top !== folder) return [];
        const later = order.slice(order.indexOf(area) + 1);
        return importsOf(file).flatMap((target) => {
          const [targetTop, targetArea = ""] = areaOf(target);
          return targetTop === folder && later.includes(targetArea) ? [`${file} → ${target}`] : [];
        });
      });
      expect(upward).toEqual([]);
    },
  );
  test("the client reads and writes through hooks: only core uses SWR, and components send no requests", () => {
    const calling = (pattern: RegExp, from: RegExp) =>
      files.filter((file) => from.test(file) && pattern.test(text.get(file) ?? ""));
    expect(calling(/\buseSWR/, /^(?!lib\/core\/client\/)/)).toEqual([]);
    const requests =
      /\b(callApi|getJson|getPage|postJson|putJson|patchJson|deleteJson|fetch|sendOrQueue|deleteOrQueue|toggleOrQueue)\b[<(]/;
    expect(calling(requests, /^components\//)).toEqual([]);
  });
  test("browser storage is accessed in one place", () => {
    const places = files.filter((file) => /\b(localStorage|sessionStorage)\b/.test(text.get(file) ?? ""));
    // The theme script runs before any module.
    expect(places).toEqual(["lib/core/client/browser-storage.ts", "lib/core/shared/theme.ts"]);
  });
  test("lib doesn't import seed data", () => {
    expect(offenders(/^lib\//, /^prisma\/(data|seed)\//)).toEqual([]);
  });
  test("rules are pure", () => {
    const impure =
      /^(node:|next|react|pg|swr|server-only)|^lib\/core\/(server|client)\/|\/(access|queries|mutations|gateway|jobs|hooks)\.ts$/;
    expect(offenders(/\/rules\.ts$/, impure)).toEqual([]);
    const clocks = files.filter(
      (file) => /\/rules\.ts$/.test(file) && /Date\.now\(|new Date\(\)|Math\.random\(/.test(text.get(file) ?? ""),
    );
    expect(clocks).toEqual([]);
  });
  test("schemas import z from the module that sets the messages", () => {
    expect(offenders(/\/(schema|text|page)\.ts$|^components\//, /^zod$/)).toEqual([]);
  });
  test("only core, queries, mutations, and similar files access the database", () => {
    const database = /^lib\/core\/server\/db\.ts$|^prisma\/generated/;
    const allowed = /^lib\/core\/server\/|^lib\/(?!core\/)/;
    expect(offenders(/./, database, allowed)).toEqual([]);
  });
});

describe("data that challenges, XP, and achievements are counted from", () => {
  const changes = /^lib\/activity\/changes\/mutations\.ts$/;
  test("only changeActivity awards XP and freezes results", () => {
    const parts = /^lib\/activity\/(xp|challenges)\/mutations\.ts$/;
    const routes = /^app\/api\/challenges\//; // joining and leaving
    expect(offenders(/./, parts, new RegExp(`${changes.source}|${routes.source}`))).toEqual([]);
  });
  test("every write or deletion of it goes through changeActivity", () => {
    const writes =
      /(insert into|update|delete from) (workouts|check_ins|photos|posts)\b|\.(workout|checkIn|photo|post)\.(create|update|delete|upsert)/;
    const counters = /update (photos|posts) set "(likeCount|commentCount|hiddenAt)"/;
    const leaving = /^lib\/account\/deletion\//; // deleting a person deletes their results as well
    const past = files.filter((file) => {
      if (leaving.test(file)) return false;
      const statements = (text.get(file) ?? "").replaceAll(new RegExp(counters, "g"), "");
      return writes.test(statements) && !importsOf(file).some((target) => changes.test(target));
    });
    expect(past).toEqual([]);
  });
});

describe("files", () => {
  test("server files declare it in their first line", () => {
    const silent = files.filter(
      (file) =>
        (SERVER_FILES.test(file) || file.startsWith("lib/core/server/")) &&
        !text.get(file)?.startsWith('import "server-only";'),
    );
    expect(silent).toEqual([]);
  });
  test("`use client` is only in files that server files import", () => {
    const isClient = (file: string) => text.get(file)?.startsWith('"use client";') ?? false;
    const doors = files.filter((file) => file.startsWith("app/") && isClient(file));
    const server = new Set<string>();
    const visit = (file: string) => {
      if (server.has(file)) return;
      server.add(file);
      for (const target of importsOf(file)) {
        if (isClient(target)) doors.push(target);
        else if (text.has(target)) visit(target);
      }
    };
    for (const file of files) if ((file.startsWith("app/") || file === "middleware.ts") && !isClient(file)) visit(file);
    expect(files.filter((file) => isClient(file) && !doors.includes(file))).toEqual([]);
  });
  test("every noun has the standard files; larger ones are split behind one of them", () => {
    const strange = files.filter((file) => {
      const [, area, ...rest] = file.split("/");
      if (!file.startsWith("lib/") || area === "core") return false;
      const name = path.basename(file, ".ts");
      if (NOUN_FILES.includes(name)) return false;
      const siblings = files.filter((other) => path.dirname(other) === path.dirname(file));
      const isBehind = siblings.some(
        (other) => NOUN_FILES.includes(path.basename(other, ".ts")) && importsOf(other).includes(file),
      );
      const isBehindSibling = siblings.some((other) => other !== file && importsOf(other).includes(file));
      return (
        rest.length === 0 || !(isBehind || isBehindSibling) || /^(utils|helpers|types|index|common|misc)$/.test(name)
      );
    });
    expect(strange).toEqual([]);
  });
  test("no two exports have the same name", () => {
    const homes = new Map<string, string[]>();
    for (const file of files.filter((name) => /^(components|lib)\//.test(name))) {
      const exported = /^export (?:async )?(?:const|function\*?|class|type) (\w+)/gm;
      for (const name of new Set([...(text.get(file) ?? "").matchAll(exported)].map((match) => match[1] ?? "")))
        homes.set(name, [...(homes.get(name) ?? []), file]);
    }
    expect([...homes].filter(([, found]) => found.length > 1)).toEqual([]);
  });
  test("names are kebab-case", () => {
    const odd = files.filter(
      (file) =>
        !/^(\[\[?\.{0,3}[a-zA-Z]+\]?\]|[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)?)$/.test(
          path.basename(file).replace(/\.tsx?$/, ""),
        ),
    );
    expect(odd).toEqual([]);
  });
});

describe("handlers", () => {
  const routes = files.filter((file) => /^app\/api\/.*route\.ts$/.test(file));
  const own = routes.filter((file) => !file.includes("[...") && !/\/api\/uploadthing\//.test(file));
  test("there are some", () => expect(own.length).toBeGreaterThan(4));
  test("each uses the wrapper and responds to every method", () => {
    const bare = own.filter(
      (file) => !/export const \{ GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS \} = route\(/.test(text.get(file) ?? ""),
    );
    expect(bare).toEqual([]);
  });
  test("each is in the OpenAPI table: run `node scripts/test/list-routes.mjs`", () => {
    const table = text.get("app/api/openapi.json/routes.ts") ?? "";
    const missing = own.filter((file) => {
      const folder = file.slice("app/api/".length, -"/route.ts".length);
      return folder !== "openapi.json" && !table.includes(`import("../${folder}/route")`);
    });
    expect(missing).toEqual([]);
  });
  test("none has a try block, a database call, or a status code", () => {
    const busy = own.filter((file) => /\btry\b|prisma\b|sql`|\bstatus: (?!20[0124]\b)\d/.test(text.get(file) ?? ""));
    expect(busy).toEqual([]);
  });
});

test("nothing imports Next's internal files, which a minor release may move", () => {
  expect(offenders(/./, /^next\/dist\//)).toEqual([]);
});

test("there are no circular imports", () => {
  const state = new Map<string, "open" | "done">();
  const circles: string[] = [];
  const visit = (file: string, trail: string[]) => {
    if (state.get(file) === "done") return;
    if (state.get(file) === "open") {
      circles.push([...trail.slice(trail.indexOf(file)), file].join(" → "));
      return;
    }
    state.set(file, "open");
    for (const target of importsOf(file)) if (text.has(target)) visit(target, [...trail, file]);
    state.set(file, "done");
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

describe("a main screen's first code", () => {
  /** Code for overlays and form validation, which loads with the first touch or later. */
  const LATER =
    /^(zod|@hookform\/resolvers.*|@base-ui\/react\/(?!csp-provider).+|@radix-ui\/.+|libphonenumber-js.*|react-easy-crop|@vis\.gl\/.+|fflate|(@date-fns\/tz|date-fns)(\/.+)?)$/;
  const IMPORT = /^(?:import|export)\s+(?!type\b)(?:([^"';]*?)\s+from\s+)?"([^"]+)"/gm;
  const isTypeOnly = (names = "") =>
    /^\{[^}]*\}$/.test(names) &&
    names
      .replaceAll(/[{}\s]+/g, " ")
      .split(",")
      .every((name) => /^ *(type .*)?$/.test(name));

  /** Files and packages that a file imports statically; `import()` loads later. */
  function loadedBy(file: string, brought = new Set<string>()): Set<string> {
    const source = text.get(file) ?? "";
    if (brought.has(file)) return brought;
    brought.add(file);
    if (source.startsWith('import "server-only"')) return brought;
    for (const [, names, specifier = ""] of source.matchAll(IMPORT)) {
      if (isTypeOnly(names)) continue;
      if (specifier.startsWith("@/")) loadedBy(resolve(specifier.slice(2)), brought);
      else if (specifier.startsWith("."))
        loadedBy(resolve(path.posix.join(path.posix.dirname(file), specifier)), brought);
      else brought.add(specifier);
    }
    return brought;
  }

  test.each([
    "components/providers.tsx",
    "app/(member)/layout.tsx",
    "components/home/home-screen.tsx",
    "components/discover/discover-screen.tsx",
    "components/discover/discover-list.tsx",
    "components/discover/discover-map.tsx",
    "components/discover/map/schematic-map.tsx",
    "components/activity/activity-screen.tsx",
    "components/social/social-screen.tsx",
    "components/profile/profile-screen.tsx",
    "components/account/settings-screen.tsx",
    "components/feed/photo-permalink.tsx",
  ])("%s includes nothing that opens later", (screen) => {
    const brought = loadedBy(screen);
    expect(brought.size).toBeGreaterThan(20);
    expect([...brought].filter((one) => LATER.test(one))).toEqual([]);
  });

  test("no date or number format is created while code loads: each costs a phone up to 30 ms", () => {
    const made = [...text].filter(
      ([, source]) => !source.startsWith('import "server-only"') && /^\S.*\bnew Intl\./m.test(source),
    );
    expect(made.map(([file]) => file)).toEqual([]);
  });
});
