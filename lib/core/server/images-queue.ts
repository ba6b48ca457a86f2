import "server-only";
import { AppError } from "./errors";

/**
 * At most `workers` tasks at once and `waiting` more in line, first come first served; who comes later is turned away
 * at once, so that a flood costs neither memory nor anybody's patience.
 */
export function createQueue(workers: number, waiting: number) {
  const line: (() => void)[] = [];
  let busy = 0;

  const leave = () => {
    const next = line.shift();
    if (next) next();
    else busy -= 1;
  };

  return async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (busy < workers) busy += 1;
    else if (line.length < waiting) await new Promise<void>((start) => line.push(start));
    else
      throw new AppError("unavailable", { message: "Many photos are being processed. Please try again in a moment" });
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
