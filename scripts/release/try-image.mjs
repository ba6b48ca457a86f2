// @ts-check
// node scripts/release/try-image.mjs node=<folder> debian=<folder>: does what the Dockerfile says where no container engine is, as root on
// Linux. A folder is the root of a Debian that stands in for the image of that name. Each step is read from the Dockerfile and done in a
// root, mount and process namespace of its own; what comes out is started as its user beside an empty PostgreSQL, asked for its health,
// looked over, ended and weighed. Variables named npm_config_… are handed to the steps, as --build-arg would.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DockerfileParser } from "dockerfile-ast";
import { openThrowawayDatabase } from "../database/database.mjs";
import { fail, PlainError, ROOT } from "../start/environment.mjs";
import { freePort } from "../start/ports.mjs";

/** @typedef {{ root: string, env: Record<string, string>, dir: string, user: string, starts: string[], asks: string[], askWithinMs: number, healthyWithinMs: number, stopSignal: string }} Stage */

const AT_MOST_MB = 350;
const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
const ENTER = `set -e
root=$1 user=$2 dir=$3; shift 3
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
touch "$root/etc/resolv.conf"
mount --bind /etc/resolv.conf "$root/etc/resolv.conf"
exec chroot --userspec="$user" "$root" /usr/bin/env -i -C "$dir" "$@"`;

/** @param {string} flag such as `--timeout=6s` @param {string} flags @param {number} otherwise */
const milliseconds = (flag, flags, otherwise) =>
  Number.parseInt(
    flags
      .split(" ")
      .find((word) => word.startsWith(`--${flag}=`))
      ?.split("=")[1] ?? `${otherwise}`,
    10,
  ) * 1000;

/**
 * Starts a command in a stage, as its user.
 * @param {Stage} stage @param {string[]} command @param {{ env?: Record<string, string | undefined>, isQuiet?: boolean }} [how]
 * @returns {import("node:child_process").ChildProcess}
 */
function run({ root, env, dir, user }, command, how = {}) {
  const home = readFileSync(join(root, "etc/passwd"), "utf8")
    .split("\n")
    .find((line) => line.startsWith(`${user}:`))
    ?.split(":")[5];
  const variables = Object.entries({ PATH, HOME: home ?? "/", ...env, ...how.env }).map(
    ([name, value]) => `${name}=${value ?? ""}`,
  );
  const namespaces = ["--mount", "--pid", "--fork", "--kill-child"];
  return spawn("unshare", [...namespaces, "sh", "-c", ENTER, "sh", root, user, dir, ...variables, ...command], {
    stdio: how.isQuiet ? "ignore" : "inherit",
  });
}

/** @param {Stage} stage @param {string[]} command @param {Parameters<typeof run>[2]} [how] */
async function codeOf(stage, command, how) {
  const [code] = await once(run(stage, command, how), "exit");
  return code;
}

/** Whether a path of the context stays behind, by .dockerignore. */
function ignores() {
  const patterns = readFileSync(join(ROOT, ".dockerignore"), "utf8").split("\n").filter(Boolean);
  return (/** @type {string} */ path) =>
    patterns.some((one) => (one.endsWith("*") ? path.startsWith(one.slice(0, -1)) : path === one));
}

/** What COPY does: of a folder what it holds, of a file the file. Special files and owners stay. @param {string} from @param {string} to */
const copy = (from, to) => execFileSync("cp", ["-a", lstatSync(from).isDirectory() ? `${from}/.` : from, to]);

/** The same of the context, without what is ignored. @param {string} to */
function copyContext(to) {
  const isIgnored = ignores();
  const filter = (/** @type {string} */ path) => !isIgnored(relative(ROOT, path));
  cpSync(ROOT, to, { recursive: true, verbatimSymlinks: true, filter });
}

/** All stages, built. @param {Map<string, string>} images @param {string} place */
async function build(images, place) {
  /** @type {Map<string, Stage>} */
  const named = new Map();
  /** @type {Stage | undefined} */
  let stage;
  const given = Object.fromEntries(Object.entries(process.env).filter(([name]) => /^npm_config_/i.test(name)));
  for (const step of DockerfileParser.parse(readFileSync(join(ROOT, "Dockerfile"), "utf8")).getInstructions()) {
    const word = step.getKeyword();
    const text = step.getArgumentsContent() ?? "";
    const words = step.getArguments().map((one) => one.getValue());
    const flags = step.getTextContent();
    const began = performance.now();
    console.log(`── ${word} ${text}`);
    if (word === "FROM") {
      const [image = "", , name] = words;
      const folder = images.get(image.split(":")[0] ?? "");
      if (!folder) throw new PlainError(`Which folder stands in for ${image}?`);
      const root = join(place, name ?? "last");
      mkdirSync(root);
      copy(folder, root);
      stage = {
        root,
        env: {},
        dir: "/",
        user: "root",
        starts: [],
        asks: [],
        askWithinMs: 0,
        healthyWithinMs: 0,
        stopSignal: "SIGTERM",
      };
      named.set(name ?? "last", stage);
      continue;
    }
    if (!stage) throw new PlainError(`${word} stands before FROM`);
    const { root, dir } = stage;
    const inside = (/** @type {string} */ path) => join(root, resolve(dir, path)) + (path.endsWith("/") ? "/" : "");
    if (word === "WORKDIR") {
      stage.dir = resolve(dir, text);
      mkdirSync(join(root, stage.dir), { recursive: true });
    } else if (word === "ENV") {
      for (const pair of words) stage.env[pair.split("=")[0] ?? ""] = pair.slice(pair.indexOf("=") + 1);
    } else if (word === "COPY") {
      const source = /--from=(\w+)/.exec(flags)?.[1];
      const other = source === undefined ? undefined : named.get(source);
      if (source !== undefined && !other) throw new PlainError(`No stage is called ${source}`);
      const to = words.pop() ?? "";
      for (const from of words) {
        if (from === ".") copyContext(inside(to));
        else copy(join(other?.root ?? ROOT, from), inside(to));
      }
    } else if (word === "RUN") {
      const code = await codeOf(stage, ["/bin/sh", "-c", text], { env: given });
      if (code !== 0) throw new PlainError(`It ended with ${code}`);
    } else if (word === "USER") stage.user = text;
    else if (word === "CMD") stage.starts = JSON.parse(text);
    else if (word === "STOPSIGNAL") stage.stopSignal = text;
    else if (word === "HEALTHCHECK") {
      stage.asks = JSON.parse(text.slice(text.indexOf("[")));
      stage.askWithinMs = milliseconds("timeout", flags, 30);
      stage.healthyWithinMs = milliseconds("start-period", flags, 0) + milliseconds("interval", flags, 30);
    } else if (word !== "VOLUME" && word !== "EXPOSE") throw new PlainError(`${word} is not known here`);
    const seconds = (performance.now() - began) / 1000;
    if (seconds > 1) console.log(`   ${seconds.toFixed(1)} s`);
  }
  if (!stage) throw new PlainError("The Dockerfile is empty");
  return stage;
}

/** Bytes of all files. @param {string} folder @returns {number} */
function weigh(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? weigh(path) : lstatSync(path).size);
  }, 0);
}

/** The process a namespace began with, seen from outside. @param {number | undefined} pid */
const firstOf = (pid) => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ")[0]);

/** @param {Stage} stage */
async function use(stage) {
  const database = await openThrowawayDatabase();
  const port = await freePort(0);
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...{
      DATABASE_URL: database.url,
      NEXTAUTH_URL: url,
      NEXTAUTH_SECRET: "what only this trial is signed with",
      SEED: "none",
    },
    ...{ PRELOAD: "on", PORT: String(port) },
  };
  const app = run(stage, stage.starts, { env });
  const ended = once(app, "exit");
  try {
    const began = performance.now();
    let isHealthy = false;
    while (!isHealthy) {
      if (app.exitCode !== null) throw new PlainError("It ended by itself");
      if (performance.now() - began > stage.healthyWithinMs)
        throw new PlainError("It is not healthy within its start period");
      await sleep(1000);
      const asked = run(stage, stage.asks, { env, isQuiet: true });
      const late = setTimeout(() => asked.kill("SIGKILL"), stage.askWithinMs);
      isHealthy = (await once(asked, "exit"))[0] === 0;
      clearTimeout(late);
    }
    console.log(`Healthy by its own check after ${((performance.now() - began) / 1000).toFixed(1)} s`);
    for (const path of ["/api/ready", "/api/health", "/login", "/", "/sw.js"]) {
      const answer = await fetch(url + path);
      console.log(`${path}: ${answer.status}, ${(await answer.arrayBuffer()).byteLength} bytes`);
      if (answer.status !== 200) throw new PlainError(`${path} is not answered`);
    }
    const first = firstOf(app.pid);
    const [, uid] = /^Uid:\t(\d+)/m.exec(readFileSync(`/proc/${first}/status`, "utf8")) ?? [];
    console.log(`Its process is user ${uid}`);
    if (uid === "0") throw new PlainError("It runs as root");
    const writes = await codeOf(stage, ["touch", "scripts/start/written"], { isQuiet: true });
    if (writes === 0) throw new PlainError("It may change its own code");
    process.kill(first, /** @type {NodeJS.Signals} */ (stage.stopSignal));
    const [code] = await ended;
    console.log(`${stage.stopSignal}: it ended with ${code}`);
    if (code !== 0) throw new PlainError("It did not end well");
  } finally {
    app.kill("SIGKILL");
    await ended;
    await database.close();
  }
}

const place = mkdtempSync(join(tmpdir(), "windmile-image-"));
try {
  if (process.getuid?.() !== 0) throw new PlainError("Only root may make roots and namespaces");
  const images = new Map(
    process.argv.slice(2).map((pair) => [pair.split("=")[0] ?? "", resolve(pair.slice(pair.indexOf("=") + 1))]),
  );
  const stage = await build(images, place);
  const [megabytes, ours] = [stage.root, join(stage.root, stage.dir)].map((folder) => weigh(folder) / 1e6);
  await use(stage);
  console.log(`${megabytes?.toFixed(0)} MB, of which ${ours?.toFixed(0)} ours`);
  if (!megabytes || megabytes > AT_MOST_MB) throw new PlainError(`More than ${AT_MOST_MB} MB`);
} catch (error) {
  fail(error);
} finally {
  rmSync(place, { recursive: true, force: true });
}
