import { useEffect, useState } from "react";
import useSWR from "swr";
import type { ApiError } from "@/lib/core/client/api-client";
import { readValue, writeValue } from "@/lib/core/client/browser-storage";
import { withQuery } from "@/lib/core/shared/address";
import { paths } from "@/lib/core/shared/paths";
import { recentSearches, SEARCH_DELAY, withSearch } from "./rules";
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

/** On this device only; the prefix has it cleared at logout. */
const OWN_SEARCHES_KEY = "app-recent-searches";
function ownSearches(): string[] {
  const stored = readValue("local", OWN_SEARCHES_KEY);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : [];
}

/** The searches to offer while the overlay `isOpen`, and how to add one. */
export function useRecentSearches(isOpen: boolean) {
  const [own, setOwn] = useState<string[]>([]);
  useEffect(() => {
    if (isOpen) setOwn(ownSearches());
  }, [isOpen]);
  const remember = (search: string) => {
    if (search !== "") writeValue("local", OWN_SEARCHES_KEY, withSearch(ownSearches(), search));
  };
  return { recent: recentSearches(own), remember };
}
