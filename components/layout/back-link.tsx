import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { iconButtonClasses } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

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

export function BackLink({ href, label }: { href: string; label: string }) {
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
