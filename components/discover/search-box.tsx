import { type ReactNode, useEffect, useState } from "react";
import { SearchInput } from "@/components/ui/search-input";
import { SEARCH_DELAY } from "@/lib/search/rules";

type SearchBoxProps = { label: string; placeholder: string; q: string; onSearch: (q: string) => void; end?: ReactNode };

export function SearchBox({ label, placeholder, q, onSearch, end }: SearchBoxProps) {
  const [typed, setTyped] = useState(q);
  const [lastQuery, setLastQuery] = useState(q);
  if (q !== lastQuery) {
    setLastQuery(q);
    if (q !== typed.trim()) setTyped(q);
  }
  useEffect(() => {
    if (typed.trim() === q) return;
    const timer = setTimeout(() => onSearch(typed.trim()), SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [typed, q, onSearch]);
  return (
    <SearchInput
      label={label}
      placeholder={placeholder}
      clearLabel="Clear search"
      value={typed}
      onValueChange={setTyped}
      maxLength={100}
      end={end}
    />
  );
}
