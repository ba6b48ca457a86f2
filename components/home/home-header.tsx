import { useRef } from "react";
import { Dumbbell, Search } from "@/components/home/home-icons";
import { useHeadingFocus } from "@/components/layout/use-heading-focus";
import { Wordmark } from "@/components/layout/wordmark";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { IconButton, iconButtonClasses } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/core/shared/paths";

type HomeHeaderProps = { greeting: string; day: string; onSearch: () => void };

export function HomeHeader({ greeting, day, onSearch }: HomeHeaderProps) {
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
      <div className="px-4 pt-5 pb-2 short:pt-3">
        <h1 ref={heading} tabIndex={-1} className="text-display-lg max-[359px]:text-display">
          {greeting}
        </h1>
        <p className="mt-1 text-ink-soft short:mt-0 max-[359px]:text-sm">{day}</p>
      </div>
    </>
  );
}
