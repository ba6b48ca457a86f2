import { readText, writeText } from "@/lib/core/client/browser-storage";

/** Asks New Post to open the camera at once (spec §2); it clears the flag when it does. */
const CAMERA_FLAG = "openCamera";

export function requestCamera(): void {
  writeText("session", CAMERA_FLAG, "true");
}

export function takeCameraRequest(): boolean {
  const asked = readText("session", CAMERA_FLAG) === "true";
  writeText("session", CAMERA_FLAG, null);
  return asked;
}
