/** Asks New Post to open the camera at once (spec §2); it clears the flag when it does. */
const CAMERA_FLAG = "openCamera";

export function requestCamera(): void {
  try {
    sessionStorage.setItem(CAMERA_FLAG, "true");
  } catch {
    // Without session storage New Post still opens, only with its choosers.
  }
}

export function takeCameraRequest(): boolean {
  try {
    const asked = sessionStorage.getItem(CAMERA_FLAG) === "true";
    sessionStorage.removeItem(CAMERA_FLAG);
    return asked;
  } catch {
    return false;
  }
}
