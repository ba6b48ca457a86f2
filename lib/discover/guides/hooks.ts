"use client";

import { useMemo } from "react";
import useSWR from "swr";
import type { ApiError } from "@/lib/core/client/api-client";
import { STALE } from "@/lib/core/client/swr";
import { paths, withQuery } from "@/lib/core/shared/paths";
import { useAnswers } from "../places/hooks";
import type { CategoryAnswer, Guide, GuidesAnswer } from "./schema";

export function useGuides() {
  const { data, error, isLoading } = useSWR<GuidesAnswer, ApiError>(paths.api.guides, {
    dedupingInterval: STALE.venues,
  });
  return { guides: data?.guides, error, isLoading };
}

/** One guide; null asks nothing. */
export function useGuide(slug: string | null) {
  const { data, error, isLoading } = useSWR<Guide, ApiError>(slug && paths.api.guide(slug), {
    dedupingInterval: STALE.venues,
    keepPreviousData: false,
  });
  return { guide: data, error, isLoading };
}

/** The category screen: spots page by page, guides with the first page. */
export function useCategory(category: string, q = "") {
  const first = withQuery(paths.api.categoryPlaces(category), q.trim() ? { q: q.trim() } : {});
  const list = useAnswers<CategoryAnswer>(first, STALE.venues);
  const { pages, answer } = list;
  return { ...list, spots: useMemo(() => pages?.flatMap(({ spots }) => spots), [pages]), guides: answer?.guides };
}
