/**
 * Small values this device keeps across reloads. Keys begin with "app-", and name the person: logging out forgets all of
 * them. Blocked or full storage keeps nothing.
 */
export function readLocal(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** null forgets it. Answers whether it is kept. */
export function writeLocal(key: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
