import { Bookmark, Gem } from "lucide-react";
import { Rating } from "@/components/discover/item-card";
import { OpenBadge } from "@/components/discover/open-badge";
import { useSaving } from "@/components/feed/use-saving";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { LinkButton } from "@/components/ui/link-button";
import { Loading } from "@/components/ui/loading";
import { RowSkeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { Thumbnail } from "@/components/ui/thumbnail";
import { paths } from "@/lib/core/shared/paths";
import { useHiddenGems } from "@/lib/discover/hidden-gems/hooks";
import { GEMS_PREVIEWED } from "@/lib/discover/hidden-gems/rules";
import type { HiddenGem } from "@/lib/discover/hidden-gems/schema";

function GemRow({ gem, onOpen }: { gem: HiddenGem; onOpen: () => void }) {
  const save = useSaving();
  return (
    <div className="relative flex items-center gap-3 rounded-card border border-line bg-card p-2 hover:bg-card-press">
      <Thumbnail image={gem.image} placeholder={gem.placeholder} focusY={gem.focusY} className="size-20" />
      <div className="min-w-0 flex-1 text-sm leading-snug">
        <button
          type="button"
          onClick={onOpen}
          aria-haspopup="dialog"
          className="block text-left font-semibold text-base leading-snug after:absolute after:inset-0 after:rounded-card after:content-['']"
        >
          {gem.name}
        </button>
        <p className="text-sky-ink">{gem.specialFeature}</p>
        <p className="text-ink-soft">
          <Rating rating={gem.rating} /> · {gem.neighborhood}
        </p>
        {gem.isOpen !== null && (
          <p>
            <OpenBadge isOpen={gem.isOpen}>{gem.openText}</OpenBadge>
          </p>
        )}
      </div>
      <IconButton
        label={`Save ${gem.name}`}
        icon={Bookmark}
        aria-pressed={gem.isSaved}
        onClick={() => void save("gem", gem.id, !gem.isSaved)}
        className="z-10 self-start aria-pressed:text-sky-ink aria-pressed:[&_svg]:fill-sky"
      />
    </div>
  );
}

function GemsSkeleton() {
  return (
    <SkeletonGroup label="Loading hidden gems" count={GEMS_PREVIEWED} className="flex flex-col gap-2">
      <RowSkeleton
        className="items-center rounded-card border border-line bg-card p-2"
        picture="size-20"
        lines={["h-4 w-3/4", "h-3.5 w-full", "h-3.5 w-1/2", "h-3.5 w-2/5"]}
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
        className="py-4"
      />
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-2">
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
