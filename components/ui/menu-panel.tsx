import { Menu as Base } from "@base-ui/react/menu";
import type { ComponentType, ReactNode, RefObject } from "react";
import { cn } from "@/lib/core/shared/cn";

export type MenuPanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its trigger, which gets the focus back. */
  trigger: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
};

export function MenuPanel({ open, onOpenChange, trigger, children }: MenuPanelProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        {/*
         * Fixed: an absolute popup inside a dialog would move with the page below, which scrolls when an item gets focus.
         * Sticky: it stays in view when late content pushes its trigger out of view.
         */}
        <Base.Positioner
          anchor={trigger}
          positionMethod="fixed"
          sticky
          sideOffset={4}
          align="end"
          className="z-60 outline-none"
        >
          <Base.Popup
            finalFocus={trigger}
            className="pop-motion min-w-48 origin-(--transform-origin) rounded-control border border-line bg-raised p-1 text-ink shadow-raise outline-none"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export type MenuItemProps = {
  icon: ComponentType;
  label: string;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
};

export function MenuPanelItem({ icon: Icon, label, onSelect, danger, disabled }: MenuItemProps) {
  return (
    <Base.Item
      onClick={onSelect}
      disabled={disabled}
      className={cn(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 font-medium outline-none data-disabled:opacity-55 data-highlighted:bg-sky-wash [&_svg]:size-5",
        danger && "text-danger-ink data-highlighted:bg-danger-wash!",
      )}
    >
      <Icon />
      {label}
    </Base.Item>
  );
}
