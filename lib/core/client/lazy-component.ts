import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import { type RetryOptions, retryImport } from "./lazy-retry";

/**
 * The component that a module exports by this name: its code comes when it is first shown, and in the browser alone. What
 * the server draws as well calls `dynamic` itself: Next preloads only what it sees imported inside that call.
 */
export const lazyComponent = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  options?: RetryOptions,
) =>
  dynamic(
    retryImport(() => load().then((module) => module[name]), options),
    { ssr: false },
  );
