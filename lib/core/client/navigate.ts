/** A full navigation: the server renders the next page with the session as it is now. */
export function navigate(path: string): void {
  window.location.assign(path);
}
