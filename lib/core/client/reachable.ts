import { paths } from "@/lib/core/shared/paths";

/** Responses of a proxy while the app is down. */
const UNAVAILABLE_STATUSES = [502, 503, 504];

/** Whether the app responds now; `navigator.onLine` only says that there is some network. */
export const isReachable = (): Promise<boolean> =>
  fetch(paths.api.health, { cache: "no-store" }).then(
    ({ status, body }) => {
      void body?.cancel(); // an unread response keeps its connection open, and the page from being idle
      return !UNAVAILABLE_STATUSES.includes(status);
    },
    () => false,
  );
