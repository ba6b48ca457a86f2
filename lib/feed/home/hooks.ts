"use client";

import { useCallback, useMemo } from "react";
import { useEndless } from "@/lib/core/client/endless";
import { STALE } from "@/lib/core/client/swr";
import { paths } from "@/lib/core/shared/paths";
import { withoutDuplicates } from "../cards/rules";
import type { Photo } from "../photos/schema";

/** New posts take their places at once only while the reader is this near the top. */
const AT_TOP = 240;

/** The home feed under one address (`homePhotos`), page after page, duplicates dropped. */
export function useHomePhotos(address: string) {
  const mayReplace = useCallback(() => window.scrollY < AT_TOP, []);
  const feed = useEndless<Photo>(address, {
    endpoint: paths.api.homePhotos,
    staleAfter: STALE.homePhotos,
    mayReplace,
  });
  const { pages } = feed;
  const photos = useMemo(() => pages && withoutDuplicates(pages.flatMap(({ items }) => items)), [pages]);
  return { ...feed, photos };
}
