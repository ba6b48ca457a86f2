import { Bell } from "lucide-react";
import { useEffect } from "react";
import { iconButtonClasses } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/core/shared/cn";
import { paths } from "@/lib/core/shared/paths";
import { useUnread } from "@/lib/notifications/hooks";

const MAX_SHOWN = 99;

/** Link to the notifications with the number of unread ones, which may be loaded after the page. */
export function NotificationBell() {
  const known = useUnread();
  const unread = known ?? 0;
  useEffect(() => {
    if (known === undefined) return;
    void navigator.setAppBadge?.(known).catch(() => undefined); // on the installed app's icon; 0 clears it
  }, [known]);
  const label =
    unread > 0 ? `Notifications, ${unread > MAX_SHOWN ? `more than ${MAX_SHOWN}` : unread} unread` : "Notifications";
  return (
    <Link href={paths.notifications} aria-label={label} className={cn(iconButtonClasses(), "relative")}>
      <Bell className="size-6" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0.5 flex h-5 min-w-5 items-center justify-center rounded-full bg-star px-1 font-bold text-white text-xs leading-none tabular-nums ring-2 ring-paper dark:text-navy"
        >
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      )}
    </Link>
  );
}
