/// <reference lib="webworker" />
import { activitiesIn } from "./reading";

declare const self: DedicatedWorkerGlobalScope;

/**
 * Reads files in a worker, so that the page stays responsive. The page posts the files; the worker posts `null` when it
 * is done.
 */
self.addEventListener("message", async ({ data }: MessageEvent<File[]>) => {
  for await (const event of activitiesIn(data)) self.postMessage(event);
  self.postMessage(null);
});
