import { useMemo } from "react";
import { useFeed } from "@/lib/core/client/endless";
import { STALE } from "@/lib/core/client/swr";
import { paths } from "@/lib/core/shared/paths";
import { withoutDuplicates } from "../cards/rules";
import type { Photo } from "../photos/schema";

/** New posts take their places at once only while the reader is this near the top. */
const AT_TOP = 240;

/** The home feed under one address (`homePhotos`), page after page, duplicates dropped. */
export function useHomePhotos(address: string) {
  const mayReplace = () => window.scrollY < AT_TOP;
  const feed = useFeed<Photo>(address, {
    endpoint: paths.api.homePhotos,
    staleAfter: STALE.homePhotos,
    mayReplace,
  });
  const { items } = feed;
  const photos = useMemo(() => items && withoutDuplicates(items), [items]);
  return { ...feed, photos };
}
