import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { ColumnProvider, useBeside } from "@/components/ui/beside";
import { iconButtonClasses } from "@/components/ui/icon-button";
import { useEntrance } from "@/components/ui/use-entrance";
import { cn } from "@/lib/core/shared/cn";

export type DialogPanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after the closing animation: the moment to unmount the opener's content. */
  onClosed?: () => void;
  title: string;
  description?: ReactNode;
  /** Keeps the title for screen readers only, where the picture or the content already says it. */
  hideTitle?: boolean;
  /** The content begins with a picture below the close button; the default when the title is hidden. */
  overPicture?: boolean;
  /** Covers the whole phone (search, detail) instead of standing in the middle. */
  full?: boolean;
  /** It has its own address, and stands beside the screen where there is room. */
  hasAddress?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode;
};

export function DialogPanel(props: DialogPanelProps) {
  const { open, onOpenChange, title, description, hideTitle, full, initialFocus, className, children } = props;
  const { isBeside, column, root, popup } = useBeside(props.hasAddress, onOpenChange);
  return (
    <Base.Root {...root} open={useEntrance(open)} onOpenChangeComplete={(isOpen) => !isOpen && props.onClosed?.()}>
      <Base.Portal>
        {!isBeside && <Base.Backdrop className="veil z-50" />}
        <Base.Viewport
          className={cn(column, "flex items-center justify-center", isBeside ? "detail" : "inset-y-0 z-50")}
        >
          <Base.Popup
            ref={popup}
            initialFocus={initialFocus}
            className={cn(
              "pop-motion relative flex w-full flex-col overflow-y-auto overscroll-contain bg-raised text-ink outline-none",
              full
                ? cn("pt-safe pb-safe", isBeside ? "h-full" : "h-dvh")
                : "m-4 max-h-[calc(100dvh-2rem)] rounded-sheet dark:border dark:border-line p-5 shadow-raise",
              className,
            )}
          >
            <div className={hideTitle ? "contents" : cn("flex items-start gap-2", full && "px-4 pt-3")}>
              <div className={cn("min-w-0 flex-1", hideTitle && "sr-only")}>
                <Base.Title className="text-display leading-tight">{title}</Base.Title>
                {description && <Base.Description className="mt-1 text-ink-soft">{description}</Base.Description>}
              </div>
              <Base.Close
                aria-label="Close"
                className={cn(
                  iconButtonClasses(props.overPicture ?? hideTitle),
                  hideTitle ? "absolute top-3 right-3 z-10" : "-mt-1.5 -mr-2",
                )}
              >
                <X />
              </Base.Close>
            </div>
            <ColumnProvider value={column}>{children}</ColumnProvider>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
