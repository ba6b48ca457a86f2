import { ArrowUpLeft, BookOpen, Clock } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { HitList, type HitRow, useHits } from "@/components/home/search-hits";
import type { DetailKey } from "@/components/home/use-detail";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Link } from "@/components/ui/link";
import { PersonName } from "@/components/ui/person-name";
import { SearchInput } from "@/components/ui/search-input";
import { RowSkeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { afterOverlaysClosed, type OverlayControl } from "@/components/ui/use-back-close";
import { mediaUrl } from "@/lib/core/shared/media-sizes";
import { paths } from "@/lib/core/shared/paths";
import { PLACE_CATEGORIES } from "@/lib/discover/venues/categories";
import { useHomePhotos } from "@/lib/feed/home/hooks";
import { SEARCH_MAX } from "@/lib/feed/photos/rules";
import type { Photo } from "@/lib/feed/photos/schema";
import { useRecentSearches } from "@/lib/search/hooks";
import { SEARCH_PLACEHOLDER } from "@/lib/search/rules";

function photoHit({ id, title, user, location, photoUrl }: Photo): HitRow {
  return {
    key: `photo ${id}`,
    name: title,
    detail: (
      <>
        <PersonName person={user} /> · {location}
      </>
    ),
    image: mediaUrl(photoUrl, 320),
    to: { open: "photo", id },
  };
}

function ResultsSkeleton() {
  return (
    <SkeletonGroup label="Searching" count={5} className="mt-4 flex flex-col gap-4">
      <RowSkeleton picture="size-14" lines={["h-4 w-2/3", "h-3.5 w-1/2"]} />
    </SkeletonGroup>
  );
}

type SearchResultsProps = {
  search: string;
  onOpen: (key: DetailKey, id: string) => void;
  onShowAll: () => void;
};

/** Sections by relevance, then posts, plus "Did you mean" when there are few results. */
function SearchResults({ search, onOpen, onShowAll }: SearchResultsProps) {
  const feed = useHomePhotos(paths.api.homeFeed({ q: search }));
  const city = useHits(search);
  const posts = (feed.photos ?? []).map(photoHit);
  const count = posts.length + city.sections.reduce((sum, { hits }) => sum + hits.length, 0);
  const isReady = feed.photos !== undefined && !city.isLoading;
  const hasFailed = count === 0 && feed.error !== undefined;
  return (
    <section aria-label="Search results" className="px-4 pt-3 pb-6">
      <p role="status" className="text-ink-soft text-sm">
        {isReady && !hasFailed && `${count}${feed.hasMore ? "+" : ""} ${count === 1 ? "result" : "results"} found`}
      </p>
      {hasFailed && <ErrorState error={feed.error} onRetry={feed.retry} />}
      {!isReady && !hasFailed && count === 0 && <ResultsSkeleton />}
      {isReady && !hasFailed && count === 0 && city.suggestions.length === 0 && (
        <EmptyState
          title={`No results for "${search}"`}
          text="Check the spelling, or clear the search to browse by category."
          className="pb-4"
        />
      )}
      {city.sections.map(({ title, hits }) => (
        <HitList key={title} title={title} hits={hits} onOpen={onOpen} />
      ))}
      <HitList title="Posts" hits={posts} onOpen={onOpen} />
      {posts.length > 1 && (
        <Button variant="secondary" block onClick={onShowAll} className="mt-2">
          See these posts
        </Button>
      )}
      <HitList title="Did you mean" hits={city.suggestions} onOpen={onOpen} />
    </section>
  );
}

const DEBOUNCE_MS = 250;

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

type SearchOverlayProps = OverlayControl & {
  search: string;
  onSearch: (search: string) => void;
  onOpenDetail: (key: DetailKey, id: string) => void;
};

/** Search as you type; Enter or a recent search filters the home screen. */
export function SearchOverlay({ open, onOpenChange, search, onSearch, onOpenDetail }: SearchOverlayProps) {
  const [typed, setTyped] = useState(search);
  const field = useRef<HTMLInputElement>(null);
  const settled = useDebounced(typed).trim();
  const { recent, remember } = useRecentSearches(open);

  const leave = (then: () => void) => {
    onOpenChange(false);
    afterOverlaysClosed(then);
  };
  const filterHome = (chosen: string) => {
    remember(chosen);
    leave(() => onSearch(chosen));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    filterHome(typed.trim());
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Search"
      hideTitle
      overPicture={false}
      full
      initialFocus={field}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is too young for the browsers people have */}
      <div role="search" className="sticky top-0 z-5 border-line border-b bg-raised py-2.5 pr-16 pl-4">
        <form onSubmit={submit}>
          <SearchInput
            ref={field}
            label="Search"
            placeholder={SEARCH_PLACEHOLDER}
            clearLabel="Clear"
            value={typed}
            onValueChange={setTyped}
            maxLength={SEARCH_MAX}
          />
        </form>
      </div>
      {typed.trim() === "" ? (
        <section className="px-4 py-4">
          <h3 className="mb-1 font-sans font-semibold text-ink-soft text-sm">Recent searches</h3>
          <ul>
            {recent.map((one) => (
              <li key={one} className="border-line border-b">
                <button
                  type="button"
                  onClick={() => filterHome(one)}
                  className="flex min-h-13 w-full items-center gap-3 text-left"
                >
                  <Clock className="size-5 shrink-0 text-ink-soft" />
                  <span className="min-w-0 flex-1 truncate">{one}</span>
                  <ArrowUpLeft className="size-5 shrink-0 text-ink-soft" />
                </button>
              </li>
            ))}
          </ul>
          <h3 className="mt-6 mb-1 font-sans font-semibold text-ink-soft text-sm">Browse by category</h3>
          <ul>
            {PLACE_CATEGORIES.map((category) => (
              <li key={category} className="border-line border-b">
                <Link href={paths.category(category)} className="flex min-h-13 items-center gap-3">
                  <BookOpen className="size-5 shrink-0 text-ink-soft" />
                  <span className="min-w-0 flex-1 truncate">{category}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <SearchResults
          search={settled || typed.trim()}
          onOpen={(key, id) => {
            remember(typed.trim());
            leave(() => onOpenDetail(key, id));
          }}
          onShowAll={() => filterHome(typed.trim())}
        />
      )}
    </Dialog>
  );
}
