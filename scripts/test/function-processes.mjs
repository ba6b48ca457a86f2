// @ts-check
// The processes of a functions platform (functions.mjs): each handles one request at a time and is frozen in between.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** @typedef {{ port?: number, done?: true, left?: string[] }} Said */
/** @typedef {{ child: import("node:child_process").ChildProcess, ended: Promise<string>, port: number, answered: number }} Process */

const STARTS_WITHIN_MS = 60_000;
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** @param {string} folder @param {NodeJS.ProcessEnv} env @param {(fault: string) => void} onFault */
export function createProcesses(folder, env, onFault) {
  let said = "";
  let started = 0;
  let isStopping = false;
  /** @type {Set<Process>} */
  const alive = new Set();
  /** @type {Process[]} */
  const idle = [];
  /** @type {{ isWanted: () => boolean, next: (process: Process | undefined) => void }[]} */
  const waiting = [];

  /** @returns {Promise<Process>} frozen until its first request */
  async function startOne() {
    const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
    const child = fork(join(folder, "function.mjs"), {
      ...{ cwd: folder, env: { ...env, HOME: "/nonexistent", NODE_ENV: "production" }, execArgv: [], ...asNobody },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (text) => {
        said = (said + text).slice(-200_000);
      });
    }
    const port = await new Promise((done, fail) => {
      const late = setTimeout(() => fail(new Error(`A function did not start:\n${said}`)), STARTS_WITHIN_MS);
      child.once("exit", () => fail(new Error(`A function ended before it listened:\n${said}`)));
      child.once("message", (/** @type {Said} */ message) => {
        clearTimeout(late);
        done(message.port ?? 0);
      });
    });
    child.kill("SIGSTOP");
    started += 1;
    /** @type {Promise<string>} */
    const ended = new Promise((done) => child.once("exit", () => done("it ended")));
    const made = { child, ended, port, answered: 0 };
    alive.add(made);
    void ended.then(() => alive.delete(made));
    return made;
  }

  /** @param {Process} process */
  function free(process) {
    for (let first = waiting.shift(); first; first = waiting.shift()) {
      if (first.isWanted()) return first.next(process);
      first.next(undefined);
    }
    idle.push(process);
  }

  /** Ends a process and starts a fresh one in its place. @param {Process} process */
  function replace(process) {
    process.child.kill("SIGKILL");
    if (isStopping) return;
    startOne().then(free, (error) => onFault(String(error)));
  }

  /**
   * The next free process. None for a request that was canceled by then: answering those anyway would keep an overlong
   * queue overlong forever.
   * @param {() => boolean} isWanted @returns {Promise<Process | undefined>}
   */
  const take = (isWanted) =>
    new Promise((next) => {
      const process = idle.shift();
      if (process) next(process);
      else waiting.push({ isWanted, next });
    });

  /** @param {number} count */
  async function start(count) {
    for (const made of await Promise.all(Array.from({ length: count }, startOne))) free(made);
  }

  async function stop() {
    isStopping = true;
    await Promise.all(
      [...alive].map(({ child }) => {
        const gone = once(child, "exit");
        child.kill("SIGKILL");
        return gone;
      }),
    );
  }

  return {
    ...{ start, take, free, replace, stop },
    said: () => said,
    started: () => started,
    pids: () => [...alive].flatMap(({ child }) => child.pid ?? []),
  };
}
