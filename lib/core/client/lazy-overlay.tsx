import dynamic from "next/dynamic";
import { type ComponentType, useState } from "react";
import { retryImport } from "./lazy-retry";

type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>;

/**
 * The dialog, sheet, or menu that a module exports under this name. Render it always, with `open`: its code loads when
 * it first opens, and it stays mounted for its closing animation. One that passes `onClosed` on to its dialog or sheet
 * is unmounted after that, so its state starts fresh on the next opening.
 */
export function lazyOverlay<Name extends string, Props extends object>(load: Load<Name, Props>, name: Name) {
  const Overlay = dynamic(
    retryImport(() => load().then((module) => module[name])),
    { ssr: false },
  );
  return (props: Props & { open: boolean; onClosed?: () => void }) => {
    const [isMounted, setMounted] = useState(props.open);
    if (props.open && !isMounted) setMounted(true);
    const unmount = () => {
      setMounted(false);
      props.onClosed?.();
    };
    return isMounted ? <Overlay {...props} onClosed={unmount} /> : null;
  };
}

type WithItem = { item: unknown; open: boolean };
type ItemProps<Props extends WithItem> = Omit<Props, "item" | "open"> & { item: Props["item"] | null };

const hasItem = <Props extends WithItem>(props: ItemProps<Props>): props is Props => props.item !== null;

/** The same for an overlay about one item: open while `item` isn't null. While it closes, it still shows the last one. */
export function lazyItemOverlay<Name extends string, Props extends WithItem>(load: Load<Name, Props>, name: Name) {
  const Overlay = lazyOverlay(load, name);
  return (props: ItemProps<Props>) => {
    const [last, setLast] = useState<Props | null>(null);
    if (hasItem<Props>(props) && props !== last) setLast(props);
    return last && <Overlay {...last} open={props.item !== null} />;
  };
}
