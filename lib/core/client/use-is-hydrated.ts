import { useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => {};

/** False during server rendering and hydration, true afterwards: for what may be rendered a moment later. */
export const useIsHydrated = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
