import { readText, writeText } from "@/lib/core/client/browser-storage";

/** Asks New Post to open the camera (spec §2); New Post clears the flag. */
const CAMERA_FLAG = "openCamera";

export function requestCamera(): void {
  writeText("session", CAMERA_FLAG, "true");
}

export function takeCameraRequest(): boolean {
  const requested = readText("session", CAMERA_FLAG) === "true";
  writeText("session", CAMERA_FLAG, null);
  return requested;
}
