import * as Base from "@radix-ui/react-toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { iconButtonClasses } from "@/components/ui/icon-button";
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

/** A celebration the size of a bottom sheet. Like every toast, it doesn't block the page. */
function LargeToast({ toast }: { toast: Toast }) {
  return (
    <Base.Root
      open={toast.open}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
      type="background"
      {...(toast.duration && { duration: toast.duration })}
      className="toast-motion pointer-events-auto rounded-card border border-line bg-raised p-4 text-ink shadow-raise"
    >
      <Base.Title className="font-bold font-display text-lg">{toast.title}</Base.Title>
      <Base.Description className="mb-2 text-ink-soft text-sm">{toast.description}</Base.Description>
      {toast.body}
      <div className="mt-3 flex flex-wrap gap-2">
        {toast.action && (
          <Base.Action asChild altText={toast.action.label}>
            <Button variant="secondary" className="grow" onClick={toast.action.onClick}>
              {toast.action.label}
            </Button>
          </Base.Action>
        )}
        <Base.Close asChild>
          <Button className="grow">Done</Button>
        </Base.Close>
      </div>
    </Base.Root>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const destructive = toast.variant === "destructive";
  return (
    <Base.Root
      open={toast.open}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
      type={destructive ? "foreground" : "background"}
      {...(toast.duration && { duration: toast.duration })}
      className={cn(
        "toast-motion pointer-events-auto flex min-h-14 items-start gap-3 rounded-card py-3 pr-1.5 pl-4 shadow-raise",
        destructive ? "bg-danger text-white" : "bg-navy text-white dark:border dark:border-line dark:bg-[#1a2e43]",
      )}
    >
      <span aria-hidden="true" className="mt-0.5">
        {toast.icon ?? (destructive ? <CircleAlert className="size-5" /> : <CircleCheck className="size-5 text-sky" />)}
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
        className={cn(iconButtonClasses(), "-my-1 text-white hover:bg-white/15 [&_svg]:size-5")}
      >
        <X />
      </Base.Close>
    </Base.Root>
  );
}

export function Toaster() {
  const toast = useToast();
  return (
    <Base.Provider
      duration={TOAST_DURATION}
      swipeDirection={TOAST_SWIPE_DIRECTION}
      swipeThreshold={TOAST_SWIPE_THRESHOLD}
    >
      {toast && (toast.body ? <LargeToast key={toast.id} toast={toast} /> : <ToastCard key={toast.id} toast={toast} />)}
      <Base.Viewport
        hotkey={TOAST_HOTKEY}
        // Toasts are announced elsewhere. This keeps an open dialog from hiding them, and their Undo, from screen
        // readers.
        aria-live="off"
        className="over-main pointer-events-none bottom-[calc(var(--nav-height)+var(--safe-bottom)+0.75rem)] z-100 flex list-none flex-col px-3 outline-none"
      />
    </Base.Provider>
  );
}
