import { abandonRecording } from "@/lib/activity/recorder/current-recording";
import { forgetDevice } from "@/lib/core/client/device-owner";
import { stopKeepingSeen } from "@/lib/core/client/seen";

/**
 * Clears what this device stores about the person: the app's mirror of the server, this tab's storage, and unfinished
 * work.
 */
export async function forgetPerson(): Promise<void> {
  try {
    const mirrored = Object.keys(localStorage).filter((key) => key.startsWith("app-"));
    for (const key of mirrored) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Blocked storage holds nothing to forget.
  }
  void navigator.clearAppBadge?.().catch(() => undefined);
  stopKeepingSeen();
  abandonRecording();
  await forgetDevice();
}
