import dynamic from "next/dynamic";
import { type ComponentType, type ReactNode, useState } from "react";
import { type RetryOptions, retryImport } from "./lazy-retry";

/**
 * The component that a module exports under this name: its code loads when it is first shown, only in the browser.
 * Components that are also server-rendered call `dynamic` directly, because Next preloads only imports it sees inside
 * that call.
 */
export const lazyComponent = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { loading = () => null, ...options }: RetryOptions & { loading?: () => ReactNode } = {},
) =>
  dynamic(
    retryImport(() => load().then((module) => module[name]), options),
    { ssr: false, loading },
  );

function OnceOpen({ open, children }: { open: boolean; children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return wasOpen ? children : null;
}

/**
 * The same for a dialog, sheet, or menu: it loads when it is first opened, and stays mounted for its closing animation.
 */
export function lazyOverlay<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const Overlay = lazyComponent(load, name);
  return (props: Props & { open: boolean }) => (
    <OnceOpen open={props.open}>
      <Overlay {...props} />
    </OnceOpen>
  );
}
