import type { ComponentProps, ReactNode } from "react";
import { BottomNav } from "@/components/layout/bottom-nav";
import { ScreenHeader } from "@/components/layout/screen-header";
import { MAIN_ID } from "@/components/layout/skip-link";
import { cn } from "@/lib/core/shared/cn";

export type BareScreenProps = Omit<ComponentProps<typeof ScreenHeader>, "className"> & {
  className?: string;
  /** Has more than one column from 1024 px (app/styles/wide.css). */
  isRoomy?: boolean;
  /** The tab bar. By default it shows only on wide screens; visitor screens have none. */
  nav?: ReactNode;
  /** A second column, on wide screens. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A header and its content, without the tab bar on phones. */
export function BareScreen({
  className,
  isRoomy,
  nav = <BottomNav isRailOnly />,
  aside,
  children,
  ...header
}: BareScreenProps) {
  return (
    <>
      <ScreenHeader {...header} />
      <main id={MAIN_ID} tabIndex={-1} data-wide={isRoomy ? "" : undefined} className={cn("flex-1", className)}>
        {children}
      </main>
      {aside}
      {nav}
    </>
  );
}
