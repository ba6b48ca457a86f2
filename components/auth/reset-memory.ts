const KEY = "windmile-reset";

/** Whose password is being reset, for this tab: fetching the code from the mail app must not lose it. */
export function rememberReset(identifier: string | null): void {
  try {
    if (identifier === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, identifier);
  } catch {
    // Without session storage the reset works, it only can't be resumed.
  }
}

export function rememberedReset(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
