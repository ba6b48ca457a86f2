import { Drawer } from "@base-ui/react/drawer";
import { type ComponentProps, type ReactNode, type RefObject, useState } from "react";
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
  initialFocus?: RefObject<HTMLElement | null>;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function SheetPanel(props: SheetPanelProps) {
  const { open, onOpenChange, title, hideTitle, description, snapPoints, initialFocus, footer, className } = props;
  const [snap, setSnap] = useState<number | string | null>(snapPoints?.[0] ?? null);
  const highest = snapPoints?.at(-1) ?? null;
  return (
    <Drawer.Root
      open={useEntrance(open)}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={(isOpen) => !isOpen && props.onClosed?.()}
      snapPoints={snapPoints}
      {...(snapPoints && { snapPoint: snap, onSnapPointChange: setSnap })}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className="veil z-50" />
        <Drawer.Viewport className="fixed inset-0 z-50 mx-auto flex max-w-phone touch-none items-end">
          <Drawer.Popup
            initialFocus={initialFocus}
            className={cn(
              "sheet-motion relative flex max-h-[calc(100dvh-var(--safe-top)-1.5rem)] min-h-0 w-full touch-none flex-col rounded-t-sheet bg-raised dark:border-line dark:border-t text-ink shadow-sheet outline-none",
              // Extends the sheet below the screen, because the spring animation may overshoot.
              "after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-12 after:bg-inherit",
              snapPoints &&
                "h-[calc(100dvh-var(--safe-top)-1.5rem)] pb-[max(0px,calc(var(--drawer-snap-point-offset)+var(--drawer-swipe-movement-y)))]",
            )}
          >
            <div className={cn("shrink-0 px-5 pt-2.5", hideTitle ? "absolute inset-x-0 top-0 z-10" : "pb-3")}>
              <div
                aria-hidden="true"
                className={cn(
                  "mx-auto h-1.5 w-11 rounded-full",
                  hideTitle ? "bg-white/80 shadow-card ring-1 ring-ink/20" : "bg-line-strong/60",
                )}
              />
              <Drawer.Title className={cn("mt-3 text-display leading-tight", hideTitle && "sr-only")}>
                {title}
              </Drawer.Title>
              {description && <Drawer.Description className="mt-1 text-ink-soft">{description}</Drawer.Description>}
            </div>
            <Drawer.Content
              onScroll={snapPoints && (({ currentTarget }) => currentTarget.scrollTop > 0 && setSnap(highest))}
              className={cn(
                "min-h-0 flex-1 touch-auto overflow-y-auto overscroll-contain px-5 pb-[calc(1.25rem+var(--safe-bottom))]",
                hideTitle && "rounded-t-sheet",
                className,
              )}
            >
              {props.children}
            </Drawer.Content>
            {footer && (
              <div className="shrink-0 border-line border-t bg-raised px-5 pt-3 pb-[calc(0.75rem+var(--safe-bottom))]">
                {footer}
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
