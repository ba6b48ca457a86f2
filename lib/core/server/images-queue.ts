import "server-only";
import { AppError } from "./errors";
import { work } from "./tracing";

/**
 * A bounded FIFO queue: at most `workers` tasks run and `waiting` more queue up; later ones are rejected immediately,
 * so that a flood uses neither memory nor time.
 */
export function createQueue(workers: number, waiting: number) {
  const line: (() => void)[] = [];
  let busy = 0;

  const tell = () => Object.assign(work.images, { busy, waiting: line.length });
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else busy -= 1;
    tell();
  };

  return async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (busy < workers) busy += 1;
    else if (line.length < waiting) {
      const turn = new Promise<void>((start) => line.push(start));
      tell();
      await turn;
    } else
      throw new AppError("unavailable", { message: "Many photos are being processed. Please try again in a moment" });
    tell();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
