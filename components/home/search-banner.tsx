import { X } from "lucide-react";
import { HitList, useHits } from "@/components/home/search-hits";
import type { DetailKey } from "@/components/home/use-detail";
import { Button } from "@/components/ui/button";

type SearchBannerProps = {
  search: string;
  onClear: () => void;
  onOpen: (key: DetailKey, id: string) => void;
};

/** Above the posts during a search: the query, and what else it finds. */
export function SearchBanner({ search, onClear, onOpen }: SearchBannerProps) {
  const { sections, suggestions } = useHits(search);
  return (
    <div className="px-4">
      <div className="flex items-center gap-2 pt-2">
        <p className="min-w-0 flex-1 truncate">
          Showing “<strong>{search}</strong>”
        </p>
        <Button variant="secondary" size="sm" onClick={onClear}>
          <X className="size-4" />
          Clear
        </Button>
      </div>
      {sections.map(({ title, hits }) => (
        <HitList key={title} title={title} hits={hits} onOpen={onOpen} />
      ))}
      <HitList title="Did you mean" hits={suggestions} onOpen={onOpen} />
    </div>
  );
}
