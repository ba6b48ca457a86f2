import * as Base from "@radix-ui/react-toast";
import { CircleAlert, X } from "lucide-react";
import { iconButtonClasses } from "@/components/ui/icon-button";
import { Star } from "@/components/ui/star";
import {
  dismissToast,
  TOAST_DURATION,
  TOAST_HOTKEY,
  TOAST_SWIPE_DIRECTION,
  TOAST_SWIPE_THRESHOLD,
  type Toast,
  useToast,
} from "@/components/ui/use-toast";
import { cn } from "@/lib/core/shared/cn";

function ToastCard({ toast }: { toast: Toast }) {
  const destructive = toast.variant === "destructive";
  return (
    <Base.Root
      open={toast.open}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
      type={destructive ? "foreground" : "background"}
      className={cn(
        "toast-motion pointer-events-auto flex items-start gap-3 rounded-card py-3 pr-1.5 pl-4 shadow-raise",
        destructive ? "bg-danger text-white" : "bg-navy text-white dark:border dark:border-line dark:bg-[#1a2e43]",
      )}
    >
      <span aria-hidden="true" className="mt-0.5">
        {toast.icon ?? (destructive ? <CircleAlert className="size-5" /> : <Star className="text-sky" />)}
      </span>
      <div className="min-w-0 flex-1 self-center">
        <Base.Title className="font-semibold leading-snug">{toast.title}</Base.Title>
        {toast.description && <Base.Description className="text-sm leading-snug">{toast.description}</Base.Description>}
      </div>
      {toast.action && (
        <Base.Action
          altText={toast.action.label}
          onClick={toast.action.onClick}
          className="-my-1 min-h-11 shrink-0 rounded-control px-3 font-bold text-sky underline-offset-4 hover:underline"
        >
          {toast.action.label}
        </Base.Action>
      )}
      <Base.Close
        aria-label="Dismiss"
        className={cn(iconButtonClasses(), "-my-1 text-white! hover:bg-white/15! [&_svg]:size-5!")}
      >
        <X />
      </Base.Close>
    </Base.Root>
  );
}

export function Toaster() {
  const { toasts } = useToast();
  return (
    <Base.Provider
      duration={TOAST_DURATION}
      swipeDirection={TOAST_SWIPE_DIRECTION}
      swipeThreshold={TOAST_SWIPE_THRESHOLD}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      {/* At the top: the bottom belongs to the bar and to the thumb's buttons. */}
      <Base.Viewport
        hotkey={TOAST_HOTKEY}
        // Toasts are announced elsewhere; this keeps an open dialog from hiding them, and their Undo, from screen readers.
        aria-live="off"
        className="over-main pointer-events-none top-[calc(var(--safe-top)+0.75rem)] z-100 flex list-none flex-col px-3 outline-none"
      />
    </Base.Provider>
  );
}
