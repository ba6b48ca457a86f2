import { paths } from "@/lib/core/shared/paths";

/** What answers where only a proxy stands before the app, and the app is away. */
const AWAY = [502, 503, 504];

/** Whether the app answers now; `navigator.onLine` only says that there is some network. */
export const isReachable = (): Promise<boolean> =>
  fetch(paths.api.health, { cache: "no-store" }).then(
    ({ status, body }) => {
      void body?.cancel(); // an answer nobody reads keeps its connection, and the page from being idle
      return !AWAY.includes(status);
    },
    () => false,
  );
