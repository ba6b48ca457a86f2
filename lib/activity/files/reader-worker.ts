/// <reference lib="webworker" />
import { activitiesIn } from "./reading";

declare const self: DedicatedWorkerGlobalScope;

/** Reads files beside the page, which stays responsive. The page sends the files; `null` says that all are read. */
self.addEventListener("message", async ({ data }: MessageEvent<File[]>) => {
  for await (const event of activitiesIn(data)) self.postMessage(event);
  self.postMessage(null);
});
