"use client";

import { ArrowLeft } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { BackLink } from "@/components/layout/back-link";
import { useHeadingFocus } from "@/components/layout/use-heading-focus";
import { IconButton } from "@/components/ui/icon-button";
import { cn } from "@/lib/core/shared/cn";

type ScreenHeaderProps = {
  title: string;
  subtitle?: ReactNode;
  /**
   * Where the back arrow leads when the history has no previous screen of ours, or what it does. Without it there is no
   * arrow.
   */
  back?: string | (() => void);
  backLabel?: string;
  actions?: ReactNode;
  /** Stays at the top while the screen scrolls. */
  sticky?: boolean;
  className?: string;
};

export function ScreenHeader(props: ScreenHeaderProps) {
  const { title, subtitle, back, backLabel = "Back", actions, sticky = true, className } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);
  return (
    <header
      className={cn(
        "z-30 flex min-h-16 items-center gap-1 border-line border-b bg-paper pt-safe pr-2",
        back === undefined ? "pl-4" : "pl-1.5",
        sticky && "sticky top-0",
        className,
      )}
    >
      {typeof back === "string" && <BackLink href={back} label={backLabel} />}
      {typeof back === "function" && <IconButton label={backLabel} icon={ArrowLeft} onClick={back} />}
      <div className="min-w-0 flex-1 py-3">
        <h1 ref={heading} tabIndex={-1} className="text-display leading-none">
          {title}
        </h1>
        {subtitle && <p className="mt-1 text-ink-soft text-sm leading-snug">{subtitle}</p>}
      </div>
      {actions && <div className="flex shrink-0 items-center gap-1">{actions}</div>}
    </header>
  );
}
