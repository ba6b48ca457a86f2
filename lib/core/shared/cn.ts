import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** The names in app/styles/tokens.css that aren't Tailwind's own. */
const twMerge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["display-sm", "display", "display-lg", "display-xl"],
      radius: ["control", "card", "sheet"],
      shadow: ["card", "raise", "sheet"],
      container: ["phone"],
      ease: ["glide", "spring"],
    },
    classGroups: {
      "font-size": ["tile-text", "choice-text"],
      pb: ["pb-safe", "pb-nav"],
      pt: ["pt-safe"],
    },
  },
});

/** Joins class names. Of two Tailwind classes for one property, the later one wins. */
export const cn = (...classes: ClassValue[]) => twMerge(clsx(classes));
