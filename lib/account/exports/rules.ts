/** How long after login an export can be requested without the password. */
export const EXPORT_FRESH_MINUTES = 30;
/** How long a finished export can be downloaded. */
export const EXPORT_DAYS = 7;
/** Heartbeat: a run that has reported nothing for this long is considered dead and started over. */
export const RUN_SECONDS = 60;

/** Percent; 100 only when everything is done. */
export function exportProgress(done: number, total: number): number {
  return done >= total ? 100 : Math.min(99, Math.floor((done / total) * 100));
}
