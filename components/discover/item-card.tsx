import { Bookmark, Star as RatingStar } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import type { Line } from "@/components/ui/chip";
import { Thumbnail } from "@/components/ui/thumbnail";
import { formatNumber } from "@/lib/core/shared/format";

/** "★ 4.8 (12,345)"; an event may have no rating. */
export function Rating({ rating, reviewCount }: { rating: number; reviewCount?: number }) {
  return (
    <span className="inline-flex items-center gap-1 font-semibold tabular-nums">
      <RatingStar className="size-4 fill-current text-star" />
      <span className="sr-only">Rating</span>
      {rating.toFixed(1)}
      {reviewCount !== undefined && (
        <span className="font-normal text-ink-soft">
          ({formatNumber(reviewCount)}
          <span className="sr-only"> reviews</span>)
        </span>
      )}
    </span>
  );
}

export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="rounded-full border border-line bg-paper px-2 py-0.5 text-ink-soft text-xs">
          {tag}
        </li>
      ))}
    </ul>
  );
}

type ItemCardProps = {
  name: string;
  image: string;
  placeholder: string;
  focusY?: number;
  line: Line;
  /** On the picture's corner: a rank or an emoji. */
  corner?: ReactNode;
  priority?: boolean;
  /** Where it opens in a new tab; its sheet then has a button of its own. Without it, the whole card opens the sheet. */
  href?: string | null;
  isSaved?: boolean;
  onOpen: () => void;
  children: ReactNode;
};

/** A card of Discover's list. The whole card is the tap target; only the name is its accessible name. */
export function ItemCard(props: ItemCardProps) {
  const { name, image, placeholder, focusY, line, corner, priority = false, href, isSaved, onOpen, children } = props;
  const cover = "text-left after:absolute after:inset-0 after:z-10 after:rounded-card after:content-['']";
  return (
    <Card line={line} className="flex gap-3.5 p-3 pl-4.5 hover:bg-card-press">
      <div className="relative w-26 shrink-0 max-[359px]:w-20">
        <Thumbnail
          image={image}
          isPoster
          focusY={focusY}
          placeholder={placeholder}
          priority={priority}
          className="w-full"
        />
        {corner && (
          <span className="absolute top-1.5 left-1.5 flex h-7 min-w-7 items-center justify-center rounded-full bg-navy px-1.5 font-display font-extrabold text-base text-white leading-none">
            {corner}
          </span>
        )}
      </div>
      <div className="min-w-0 flex-1 text-sm leading-snug">
        {isSaved && (
          <span className="float-right ml-2 text-sky-ink">
            <Bookmark className="size-5 fill-sky" />
            <span className="sr-only">Saved</span>
          </span>
        )}
        <h3 className="font-extrabold text-display-sm leading-tight">
          {href ? (
            <a href={href} target="_blank" rel="noopener noreferrer" className={cover}>
              {name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : (
            <button type="button" onClick={onOpen} aria-haspopup="dialog" className={cover}>
              {name}
            </button>
          )}
        </h3>
        {children}
        {href && (
          <button
            type="button"
            onClick={onOpen}
            aria-haspopup="dialog"
            className="relative z-20 -mb-1 inline-flex min-h-11 items-center font-semibold text-sky-ink"
          >
            Details
            <span className="sr-only"> of {name}</span>
          </button>
        )}
      </div>
    </Card>
  );
}
