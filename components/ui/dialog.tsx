import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useDeferredValue } from "react";
import { iconButtonClasses } from "@/components/ui/icon-button";
import { ColumnProvider, useSplitView } from "@/components/ui/split-view";
import { type OverlayAddress, type OverlayControl, useBackClose } from "@/components/ui/use-back-close";
import { cn } from "@/lib/core/shared/cn";

type DialogProps = OverlayControl & {
  title: string;
  description?: ReactNode;
  /** Hides the title visually where the picture or the content already says it. */
  hideTitle?: boolean;
  /** The content begins with a picture below the close button; the default when the title is hidden. */
  overPicture?: boolean;
  /** Covers the whole phone (search, detail) instead of being centered. */
  full?: boolean;
  /** Query parameter that is in the URL while it is open. It then opens beside the screen where there is room. */
  address?: OverlayAddress;
  initialFocus?: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode;
};

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, hideTitle, full, initialFocus, className, children } = props;
  const { isInSplitView, column, root, popup } = useSplitView(props.address !== undefined, onOpenChange);
  useBackClose(open, () => onOpenChange(false), props.address);
  // Deferred, so that the browser paints the tap's feedback first, and because Base UI only animates a dialog that
  // opens after it has mounted.
  const isOpen = useDeferredValue(open, false) && open;
  return (
    <Base.Root {...root} open={isOpen} onOpenChangeComplete={(hasOpened) => !hasOpened && props.onClosed?.()}>
      <Base.Portal>
        {!isInSplitView && <Base.Backdrop className="veil z-50" />}
        <Base.Viewport
          className={cn(column, "flex items-center justify-center", isInSplitView ? "detail" : "inset-y-0 z-50")}
        >
          <Base.Popup
            ref={popup}
            initialFocus={initialFocus}
            className={cn(
              "pop-motion relative flex w-full flex-col overflow-y-auto overscroll-contain bg-raised text-ink outline-none",
              full
                ? cn("pt-safe pb-safe", isInSplitView ? "h-full" : "h-dvh")
                : "m-4 max-h-[calc(100dvh-2rem)] rounded-sheet dark:border dark:border-line p-4 shadow-raise",
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
