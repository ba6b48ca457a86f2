/**
 * The browser's two storages: "local" stays on the device, "session" ends with the tab. A blocked or full one stores
 * nothing.
 */
export type Storage = "local" | "session";

const storageOf = (storage: Storage) => (storage === "local" ? localStorage : sessionStorage);

/** Key of unsent input in this tab. */
export const unsentKey = (name: string): string => `unsent:${name}`;

export function readText(storage: Storage, key: string): string | null {
  try {
    return storageOf(storage).getItem(key);
  } catch {
    return null;
  }
}

/** null removes it. Returns whether it is stored. */
export function writeText(storage: Storage, key: string, text: string | null): boolean {
  try {
    if (text === null) storageOf(storage).removeItem(key);
    else storageOf(storage).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The same for a JSON value; invalid JSON reads as null. The caller validates the shape. */
export function readValue(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(readText(storage, key) ?? "null");
  } catch {
    return null;
  }
}

export function writeValue(storage: Storage, key: string, value: unknown): boolean {
  return writeText(storage, key, value === null ? null : JSON.stringify(value));
}

export function entriesIn(storage: Storage): [key: string, text: string][] {
  try {
    return Object.entries(storageOf(storage));
  } catch {
    return [];
  }
}

export function forgetKeys(storage: Storage, isForgotten: (key: string) => boolean): void {
  for (const [key] of entriesIn(storage)) if (isForgotten(key)) writeText(storage, key, null);
}
