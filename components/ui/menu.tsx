import { MoreHorizontal } from "lucide-react";
import { type ComponentType, type KeyboardEvent, type ReactNode, use, useRef, useState } from "react";
import { iconButtonClasses } from "@/components/ui/icon-button";
import { MenuItemBase } from "@/components/ui/menu-item-base";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { cn } from "@/lib/core/shared/cn";

const MenuPopup = lazyOverlay(() => import("@/components/ui/menu-popup"), "MenuPopup");

type MenuProps = { label: string; icon?: ReactNode; className?: string | undefined; children: ReactNode };

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
      <MenuPopup open={open} onOpenChange={setOpen} trigger={trigger}>
        {children}
      </MenuPopup>
    </>
  );
}

type MenuItemProps = {
  icon: ComponentType;
  label: string;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
};

export function MenuItem({ icon: Icon, label, onSelect, danger, disabled }: MenuItemProps) {
  const Item = use(MenuItemBase);
  if (!Item) return null;
  return (
    <Item
      onClick={onSelect}
      disabled={disabled}
      className={cn(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 font-medium outline-none data-disabled:opacity-55 data-highlighted:bg-sky-wash [&_svg]:size-5",
        danger && "text-danger-ink data-highlighted:bg-danger-wash",
      )}
    >
      <Icon />
      {label}
    </Item>
  );
}
