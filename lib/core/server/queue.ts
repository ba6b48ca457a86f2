import "server-only";
import { AppError } from "./errors";

/**
 * A bounded FIFO queue: at most `workers` tasks run and `waiting` more queue up; later ones are rejected immediately,
 * so that a flood uses neither memory nor time.
 */
export function createQueue(workers: number, waiting: number, message?: string) {
  const line: (() => void)[] = [];
  let busy = 0;

  const leave = () => {
    const next = line.shift();
    if (next) next();
    else busy -= 1;
  };

  async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (busy < workers) busy += 1;
    else if (line.length < waiting) {
      await new Promise<void>((start) => line.push(start));
    } else throw new AppError("unavailable", message === undefined ? {} : { message });
    try {
      return await task();
    } finally {
      leave();
    }
  }
  return { inTurn, state: () => ({ busy, waiting: line.length }) };
}
