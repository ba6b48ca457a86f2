import type { ReactNode } from "react";
import { GalleryWall } from "@/components/layout/gallery-wall";

type PhoneFrameProps = {
  /** Member screens use the wide layout from 1024 px (app/styles/wide.css); visitor screens are centered. */
  isMember?: boolean;
  children: ReactNode;
};

/**
 * One column of at most 428 px, on a lake-blue background on wider screens. It is in normal flow, so that the page
 * itself scrolls and fixed bars have the same width.
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
