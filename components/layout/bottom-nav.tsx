"use client";

import { Compass, House, Plus, UserRound, UsersRound } from "lucide-react";
import { usePathname } from "next/navigation";
import { requestCamera } from "@/components/layout/camera-flag";
import { Link } from "@/components/ui/link";
import { Tooltip } from "@/components/ui/tooltip";
import { prefersReducedMotion } from "@/lib/core/client/theme";
import { cn } from "@/lib/core/shared/cn";
import { paths } from "@/lib/core/shared/paths";

const TABS = [
  { label: "Home", href: paths.home, Icon: House },
  { label: "Discover", href: paths.discover(), Icon: Compass },
  null, // New Post
  { label: "Social", href: paths.friends, Icon: UsersRound },
  { label: "Profile", href: paths.profile(), Icon: UserRound },
] as const;

/** "/" is rewritten to /home, and the server may report either. */
function isActive(path: string, href: string): boolean {
  if (href === paths.home) return path === "/" || path === "/home";
  if (href === paths.profile()) return path === href; // only the user's own profile
  return path === href || path.startsWith(`${href}/`);
}

function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "auto" : "smooth" });
}

type BottomNavProps = {
  /** Edit Profile names its fourth tab "Friends" (spec §2). */
  variant?: "main" | "edit-profile";
  /** Only the rail at the side of wide screens. */
  isRailOnly?: boolean;
};

export function BottomNav({ variant = "main", isRailOnly = false }: BottomNavProps) {
  const path = usePathname();
  return (
    <nav aria-label="Main" className={cn("main-bar", isRailOnly && "max-[767px]:hidden")}>
      <ul>
        {TABS.map((tab) =>
          tab ? (
            <li key={tab.href} className="min-w-0">
              <Link
                href={tab.href}
                aria-current={isActive(path, tab.href) ? "page" : undefined}
                onClick={(event) => {
                  if (path !== tab.href) return;
                  event.preventDefault();
                  scrollToTop();
                }}
                className="nav-tab"
              >
                <tab.Icon className="size-6 shrink-0" />
                <span className="max-w-full truncate">
                  {variant === "edit-profile" && tab.label === "Social" ? "Friends" : tab.label}
                </span>
              </Link>
            </li>
          ) : (
            <li key="new-post" className="flex items-center justify-center">
              <Tooltip label="New post">
                <Link
                  href={paths.newPost}
                  aria-label="New post"
                  aria-current={isActive(path, paths.newPost) ? "page" : undefined}
                  onClick={requestCamera}
                  className="new-post"
                >
                  <Plus className="size-7" />
                </Link>
              </Tooltip>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
