import type { ComponentProps, ReactNode } from "react";
import { ScreenHeader } from "@/components/layout/screen-header";
import { MAIN_ID } from "@/components/layout/skip-link";
import { cn } from "@/lib/core/shared/cn";

export type BareScreenProps = Omit<ComponentProps<typeof ScreenHeader>, "className"> & {
  className?: string;
  /** It has more than the one column from 1024 px (app/styles/wide.css). */
  isRoomy?: boolean;
  children: ReactNode;
};

/** A header and its content, without the bar of tabs. */
export function BareScreen({ className, isRoomy, children, ...header }: BareScreenProps) {
  return (
    <>
      <ScreenHeader {...header} />
      <main id={MAIN_ID} tabIndex={-1} data-roomy={isRoomy ? "" : undefined} className={cn("flex-1", className)}>
        {children}
      </main>
    </>
  );
}
