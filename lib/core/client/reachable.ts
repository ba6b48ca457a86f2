import { paths } from "@/lib/core/shared/paths";

/** Whether the server answers now; `navigator.onLine` only says that there is some network. */
export const isReachable = (): Promise<boolean> =>
  fetch(paths.api.health, { cache: "no-store" }).then(
    () => true,
    () => false,
  );
