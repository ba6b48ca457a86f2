/** A full page navigation (no client-side routing), so that the server renders with the current session. */
export function navigate(path: string): void {
  window.location.assign(path);
}
