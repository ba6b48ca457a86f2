import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useRef } from "react";

let lastPath: string | null = null;

/** After an in-app navigation the heading takes focus, so that a screen reader starts with the new screen's name. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const path = usePathname();
  useEffect(() => {
    const moved = lastPath !== null && lastPath !== path;
    lastPath = path;
    if (moved) heading.current?.focus({ preventScroll: true });
  }, [path]);
  return heading;
}
