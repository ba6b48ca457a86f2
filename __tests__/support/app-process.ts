import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort as portNow } from "@/scripts/start/ports.mjs";
import type { Timeouts } from "@/scripts/start/server.mjs";

const ROOT = process.cwd();
const READY_WITHIN_MS = 120_000;

const PATTERNS = {
  npm: /^npm start/,
  app: /^\S*node .*scripts\/start(\/run)?\.mjs/,
  postgres: /^\S+bin\/postgres -D/,
};

type Kind = keyof typeof PATTERNS;
type Running = { pid: number; command: string };
type Variables = Record<string, string>;
type Start = { through?: "npm" | "node"; variables?: Variables; within?: readonly string[]; timeouts?: Timeouts };

/** The app's variables, so that only the test's own are set. */
const blank: Variables = Object.fromEntries(
  [...readFileSync(path.join(ROOT, ".env.example"), "utf8").matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => [name, ""]),
);

/** Node's own errors come from another realm than jest's `Error`, so `instanceof` never matches them. */
const isNoSuchProcess = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ESRCH";

/** A listed process may have ended by itself meanwhile: PostgreSQL's helpers come and go. */
export function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!isNoSuchProcess(error)) throw error;
  }
}

type What = string | (() => string);

export async function until(condition: () => boolean | Promise<boolean>, timeout: number, what: What): Promise<void> {
  const end = Date.now() + timeout;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Not within ${timeout} ms: ${typeof what === "string" ? what : what()}`);
    await sleep(50);
  }
}

export const freePort = async (): Promise<number> => (await portNow(0)) ?? 0;

export const newDataDir = () => realpathSync(mkdtempSync(path.join(tmpdir(), "windmile-deep-")));

function startCommand(through: "npm" | "node", timeouts: Timeouts | undefined): string[] {
  if (timeouts) {
    const script = `import { run } from "./scripts/start/run.mjs"; await run(${JSON.stringify({ dev: false, timeouts })});`;
    return [process.execPath, "--input-type=module", "--eval", script];
  }
  return through === "npm" ? ["npm", "start"] : [process.execPath, "scripts/start.mjs"];
}

/** One `npm start` with real processes: starting, requesting, signaling, and inspecting it. */
export class AppProcess {
  readonly url: string;
  output = "";
  exit: Promise<number | null>;
  private child: ChildProcess;

  /**
   * Starts in its own process group, as a terminal would. `through: "node"` leaves npm out, `within` is a command that
   * runs the rest of its arguments, and `timeouts` sets how long it waits for slow clients.
   */
  constructor(
    readonly dataDir: string,
    readonly port: number,
    { through = "npm", variables = {}, within = [], timeouts }: Start = {},
  ) {
    this.url = `http://localhost:${port}`;
    const { NODE_OPTIONS: _options, npm_lifecycle_event: _event, ...inherited } = process.env;
    const own = {
      PORT: String(port),
      DATA_DIR: dataDir,
    };
    const env = { ...inherited, ...blank, ...own, ...variables };
    const [command = "", ...args] = [...within, ...startCommand(through, timeouts)];
    this.child = spawn(command, args, { cwd: ROOT, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    this.exit = new Promise((resolve) => this.child.once("exit", (code) => resolve(code)));
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on("data", (text) => {
        this.output += text;
      });
    }
  }

  get pid(): number {
    if (this.child.pid === undefined) throw new Error("It never ran");
    return this.child.pid;
  }

  get group(): number {
    return -this.pid;
  }

  async ready(): Promise<this> {
    let code: number | null | undefined;
    this.exit.then((value) => {
      code = value ?? -1;
    });
    const answers = async () => {
      if (code !== undefined) throw new Error(`It ended with ${code}:\n${this.output}`);
      if (!this.output.includes("Windmile is ready")) return false;
      return (await this.status("/api/ready")) === 200;
    };
    await until(answers, READY_WITHIN_MS, () => `ready, after:\n${this.output}`);
    return this;
  }

  /** The cookies of a new session of the demo account. */
  async signIn(): Promise<string> {
    const answer = await fetch(`${this.url}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: this.url },
      body: JSON.stringify({ identifier: "demo@windmile.app", password: "windmile" }),
    });
    if (!answer.ok) throw new Error(`The demo account cannot log in: ${answer.status}`);
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    return cookies.join("; ");
  }

  /** Ends only the app, gracefully or immediately, and waits until it is completely gone. */
  async end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    process.kill(this.find("app").pid, signal);
    await this.gone();
  }

  /** A GET's status, "none" if there was no answer. */
  async status(route: string): Promise<number | "none"> {
    try {
      const response = await fetch(this.url + route, { signal: AbortSignal.timeout(20_000) });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return "none";
    }
  }

  /** All processes of this data folder: npm, the app, PostgreSQL. */
  processes(): Running[] {
    return readdirSync("/proc").flatMap((name) => {
      const pid = Number(name);
      if (!Number.isInteger(pid) || pid === process.pid) return [];
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
        const environment = readFileSync(`/proc/${pid}/environ`, "utf8");
        const isIts =
          command.includes(this.dataDir) ||
          environment.includes(`DATA_DIR=${this.dataDir}\0`) ||
          readlinkSync(`/proc/${pid}/cwd`).startsWith(this.dataDir);
        return isIts && command ? [{ pid, command }] : [];
      } catch {
        return []; // it ended while we looked
      }
    });
  }

  /** The processes of a kind; for PostgreSQL the one that forks the others. */
  all(kind: Kind): Running[] {
    return this.processes().filter(({ command }) => PATTERNS[kind].test(command));
  }

  find(kind: Kind): Running {
    const [found] = this.all(kind);
    if (!found) throw new Error(`No ${kind} among ${JSON.stringify(this.processes())}`);
    return found;
  }

  /** Waits until all of it is gone. */
  gone(timeout = 40_000): Promise<void> {
    const left = () => `no process left of ${JSON.stringify(this.processes())}, after:\n${this.output}`;
    return until(() => this.processes().length === 0, timeout, left);
  }

  /** Ends whatever is left, gracefully or not, and removes the data. For `afterEach`. */
  async discard({ keepData = false } = {}): Promise<void> {
    for (const signal of ["SIGTERM", "SIGKILL"] as const) {
      for (const { pid } of this.processes()) {
        try {
          process.kill(pid, signal);
        } catch {}
      }
      await this.gone(15_000).catch(() => undefined);
    }
    if (!keepData) rmSync(this.dataDir, { recursive: true, force: true });
  }
}
