import { MoreHorizontal } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { iconButtonClasses } from "@/components/ui/icon-button";
import type { MenuItemProps } from "@/components/ui/menu-panel";
import { Overlay, usePanels } from "@/components/ui/overlay";
import { cn } from "@/lib/core/shared/cn";

type MenuProps = { label: string; icon?: ReactNode; className?: string; children: ReactNode };

/** The overflow ("more") menu of a card or a screen. */
export function Menu({ label, icon, className, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={openByArrow}
        className={cn(iconButtonClasses(), className)}
      >
        {icon ?? <MoreHorizontal />}
      </button>
      <Overlay open={open}>
        {({ MenuPanel }, isOpen) => (
          <MenuPanel open={isOpen} onOpenChange={setOpen} trigger={trigger}>
            {children}
          </MenuPanel>
        )}
      </Overlay>
    </>
  );
}

export function MenuItem(props: MenuItemProps) {
  const panels = usePanels();
  return panels ? <panels.MenuPanelItem {...props} /> : null;
}
