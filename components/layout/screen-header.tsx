"use client";

import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useHeadingFocus } from "@/components/layout/use-heading-focus";
import { IconButton, iconButtonClasses } from "@/components/ui/icon-button";
import { isPlainClick, Link } from "@/components/ui/link";
import { cn } from "@/lib/core/shared/cn";

/**
 * Whether the previous history entry is the link's target in this same document. If so, going back restores that
 * screen's state, which following the link would lose. Going back to another document would be a full page load, which
 * would interrupt a recording. Browsers without the Navigation API follow the link.
 */
function isBehind(href: string): boolean {
  const { navigation } = window;
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  if (!before?.sameDocument || !before.url) return false;
  return new URL(before.url).pathname === new URL(href, before.url).pathname;
}

function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Link
      href={href}
      aria-label={label}
      className={iconButtonClasses()}
      onClick={(event) => {
        if (!isPlainClick(event) || !isBehind(href)) return;
        event.preventDefault();
        window.history.back();
      }}
    >
      <ArrowLeft />
    </Link>
  );
}

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
  const heading = useHeadingFocus();
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
