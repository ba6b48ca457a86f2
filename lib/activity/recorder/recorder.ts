import type { ActivityType } from "@/lib/activity/workouts/rules";
import { readText, writeText } from "@/lib/core/client/browser-storage";
import { currentRecording, setCurrentRecording } from "./current-recording";
import { RecorderSession } from "./recorder-session";
import { readRecording } from "./recording-store";

/**
 * Identifies the recording that runs in this tab. It survives a reload, so that the recording continues automatically.
 */
const RECORDING_TAB_KEY = "recording-tab";

/** Web Lock: only one tab records at a time. It is released when the page ends. */
const lockOf = (userId: string) => `recording-${userId}`;
let release = () => {};

/** Another tab has taken the lock and is recording now. */
function handleLockLost(): void {
  currentRecording().session?.abandon();
  setCurrentRecording({ phase: "elsewhere", session: null });
}

/** Resolves once this tab holds the lock, or to false if it isn't available and `options` don't wait for it. */
function acquireLock(userId: string, options: LockOptions): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const untilReleased = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock && new Promise<void>((done) => (release = done));
    };
    navigator.locks.request(lockOf(userId), options, untilReleased).catch(handleLockLost);
  });
}

function run(session: RecorderSession): void {
  writeText("session", RECORDING_TAB_KEY, session.id);
  setCurrentRecording({ phase: "recording", session });
  session.listen();
}

async function restored(userId: string): Promise<RecorderSession | null> {
  const stored = await readRecording(userId);
  return stored && RecorderSession.from(userId, stored);
}

async function open(userId: string): Promise<void> {
  const session = await restored(userId);
  if (currentRecording().phase !== "loading") return; // A recording was started in the meantime.
  if (!session) return setCurrentRecording({ phase: "none", session: null });
  const isOfThisTab = readText("session", RECORDING_TAB_KEY) === session.id;
  if (!(await acquireLock(userId, { ifAvailable: true }))) {
    setCurrentRecording({ phase: "elsewhere", session: null });
    if (isOfThisTab) await waitForOtherPage(userId);
  } else if (isOfThisTab) run(session);
  else {
    release();
    setCurrentRecording({ phase: "found", session });
  }
}

/** The reloaded page hasn't ended yet, or this tab is a duplicate of one that records. */
async function waitForOtherPage(userId: string): Promise<void> {
  await acquireLock(userId, {});
  const session = await restored(userId);
  if (session) run(session);
  else setCurrentRecording({ phase: "none", session: null });
}

let opening: Promise<void> | undefined;

/** Reads the recording from the device, once per page. */
export function openRecording(userId: string): Promise<void> {
  opening ??= open(userId);
  return opening;
}

export async function startRecording(
  userId: string,
  activityType: ActivityType,
  trailId: string | null,
): Promise<void> {
  const session = new RecorderSession(userId, { activityType, trailId });
  run(session);
  await acquireLock(userId, { steal: true });
}

/** Continues a recording that was left behind, finished too early, or is running in another tab. */
export async function resumeRecording(userId: string): Promise<void> {
  const { phase, session: here } = currentRecording();
  if (phase !== "finished") await acquireLock(userId, { steal: true });
  const session = here ?? (await restored(userId));
  if (!session) return setCurrentRecording({ phase: "none", session: null });
  if (session.track.isPaused) session.resume();
  run(session);
}

/** Paused while its summary is open, so that reading it doesn't count as workout time. */
export async function finishRecording(): Promise<void> {
  const { session } = currentRecording();
  if (!session) return;
  if (!session.track.isPaused) session.pause();
  writeText("session", RECORDING_TAB_KEY, null);
  setCurrentRecording({ phase: "finished", session });
  await session.stop();
}

/** Called once it is saved or discarded. */
export async function clearRecorded(): Promise<void> {
  writeText("session", RECORDING_TAB_KEY, null);
  await currentRecording().session?.forget();
  setCurrentRecording({ phase: "none", session: null });
  release();
}
