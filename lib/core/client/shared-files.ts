import { readDeviceEntry, removeDeviceEntry } from "./device-store";

/**
 * Where the service worker stores what another app's share sheet sent: pictures for New Post, tracks for the import.
 */
export const SHARED_PHOTOS = "shared-photos";
export const SHARED_TRACKS = "shared-tracks";

/** Returns the shared files, and deletes them once `take` has them. */
export async function readShared(
  userId: string,
  key: typeof SHARED_PHOTOS | typeof SHARED_TRACKS,
  take: (files: File[]) => unknown,
): Promise<void> {
  const found = await readDeviceEntry(userId, key);
  if (!Array.isArray(found)) return;
  await take(found.filter((file): file is File => file instanceof File));
  await removeDeviceEntry(userId, key);
}
