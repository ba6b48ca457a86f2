import { Dumbbell, Search } from "lucide-react";
import { useRef } from "react";
import { useHeadingFocus } from "@/components/layout/use-heading-focus";
import { Wordmark } from "@/components/layout/wordmark";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { IconButton, iconButtonClasses } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/core/shared/paths";

export function HomeHeader({ greeting, onSearch }: { greeting: string; onSearch: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);
  return (
    <>
      <header className="sticky top-0 z-30 flex min-h-16 items-center justify-between border-line border-b bg-paper pt-safe pr-2 pl-4">
        <Wordmark />
        <div className="flex items-center">
          <Link href={paths.activity} aria-label="Activity Center" className={iconButtonClasses()}>
            <Dumbbell className="size-6" />
          </Link>
          <IconButton label="Search" icon={Search} onClick={onSearch} aria-haspopup="dialog" />
          <NotificationBell />
        </div>
      </header>
      <h1 ref={heading} tabIndex={-1} className="px-4 pt-4 text-display short:pt-3">
        {greeting}
      </h1>
    </>
  );
}
