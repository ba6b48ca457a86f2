/** The browser's two storages: "local" stays on the device, "session" ends with the tab. Blocked or full ones keep nothing. */
export type Storage = "local" | "session";

const storageOf = (storage: Storage) => (storage === "local" ? localStorage : sessionStorage);

/** Where the tab keeps what was typed and not sent. */
export const unsentKey = (name: string): string => `unsent:${name}`;

/** What is kept under a key; null where nothing is. */
export function readText(storage: Storage, key: string): string | null {
  try {
    return storageOf(storage).getItem(key);
  } catch {
    return null;
  }
}

/** null forgets it. Answers whether it is kept. */
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
