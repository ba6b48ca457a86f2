// @ts-check
// The processes of a functions platform (functions.mjs): each handles one request at a time and is frozen in between.
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startProgram } from "../start/command.mjs";

/** @typedef {{ port?: number, done?: true, left?: string[] }} Said */
/** @typedef {ReturnType<typeof startProgram>} Program @typedef {Program & { port: number, answered: number }} Process */

const STARTS_WITHIN_MS = 60_000;
const OUTPUT_LIMIT = 200_000;
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** @param {string} folder @param {NodeJS.ProcessEnv} env @param {(fault: string) => void} onFault */
export function createProcesses(folder, env, onFault) {
  let isStopping = false;
  /** @type {Program[]} */
  const started = [];
  const alive = () => started.filter(({ hasEnded }) => !hasEnded());
  const output = () =>
    started
      .map((program) => program.output())
      .join("")
      .slice(-OUTPUT_LIMIT);
  /** @type {Process[]} */
  const idle = [];
  /** @type {{ isWanted: () => boolean, next: (process: Process | undefined) => void }[]} */
  const waiting = [];

  /** @returns {Promise<Process>} */
  async function launch() {
    const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
    const program = startProgram(process.execPath, [join(folder, "function.mjs")], {
      ...{ cwd: folder, env: { ...env, HOME: "/nonexistent", NODE_ENV: "production" }, ...asNobody },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    started.push(program);
    /** @type {Said} */
    const { port } = await Promise.race([
      once(program.child, "message").then(([message]) => message),
      program.exited.then(() => ({})),
      sleep(STARTS_WITHIN_MS, {}, { ref: false }),
    ]);
    if (!port) throw new Error(`A function did not start:\n${output()}`);
    return { ...program, port, answered: 0 };
  }

  /** Frozen until its first request. */
  async function startOne() {
    const process = await launch();
    process.child.kill("SIGSTOP");
    return process;
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
    await Promise.all(alive().map(({ end }) => end("SIGKILL")));
  }

  return {
    ...{ launch, start, take, free, replace, stop, output },
    started: () => started.length,
    pids: () => alive().map(({ pid }) => pid),
  };
}
