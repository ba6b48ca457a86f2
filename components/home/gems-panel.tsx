import { Gem } from "lucide-react";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Loading } from "@/components/ui/loading";
import { RowSkeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { Star } from "@/components/ui/star";
import { Thumbnail } from "@/components/ui/thumbnail";
import { paths } from "@/lib/core/shared/paths";
import { useHiddenGems } from "@/lib/discover/hidden-gems/hooks";
import { GEMS_PREVIEWED } from "@/lib/discover/hidden-gems/rules";
import type { HiddenGem } from "@/lib/discover/hidden-gems/schema";

function GemRow({ gem, onOpen }: { gem: HiddenGem; onOpen: () => void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-haspopup="dialog"
      className="flex w-full items-center gap-3.5 rounded-card border border-line bg-card p-2.5 text-left hover:bg-card-press"
    >
      <Thumbnail image={gem.image} placeholder={gem.placeholder} focusY={gem.focusY} className="size-20" />
      <span className="min-w-0 flex-1">
        <span className="block break-words font-semibold leading-snug">{gem.name}</span>
        <span className="mt-0.5 block text-sky-ink text-sm leading-snug">{gem.specialFeature}</span>
        <span className="mt-0.5 flex items-center gap-1 text-ink-soft text-sm">
          <Star className="size-3.5" />
          <span className="sr-only">Rating</span>
          {gem.rating.toFixed(1)}
          <span aria-hidden="true">·</span>
          <span className="truncate">{gem.neighborhood}</span>
        </span>
      </span>
    </button>
  );
}

function GemsSkeleton() {
  return (
    <SkeletonGroup label="Loading hidden gems" count={GEMS_PREVIEWED} className="flex flex-col gap-2.5">
      <RowSkeleton
        className="items-center rounded-card border border-line bg-card p-2.5"
        picture="size-20"
        lines={["h-4 w-3/4", "h-3.5 w-full", "h-3.5 w-1/2"]}
      />
    </SkeletonGroup>
  );
}

export function GemsPanel({ onOpen }: { onOpen: (id: string) => void }) {
  const { answer, error, isLoading, refresh } = useHiddenGems();
  if (!answer) {
    return <Loading error={!isLoading && error} onRetry={refresh} errorClassName="-my-6" skeleton={<GemsSkeleton />} />;
  }
  const { hiddenGems, total } = answer;
  if (hiddenGems.length === 0) {
    return (
      <EmptyState
        icon={<Gem />}
        title="No hidden gems found"
        text="Try adjusting your search or category filters"
        className="py-4!"
      />
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-2.5">
        {hiddenGems.slice(0, GEMS_PREVIEWED).map((gem) => (
          <li key={gem.id}>
            <GemRow gem={gem} onOpen={() => onOpen(gem.id)} />
          </li>
        ))}
      </ul>
      {total > GEMS_PREVIEWED && (
        <LinkButton href={paths.discover({ mode: "hidden_gems" })} variant="secondary" block className="mt-3">
          View all {total} hidden gems
        </LinkButton>
      )}
    </>
  );
}
