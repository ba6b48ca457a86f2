"use client";

import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { cn } from "@/lib/core/shared/cn";

export type TabItem<Value extends string> = { value: Value; label: ReactNode };

type TabsProps<Value extends string> = {
  value: Value;
  onValueChange: (value: Value) => void;
  items: readonly TabItem<Value>[];
  label: string;
  className?: string;
  children: ReactNode;
};

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { value, onValueChange, items, label, className, children } = props;
  return (
    <Base.Root value={value} onValueChange={onValueChange} className={className}>
      <Base.List aria-label={label} activateOnFocus className="relative flex border-line border-b">
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            className="min-h-12 min-w-0 flex-1 whitespace-nowrap px-1 font-display font-bold text-[min(1.25rem,5.4vw)] text-ink-soft leading-tight tracking-wide transition-colors hover:text-ink data-active:text-ink"
          >
            {item.label}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-[-1px] left-0 h-[3px] w-(--active-tab-width) translate-x-(--active-tab-left) rounded-full bg-sky transition-[translate,width] duration-280 ease-spring" />
      </Base.List>
      {children}
    </Base.Root>
  );
}

export function TabPanel({ value, className, children }: { value: string; className?: string; children: ReactNode }) {
  return (
    <Base.Panel value={value} className={cn("pt-4", className)}>
      {children}
    </Base.Panel>
  );
}
