import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { iconButtonClasses } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Whether the entry before this one in the history is the screen a link leads to: then stepping back shows it as it was
 * left, where following the link would begin it anew. Browsers without the Navigation API follow the link.
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
