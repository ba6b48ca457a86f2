import { Menu as Base } from "@base-ui/react/menu";
import type { ReactNode, RefObject } from "react";
import { MenuItemBase } from "@/components/ui/menu-item-base";

type MenuPopupProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The trigger, which gets focus back. */
  trigger: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
};

export function MenuPopup({ open, onOpenChange, trigger, children }: MenuPopupProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        {/* Fixed, because an absolute popup inside a dialog would move with the page below, which scrolls when an
            item gets focus. Sticky, so that it stays in view when late content pushes its trigger out of view. */}
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
            <MenuItemBase value={Base.Item}>{children}</MenuItemBase>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
