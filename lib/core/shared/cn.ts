import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** The theme's own names (app/styles/tokens.css); unknown, "text-display" would pass for a colour. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["display-sm", "display", "display-lg", "display-xl"],
      radius: ["control", "card", "sheet"],
      shadow: ["card", "raise", "sheet"],
      container: ["phone"],
      ease: ["glide", "spring"],
    },
  },
});

/** Joins class names; of two Tailwind classes for one property the later wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
