import { useEffect, useState } from "react";
import useSWR from "swr";
import type { ApiError } from "@/lib/core/client/api-client";
import { withQuery } from "@/lib/core/shared/address";
import { paths } from "@/lib/core/shared/paths";
import { SEARCH_DELAY } from "./rules";
import type { SearchAnswer } from "./schema";

/** What answers a search, once the typing pauses; an empty one asks nothing. */
export function useSearch(text: string) {
  const wanted = text.trim();
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [wanted]);
  const q = wanted === "" ? "" : asked;
  const { data, error, isLoading } = useSWR<SearchAnswer, ApiError>(q ? withQuery(paths.api.search, { q }) : null);
  return { answer: q ? data : undefined, error, isLoading: isLoading || q !== wanted, asked: q };
}
