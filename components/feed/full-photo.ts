import PhotoSwipe from "photoswipe";
import "photoswipe/style.css";
import { prefersReducedMotion } from "@/lib/core/client/theme";
import type { PhotoImage } from "@/lib/feed/photos/schema";

type FullPhoto = { images: readonly PhotoImage[]; index: number; alt: string; from: HTMLElement };

/**
 * Shows pictures uncropped; pinch or a double tap zooms in. Rendered inside the dialog it was opened from, because a
 * modal dialog takes focus and touch from everything beside it.
 */
export function showWhole({ images, index, alt, from }: FullPhoto): void {
  const dialog = from.closest<HTMLElement>('[role="dialog"]');
  const gallery = new PhotoSwipe({
    dataSource: images.map((image) => ({
      src: image.photoUrl,
      width: image.width,
      height: image.height,
      alt: image.altText || alt,
    })),
    index,
    appendToEl: dialog ?? document.body,
    bgOpacity: 1,
    showHideAnimationType: prefersReducedMotion() ? "none" : "fade",
    zoom: true,
    closeTitle: "Close full photo",
    zoomTitle: "Zoom",
    arrowPrevTitle: "Previous photo",
    arrowNextTitle: "Next photo",
    escKey: false,
    trapFocus: true,
    returnFocus: true,
  });
  // Escape closes this and not the dialog below, whose listener is on an ancestor.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    gallery.close();
  };
  window.addEventListener("keydown", onKey, { capture: true });
  gallery.on("destroy", () => window.removeEventListener("keydown", onKey, { capture: true }));
  gallery.init();
}
