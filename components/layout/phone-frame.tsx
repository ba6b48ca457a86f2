import type { ReactNode } from "react";
import { GalleryWall } from "@/components/layout/gallery-wall";

/**
 * The phone frame: one column of at most 428 px, centred on a lake-blue background on wider screens. It is in normal
 * document flow, so that the page itself scrolls and fixed bars keep the same width.
 */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <GalleryWall />
      <div
        data-frame=""
        className="relative mx-auto flex min-h-dvh w-full max-w-phone flex-col bg-paper text-ink min-[480px]:shadow-raise dark:border-line dark:min-[480px]:border-x"
      >
        {children}
      </div>
    </>
  );
}
