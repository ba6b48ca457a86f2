import { abandonRecording } from "@/lib/activity/recorder/current-recording";
import { forgetKeys } from "@/lib/core/client/browser-storage";
import { deleteDevice } from "@/lib/core/client/device-owner";
import { stopCachingResponses } from "@/lib/core/client/response-caching";

/**
 * Clears everything this device stores about the user: the copy of the server's data, this tab's storage, and
 * unfinished work.
 */
export async function clearStoredPerson(): Promise<void> {
  forgetKeys("local", (key) => key.startsWith("app-"));
  forgetKeys("session", () => true);
  void navigator.clearAppBadge?.().catch(() => undefined);
  stopCachingResponses();
  abandonRecording();
  await deleteDevice();
}
