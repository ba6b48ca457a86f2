import dynamic from "next/dynamic";
import type { ComponentType, ReactNode } from "react";
import { type RetryOptions, retryImport } from "./lazy-retry";

type PartOptions = RetryOptions & {
  /** Shown until it has loaded. */
  loading?: () => ReactNode;
};

/** The component that a module exports under this name. It loads when it first renders, and only in the browser. */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { loading, ...retry }: PartOptions = {},
) {
  return dynamic(
    retryImport(() => load().then((module) => module[name]), retry),
    { ssr: false, ...(loading && { loading }) },
  );
}
