#!/usr/bin/env node
// @ts-check
// Writes lib/core/server/licenses.json: the packages Windmile ships with and their licenses, from package-lock.json.
// Shown under Settings, About; a test fails if it doesn't match the lock file.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FILE = fileURLToPath(new URL("../../lib/core/server/licenses.json", import.meta.url));

/** Packages whose manifest names no license; it is in a file they include. @type {Record<string, string>} */
const BY_THEIR_FILES = { "seq-queue": "MIT", suncalc: "BSD-2-Clause" };

/**
 * @typedef {{ version?: string, license?: string, dev?: boolean, devOptional?: boolean, optional?: boolean, os?: string[],
 *   cpu?: string[], libc?: string[] }} Locked
 * @typedef {{ name: string, version: string, license: string }} Shipped
 */

/**
 * Every package that isn't a test tool, once per version, without platform-specific packages.
 * @param {Record<string, Locked>} packages
 * @returns {Shipped[]}
 */
export function shippedPackages(packages) {
  /** @type {Map<string, Shipped>} */
  const found = new Map();
  for (const [path, { version = "", license: named, dev, devOptional, optional, os, cpu, libc }] of Object.entries(
    packages,
  )) {
    const isForOnePlatform = optional && (os || cpu || libc);
    if (path === "" || dev || devOptional || isForOnePlatform) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    if (name.startsWith("@types/")) continue;
    const license = named ?? BY_THEIR_FILES[name];
    if (!license) throw new Error(`${name} names no license: look at its files`);
    found.set(`${name}@${version}`, { name, version, license });
  }
  return [...found.values()].sort((a, b) =>
    a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { packages } = JSON.parse(readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8"));
  writeFileSync(FILE, JSON.stringify(shippedPackages(packages)));
  execFileSync("npx", ["biome", "format", "--write", FILE], { stdio: "inherit" });
}
