import "server-only";
import { AppError } from "./errors";
import { meter } from "./tracing";

/**
 * A bounded FIFO queue: at most `workers` tasks run and `waiting` more queue up; later ones are rejected immediately,
 * so that a flood uses neither memory nor time.
 */
export function createQueue(name: "uploads" | "resizes", workers: number, waiting: number) {
  const line: (() => void)[] = [];
  let busy = 0;

  meter()
    .createObservableGauge("windmile.images", { description: "Images being processed or waiting" })
    .addCallback((result) => {
      result.observe(busy, { queue: name, state: "busy" });
      result.observe(line.length, { queue: name, state: "waiting" });
    });

  const leave = () => {
    const next = line.shift();
    if (next) next();
    else busy -= 1;
  };

  return async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (busy < workers) busy += 1;
    else if (line.length < waiting) {
      await new Promise<void>((start) => line.push(start));
    } else
      throw new AppError("unavailable", { message: "Many photos are being processed. Please try again in a moment" });
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
