"use client";

import dynamic from "next/dynamic";
import { useMedia } from "@/components/ui/use-media";
import { retryImport } from "@/lib/core/client/lazy-retry";

const Gallery = dynamic(
  retryImport(() => import("@/components/layout/gallery").then((module) => module.Gallery), { isQuiet: true }),
  { ssr: false },
);

/** Decoration beside the phone frame from 1024 px. Phones load neither its pictures nor its code. */
export function GalleryWall() {
  const isWide = useMedia("(min-width: 1024px)");
  return isWide ? <Gallery /> : null;
}
