import type { ReactNode } from "react";
import { GalleryWall } from "@/components/layout/gallery-wall";

type PhoneFrameProps = {
  /** A member's screens have the wide layout from 1024 px (app/styles/wide.css); a visitor's stand in the middle. */
  isMember?: boolean;
  children: ReactNode;
};

/**
 * The phone frame: one column of at most 428 px on a lake-blue background on wider screens. It is in normal document flow,
 * so that the page itself scrolls and fixed bars keep the same width.
 */
export function PhoneFrame({ isMember, children }: PhoneFrameProps) {
  return (
    <>
      <GalleryWall />
      <div data-frame="" data-wide={isMember ? "" : undefined} className="frame">
        {children}
      </div>
    </>
  );
}
