import { Search, X } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { SEARCH_DELAY } from "@/lib/discover/search/rules";

type SearchBoxProps = { label: string; placeholder: string; q: string; onSearch: (q: string) => void };

/** What is typed is asked for when the typing pauses. */
export function SearchBox({ label, placeholder, q, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(q);
  const [asked, setAsked] = useState(q);
  if (q !== asked) {
    setAsked(q);
    if (q !== typed.trim()) setTyped(q);
  }
  useEffect(() => {
    if (typed.trim() === q) return;
    const timer = setTimeout(() => onSearch(typed.trim()), SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [typed, q, onSearch]);
  return (
    <div className="relative min-w-0 flex-1">
      <Search className="absolute top-3.5 left-3.5 size-5 text-ink-soft" />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        className="text-ellipsis pr-11 pl-11 [&::-webkit-search-cancel-button]:hidden"
      />
      {typed !== "" && (
        <IconButton
          label="Clear search"
          icon={X}
          onClick={() => setTyped("")}
          className="absolute top-0.5 right-0.5 [&_svg]:size-5!"
        />
      )}
    </div>
  );
}
