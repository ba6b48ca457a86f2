import { createContext, type KeyboardEvent, type ReactNode, use, useId, useRef } from "react";
import { usePressed } from "@/components/ui/use-pressed";
import { cn } from "@/lib/core/shared/cn";

type TabItem<Value extends string> = { value: Value; label: ReactNode };

type TabsProps<Value extends string> = {
  value: Value;
  onValueChange: (value: Value) => void;
  items: readonly TabItem<Value>[];
  label: string;
  className?: string;
  children: ReactNode;
};

const TabsContext = createContext<{ id: string; value: string } | null>(null);
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Not from a library, because it's on the first screen, where a library's tabs would be a tenth of the JavaScript. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { value, onValueChange, items, label, className, children } = props;
  const [shown, choose] = usePressed(value, onValueChange);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = Math.max(
    0,
    items.findIndex((item) => item.value === shown),
  );

  const move = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(current, items.length);
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || !item) return;
    event.preventDefault();
    choose(item.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <TabsContext value={{ id, value }}>
      <div className={className}>
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          onKeyDown={move}
          className="scrollbar-none flex overflow-x-auto shadow-[inset_0_-1px_var(--line)]"
        >
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-${item.value}-tab`}
              aria-selected={item.value === shown}
              aria-controls={item.value === value ? `${id}-${item.value}-panel` : undefined}
              tabIndex={item.value === shown ? 0 : -1}
              onClick={() => choose(item.value)}
              className="relative min-h-11 flex-1 whitespace-nowrap px-1 font-bold font-display text-lg text-ink-soft leading-tight tracking-wide transition-colors after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:scale-x-0 after:rounded-full after:bg-sky after:transition-[scale] after:duration-280 after:ease-spring hover:text-ink focus-visible:-outline-offset-2 aria-selected:text-ink aria-selected:after:scale-x-100"
            >
              {item.label}
            </button>
          ))}
        </div>
        {children}
      </div>
    </TabsContext>
  );
}

export function TabPanel({ value, className, children }: { value: string; className?: string; children: ReactNode }) {
  const tabs = use(TabsContext);
  if (tabs?.value !== value) return null;
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-${value}-panel`}
      aria-labelledby={`${tabs.id}-${value}-tab`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a tab stop, so that keyboard users can scroll it
      tabIndex={0}
      className={cn("pt-3", className)}
    >
      {children}
    </div>
  );
}
