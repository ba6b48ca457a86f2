"use client";

import { Menu as Base } from "@base-ui/react/menu";
import { MoreHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { iconButtonClasses } from "@/components/ui/icon-button";
import { cn } from "@/lib/core/shared/cn";

type MenuProps = { label: string; icon?: ReactNode; onPicture?: boolean; className?: string; children: ReactNode };

/** The overflow ("more") menu of a card or a screen. */
export function Menu({ label, icon, onPicture, className, children }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger aria-label={label} className={cn(iconButtonClasses(onPicture), className)}>
        {icon ?? <MoreHorizontal aria-hidden="true" />}
      </Base.Trigger>
      <Base.Portal>
        {/*
         * Fixed: opened in a dialog, it would be moved by the page below, which scrolls when an item is brought into view.
         * Sticky: it stays in sight when what it was opened from is pushed out of it by something that came late.
         */}
        <Base.Positioner positionMethod="fixed" sticky sideOffset={4} align="end" className="z-60 outline-none">
          <Base.Popup className="pop-motion min-w-48 origin-(--transform-origin) rounded-control border border-line bg-raised p-1 text-ink shadow-raise outline-none">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

type MenuItemProps = {
  onSelect: () => void;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  children: ReactNode;
};

export function MenuItem({ onSelect, icon, danger, disabled, children }: MenuItemProps) {
  return (
    <Base.Item
      onClick={onSelect}
      disabled={disabled}
      className={cn(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 font-medium outline-none data-disabled:opacity-55 data-highlighted:bg-sky-wash [&_svg]:size-5",
        danger && "text-danger-ink data-highlighted:bg-danger-wash",
      )}
    >
      {icon}
      {children}
    </Base.Item>
  );
}
