import { Compass } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/core/shared/cn";

type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  /** One button or link: the suggested next action. */
  action?: ReactNode;
  icon?: ReactNode;
  className?: string;
};

export function EmptyState({ title, text, action, icon, className }: EmptyStateProps) {
  return (
    <div className={cn("flex flex-col items-center px-6 py-8 text-center", className)}>
      <div
        aria-hidden="true"
        className="mb-4 flex size-18 items-center justify-center rounded-full bg-sky-wash text-sky-ink [&_svg]:size-8"
      >
        {icon ?? <Compass />}
      </div>
      <h2 className="text-display">{title}</h2>
      {text && <p className="mt-2 max-w-72 text-balance text-ink-soft">{text}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
