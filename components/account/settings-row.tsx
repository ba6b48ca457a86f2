import { ChevronRight, type LucideIcon } from "lucide-react";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";

export function SettingsRows({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">{children}</ul>;
}

type SettingsRowProps = {
  href: string;
  title: string;
  /** The current choice. Wraps below the title when both don't fit on one line. */
  value?: string | undefined;
  icon?: LucideIcon;
  /** Opens something other than our screens, such as an email draft. */
  external?: boolean;
};

export function SettingsRow({ href, title, value, icon: Icon, external }: SettingsRowProps) {
  const Anchor = external ? "a" : Link;
  const isHere = usePathname() === href;
  return (
    <li>
      <Anchor
        href={href}
        aria-current={isHere ? "page" : undefined}
        className="flex min-h-14 items-center gap-4 px-4 py-2 transition-colors hover:bg-card-press aria-[current=page]:bg-sky-wash [&>svg]:size-5.5 [&>svg]:shrink-0"
      >
        {Icon && <Icon aria-hidden="true" className="text-sky-ink" />}
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          <span className="grow font-semibold">{title}</span>
          {value && (
            <>
              {" "}
              <span className="min-w-0 break-words text-ink-soft text-sm">{value}</span>
            </>
          )}
        </span>
        <ChevronRight aria-hidden="true" className="text-ink-soft" />
      </Anchor>
    </li>
  );
}
