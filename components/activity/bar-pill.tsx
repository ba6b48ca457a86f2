import type { ComponentProps } from "react";
import { Link } from "@/components/ui/link";

export function BarPill(props: Omit<ComponentProps<typeof Link>, "className">) {
  return (
    <Link
      {...props}
      className="pointer-events-auto flex min-h-11 items-center gap-2 rounded-full bg-navy px-4 font-semibold text-white shadow-raise dark:border dark:border-line"
    />
  );
}
