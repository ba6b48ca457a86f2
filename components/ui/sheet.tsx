import { Drawer } from "@base-ui/react/drawer";
import { type ReactNode, type RefObject, useDeferredValue, useState } from "react";
import { ColumnProvider, useSplitView } from "@/components/ui/split-view";
import { type OverlayAddress, type OverlayControl, useBackClose } from "@/components/ui/use-back-close";
import { cn } from "@/lib/core/shared/cn";

type SheetProps = OverlayControl & {
  title: string;
  hideTitle?: boolean;
  description?: ReactNode;
  /**
   * Snap heights, from low to high, as fractions of the screen or CSS lengths. Without them it is as tall as its
   * content. It opens at the first one and expands to the last one as soon as the content is scrolled.
   */
  snapPoints?: (number | string)[];
  /** Query parameter that is in the URL while it is open. It then opens beside the screen where there is room. */
  address?: OverlayAddress | undefined;
  initialFocus?: RefObject<HTMLElement | null>;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A bottom sheet that follows the finger, closes by drag, Back, Esc, or outside tap, and returns focus. */
export function Sheet(props: SheetProps) {
  const { open, onOpenChange, title, hideTitle, description, initialFocus, footer, className } = props;
  const { isInSplitView, column, root, popup } = useSplitView(props.address !== undefined, onOpenChange);
  useBackClose(open, () => onOpenChange(false), props.address);
  const isOpen = useDeferredValue(open, false) && open; // see Dialog
  const snapPoints = isInSplitView ? undefined : props.snapPoints;
  const [snap, setSnap] = useState<number | string | null>(props.snapPoints?.[0] ?? null);
  const highest = snapPoints?.at(-1) ?? null;
  return (
    <Drawer.Root
      {...root}
      open={isOpen}
      onOpenChangeComplete={(hasOpened) => !hasOpened && props.onClosed?.()}
      snapPoints={snapPoints}
      {...(snapPoints && { snapPoint: snap, onSnapPointChange: setSnap })}
    >
      <Drawer.Portal>
        {!isInSplitView && <Drawer.Backdrop className="veil z-50" />}
        <Drawer.Viewport
          className={cn(column, "flex touch-none items-end", isInSplitView ? "detail" : "inset-y-0 z-50")}
        >
          <Drawer.Popup
            ref={popup}
            initialFocus={initialFocus}
            className={cn(
              "relative flex min-h-0 w-full touch-none flex-col bg-raised text-ink outline-none",
              isInSplitView
                ? "pop-motion h-full overflow-hidden pt-safe"
                : "sheet-motion max-h-[calc(100dvh-var(--safe-top)-1.5rem)] rounded-t-sheet shadow-sheet dark:border-line dark:border-t",
              // Extends the sheet below the screen, because the spring animation may overshoot.
              !isInSplitView &&
                "after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-12 after:bg-inherit",
              snapPoints &&
                "h-[calc(100dvh-var(--safe-top)-1.5rem)] pb-[max(0px,calc(var(--drawer-snap-point-offset)+var(--drawer-swipe-movement-y)))]",
            )}
          >
            <div
              className={cn(
                "shrink-0 px-4 pt-2",
                hideTitle ? "pointer-events-none absolute inset-x-0 top-0 z-10" : "pb-3",
              )}
            >
              {!isInSplitView && (
                <div
                  aria-hidden="true"
                  className={cn(
                    "mx-auto h-1.5 w-11 rounded-full",
                    // Visible on both a picture and a sticky title bar, and draggable while the content is scrolled.
                    hideTitle
                      ? "pointer-events-auto relative bg-line-strong ring-1 ring-white/70 before:absolute before:-inset-x-8 before:-inset-y-2.5 before:content-['']"
                      : "bg-line-strong/60",
                  )}
                />
              )}
              <Drawer.Title className={cn("mt-3 text-display leading-tight", hideTitle && "sr-only")}>
                {title}
              </Drawer.Title>
              {description && <Drawer.Description className="mt-1 text-ink-soft">{description}</Drawer.Description>}
            </div>
            <Drawer.Content
              onScroll={snapPoints && (({ currentTarget }) => currentTarget.scrollTop > 0 && setSnap(highest))}
              className={cn(
                "min-h-0 flex-1 touch-auto overflow-y-auto overscroll-contain px-4 pb-[calc(1rem+var(--safe-bottom))]",
                hideTitle && !isInSplitView && "rounded-t-sheet",
                className,
              )}
            >
              <ColumnProvider value={column}>{props.children}</ColumnProvider>
            </Drawer.Content>
            {footer && (
              <div className="shrink-0 border-line border-t bg-raised px-4 pt-3 pb-[calc(0.75rem+var(--safe-bottom))]">
                <ColumnProvider value={column}>{footer}</ColumnProvider>
              </div>
            )}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
