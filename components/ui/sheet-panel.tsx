import { Drawer } from "@base-ui/react/drawer";
import { type ComponentProps, type ReactNode, type RefObject, useState } from "react";
import { ColumnProvider, useBeside } from "@/components/ui/beside";
import { useEntrance } from "@/components/ui/use-entrance";
import { cn } from "@/lib/core/shared/cn";

export type SheetPanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after the closing animation: the moment to unmount the opener's content. */
  onClosed?: () => void;
  title: string;
  hideTitle?: boolean;
  description?: ReactNode;
  /**
   * Heights it rests at, from low to high, as fractions of the screen or CSS lengths; without them it is as tall as its
   * content. It opens at the first, and rises to the last as soon as somebody reads on.
   */
  snapPoints?: (number | string)[];
  /** It has its own address, and stands beside the screen where there is room. */
  hasAddress?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function SheetPanel(props: SheetPanelProps) {
  const { open, onOpenChange, title, hideTitle, description, initialFocus, footer, className } = props;
  const { isBeside, column, root, popup } = useBeside(props.hasAddress, onOpenChange);
  const snapPoints = isBeside ? undefined : props.snapPoints;
  const [snap, setSnap] = useState<number | string | null>(props.snapPoints?.[0] ?? null);
  const highest = snapPoints?.at(-1) ?? null;
  return (
    <Drawer.Root
      {...root}
      open={useEntrance(open)}
      onOpenChangeComplete={(isOpen) => !isOpen && props.onClosed?.()}
      snapPoints={snapPoints}
      {...(snapPoints && { snapPoint: snap, onSnapPointChange: setSnap })}
    >
      <Drawer.Portal>
        {!isBeside && <Drawer.Backdrop className="veil z-50" />}
        <Drawer.Viewport className={cn(column, "flex touch-none items-end", isBeside ? "detail" : "inset-y-0 z-50")}>
          <Drawer.Popup
            ref={popup}
            initialFocus={initialFocus}
            className={cn(
              "relative flex min-h-0 w-full touch-none flex-col bg-raised text-ink outline-none",
              isBeside
                ? "pop-motion h-full overflow-hidden pt-safe"
                : "sheet-motion max-h-[calc(100dvh-var(--safe-top)-1.5rem)] rounded-t-sheet shadow-sheet dark:border-line dark:border-t",
              // Extends the sheet below the screen, because the spring animation may overshoot.
              !isBeside &&
                "after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-12 after:bg-inherit",
              snapPoints &&
                "h-[calc(100dvh-var(--safe-top)-1.5rem)] pb-[max(0px,calc(var(--drawer-snap-point-offset)+var(--drawer-swipe-movement-y)))]",
            )}
          >
            <div className={cn("shrink-0 px-5 pt-2.5", hideTitle ? "absolute inset-x-0 top-0 z-10" : "pb-3")}>
              {!isBeside && (
                <div
                  aria-hidden="true"
                  className={cn(
                    "mx-auto h-1.5 w-11 rounded-full",
                    hideTitle ? "bg-white/80 shadow-card ring-1 ring-ink/20" : "bg-line-strong/60",
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
                "min-h-0 flex-1 touch-auto overflow-y-auto overscroll-contain px-5 pb-[calc(1.25rem+var(--safe-bottom))]",
                hideTitle && !isBeside && "rounded-t-sheet",
                className,
              )}
            >
              <ColumnProvider value={column}>{props.children}</ColumnProvider>
            </Drawer.Content>
            {footer && (
              <div className="shrink-0 border-line border-t bg-raised px-5 pt-3 pb-[calc(0.75rem+var(--safe-bottom))]">
                <ColumnProvider value={column}>{footer}</ColumnProvider>
              </div>
            )}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

export const SheetPanelClose = Drawer.Close;
export type SheetCloseProps = ComponentProps<typeof SheetPanelClose>;
