import { readFileSync } from "node:fs";
import { z } from "zod";
import config from "../next.config.mjs";
import { checkPlatform } from "../scripts/start/install.mjs";

const machine = (platform: string, arch: string, { isMusl = false, DATABASE_URL = "" } = {}) =>
  function check() {
    checkPlatform({ platform, arch, isMusl, env: { NODE_ENV: "test", DATABASE_URL } });
  };

test.each([
  ["linux", "x64"],
  ["linux", "arm64"],
  ["darwin", "x64"],
  ["darwin", "arm64"],
])("%s on %s has everything", (platform, arch) => {
  expect(machine(platform, arch)).not.toThrow();
});

test("Windows is refused in one line that names WSL, even with a database", () => {
  const message = "Windmile doesn't run on Windows itself. Use WSL 2, and clone the repository inside it.";
  expect(machine("win32", "x64", { DATABASE_URL: "postgresql://localhost/windmile" })).toThrow(message);
});

test("machines without an embedded PostgreSQL need DATABASE_URL", () => {
  const alpine = { isMusl: true };
  expect(machine("linux", "x64", alpine)).toThrow(
    "There is no embedded PostgreSQL for musl (Alpine Linux). Set DATABASE_URL to a PostgreSQL 15 or newer.",
  );
  expect(machine("freebsd", "x64")).toThrow("There is no embedded PostgreSQL for freebsd on x64.");
  const DATABASE_URL = "postgresql://localhost/windmile";
  expect(machine("linux", "x64", { ...alpine, DATABASE_URL })).not.toThrow();
  expect(machine("freebsd", "x64", { DATABASE_URL })).not.toThrow();
});

test("package.json has no shell syntax, which Windows' npm would misread", () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync("package.json", "utf8")));
  const odd = Object.entries(scripts).filter(
    ([, command]) => !/^(node|npm|tsx|jest|biome|playwright|prisma) [^|&;<>$'"]+$/.test(command),
  );
  expect(odd).toEqual([]);
});

test("npm run dev can be opened from a phone on the same network, and not from everywhere", () => {
  expect(config.allowedDevOrigins).toEqual(expect.arrayContaining(["127.0.0.1", "10.*.*.*", "192.168.*.*", "*.local"]));
  expect(config.allowedDevOrigins?.filter((host) => /^[*.]+$/.test(host))).toEqual([]);
});
