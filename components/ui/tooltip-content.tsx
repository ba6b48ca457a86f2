import * as Base from "@radix-ui/react-tooltip";
import { TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY } from "@/components/ui/tooltip-delays";

/** The Radix tooltip, code-split. It anchors to a clone of the element, so that the element isn't remounted. */
export function TooltipContent({ label, onClose }: { label: string; onClose: () => void }) {
  return (
    <Base.Provider delayDuration={TOOLTIP_DELAY} skipDelayDuration={TOOLTIP_SKIP_DELAY}>
      <Base.Root open onOpenChange={(open) => !open && onClose()}>
        <Base.Trigger asChild>
          <span className="pointer-events-none absolute inset-0" />
        </Base.Trigger>
        <Base.Portal>
          <Base.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-70 max-w-60 rounded-lg bg-navy px-3 py-2 text-sm text-white shadow-raise dark:border dark:border-line"
          >
            {label}
          </Base.Content>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  );
}
