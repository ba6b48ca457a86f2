import { useEffect, useMemo, useRef } from "react";
import { useFeed } from "@/lib/core/client/endless";
import { STALE } from "@/lib/core/client/swr";
import { withoutDuplicates } from "../cards/rules";
import type { Photo } from "../photos/schema";

/** New posts appear immediately only while the reader is this close to the top. */
const AT_TOP = 240;

const REST_MS = 300;

/** The scroll position, including under an open dialog, which moves it to the body. */
const top = () => Math.max(window.scrollY, document.body.scrollTop);

/** Where the reader last stopped scrolling: closing a dialog with Back scrolls to the top for a moment. */
function useRestingTop() {
  const resting = useRef(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        resting.current = top();
      }, REST_MS);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", onScroll);
    };
  }, []);
  return resting;
}

/** The home feed at one address (`homePhotos`), page by page, without duplicates. */
export function useHomePhotos(address: string) {
  const resting = useRestingTop();
  const mayReplace = () => Math.max(resting.current, top()) < AT_TOP;
  const feed = useFeed<Photo>(address, { staleAfter: STALE.homePhotos, mayReplace });
  const { items } = feed;
  const photos = useMemo(() => items && withoutDuplicates(items), [items]);
  return { ...feed, photos };
}
