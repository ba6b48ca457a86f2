import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { iconButtonClasses } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Whether the previous history entry is the link's target: then going back restores that screen's state, which following
 * the link would lose. Browsers without the Navigation API follow the link.
 */
function isBehind(href: string): boolean {
  const { navigation } = window;
  const index = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries()[index - 1]?.url;
  return before !== undefined && before !== null && new URL(before).pathname === new URL(href, before).pathname;
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
