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

/** Hand-written because it is on the first screen, where a library's tabs would be a tenth of the JavaScript. */
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
          className="relative flex border-line border-b"
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
              className="min-h-12 min-w-0 flex-1 whitespace-nowrap px-0.5 font-bold font-display text-[clamp(1.0625rem,5vw,1.25rem)] text-ink-soft leading-tight tracking-wide transition-colors hover:text-ink aria-selected:text-ink"
            >
              {item.label}
            </button>
          ))}
          <span
            aria-hidden="true"
            className="absolute bottom-[-1px] left-0 h-[3px] rounded-full bg-sky transition-[translate] duration-280 ease-spring"
            style={{ width: `${100 / items.length}%`, translate: `${current * 100}% 0` }}
          />
        </div>
        {children}
      </div>
    </TabsContext>
  );
}

/** Only the selected panel is rendered. */
export function TabPanel({ value, className, children }: { value: string; className?: string; children: ReactNode }) {
  const tabs = use(TabsContext);
  if (tabs?.value !== value) return null;
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-${value}-panel`}
      aria-labelledby={`${tabs.id}-${value}-tab`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel is a stop of its own, so that its text can be read on
      tabIndex={0}
      className={cn("pt-4", className)}
    >
      {children}
    </div>
  );
}
