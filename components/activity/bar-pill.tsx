import type { ComponentProps } from "react";
import { Link } from "@/components/ui/link";

/** One tap to what goes on elsewhere, over the screen and above its bar: it can come late without moving anything. */
export function BarPill(props: Omit<ComponentProps<typeof Link>, "className">) {
  return (
    <div className="over-main pointer-events-none bottom-[calc(var(--nav-height)+var(--safe-bottom))] z-30 flex justify-center pb-2">
      <Link
        {...props}
        className="pointer-events-auto flex min-h-11 items-center gap-2 rounded-full bg-navy px-4 font-semibold text-white shadow-raise dark:border dark:border-line"
      />
    </div>
  );
}
