"use client";

import { useMedia } from "@/components/ui/use-media";
import { lazyPart } from "@/lib/core/client/lazy-part";

const Gallery = lazyPart(() => import("@/components/layout/gallery"), "Gallery", { isQuiet: true });

/** Decoration beside the phone frame from 1024 px. Phones load neither its pictures nor its code. */
export function GalleryWall() {
  const isWide = useMedia("(min-width: 1024px)");
  return isWide ? <Gallery /> : null;
}
