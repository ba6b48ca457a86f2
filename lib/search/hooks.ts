import { useEffect, useState } from "react";
import { readValue, writeValue } from "@/lib/core/client/browser-storage";
import { useData } from "@/lib/core/client/use-data";
import { withQuery } from "@/lib/core/shared/address";
import { paths } from "@/lib/core/shared/paths";
import { recentSearches, SEARCH_DELAY, withSearch } from "./rules";
import type { SearchAnswer } from "./schema";

/** Search results once typing pauses; an empty search requests nothing. */
export function useSearch(text: string) {
  const wanted = text.trim();
  const [debounced, setDebounced] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(wanted), SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [wanted]);
  const q = wanted === "" ? "" : debounced;
  const { data, error, isLoading } = useData<SearchAnswer>(q ? withQuery(paths.api.search, { q }) : null);
  return { answer: q ? data : undefined, error, isLoading: isLoading || q !== wanted, query: q };
}

/** Only on this device; the prefix makes logout clear it. */
const OWN_SEARCHES_KEY = "app-recent-searches";
function ownSearches(): string[] {
  const stored = readValue("local", OWN_SEARCHES_KEY);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : [];
}

/** The searches to offer while the overlay `isOpen`, and the function that adds one. */
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
