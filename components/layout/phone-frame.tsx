import type { ReactNode } from "react";
import { GalleryWall } from "@/components/layout/gallery-wall";
import { cn } from "@/lib/core/shared/cn";

/**
 * The phone: one column of at most 428 px, in the middle of a quiet lake-blue ground where there is more room. It stays
 * in the document's own flow, so that the page scrolls as pages do and fixed bars keep to the same width.
 */
export function PhoneFrame({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <>
      <GalleryWall />
      <div
        className={cn(
          "relative mx-auto flex min-h-dvh w-full max-w-phone flex-col bg-paper text-ink min-[480px]:shadow-raise dark:border-line dark:min-[480px]:border-x",
          className,
        )}
      >
        {children}
      </div>
    </>
  );
}
