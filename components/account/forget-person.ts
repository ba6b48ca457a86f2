import { abandonRecording } from "@/lib/activity/recorder/current-recording";
import { forgetKeys } from "@/lib/core/client/browser-storage";
import { forgetDevice } from "@/lib/core/client/device-owner";
import { stopKeepingSeen } from "@/lib/core/client/seen";

/**
 * Clears what this device stores about the user: the mirror of the server's data, this tab's storage, and unfinished
 * work.
 */
export async function forgetPerson(): Promise<void> {
  forgetKeys("local", (key) => key.startsWith("app-"));
  forgetKeys("session", () => true);
  void navigator.clearAppBadge?.().catch(() => undefined);
  stopKeepingSeen();
  abandonRecording();
  await forgetDevice();
}
