import { Bookmark, Star as RatingStar } from "lucide-react";
import { Children, type ReactNode } from "react";
import { Card } from "@/components/ui/card";
import type { Line } from "@/components/ui/chip";
import { isPlainClick } from "@/components/ui/link";
import { Thumbnail } from "@/components/ui/thumbnail";
import { formatNumber } from "@/lib/core/shared/format";

/** "Trail · Lincoln Park": the known details, joined by dots that never begin a line. */
export function Dotted({ children }: { children: ReactNode }) {
  return <>{Children.toArray(children).flatMap((fact, index) => (index === 0 ? [fact] : ["\u00a0· ", fact]))}</>;
}

/** "★ 4.8 (12,345)"; an event may have no rating. */
export function Rating({ rating, reviewCount }: { rating: number; reviewCount?: number }) {
  return (
    <span className="inline-flex items-baseline gap-1 font-semibold tabular-nums">
      <RatingStar className="size-4 self-center fill-current" />
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

/** On one line, truncated if long. */
export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="flex min-w-0 flex-1 gap-1">
      {tags.map((tag) => (
        <li key={tag} className="truncate rounded-full border border-line bg-paper px-2 text-ink-soft text-xs">
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
  /** On the corner of the picture: a rank or an emoji. */
  corner?: ReactNode;
  priority?: boolean;
  /**
   * A URL the card opens in a new tab; a separate button then opens the sheet. Without it, the whole card opens the
   * sheet.
   */
  href?: string | null;
  /** The URL of its sheet, for taps before hydration. */
  details: string;
  isSaved?: boolean;
  onOpen: () => void;
  /** The last line: tags or a price. */
  foot: ReactNode;
  children: ReactNode;
};

/** A card in Discover's list. The whole card is the tap target, but only the name is its accessible name. */
export function ItemCard(props: ItemCardProps) {
  const { name, image, placeholder, focusY, line, corner, priority = false, href, details, isSaved, onOpen } = props;
  const cover =
    "block max-w-full truncate text-left after:absolute after:inset-0 after:z-10 after:rounded-card after:content-['']";
  return (
    <Card line={line} className="flex items-center gap-3 py-2 pr-3 pl-4 hover:bg-card-press">
      <div className="relative w-24 shrink-0 max-[359px]:w-20">
        <Thumbnail image={image} focusY={focusY} placeholder={placeholder} priority={priority} className="w-full" />
        {corner && (
          <span className="absolute top-1 left-1 flex h-7 min-w-7 items-center justify-center rounded-full bg-navy px-1 font-display font-extrabold text-lg text-white leading-none">
            {corner}
          </span>
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col text-sm leading-snug">
        <div className="flex gap-2">
          <h3 className="min-w-0 flex-1 text-lg leading-tight">
            {href ? (
              <a href={href} target="_blank" rel="noopener noreferrer" className={cover}>
                {name}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            ) : (
              <a
                href={details}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  onOpen();
                }}
                aria-haspopup="dialog"
                className={cover}
              >
                {name}
              </a>
            )}
          </h3>
          {isSaved && (
            <span className="text-sky-ink">
              <Bookmark className="size-5 fill-sky" />
              <span className="sr-only">Saved</span>
            </span>
          )}
        </div>
        {props.children}
        <div className="flex items-end gap-2">
          {props.foot}
          {href && (
            <button
              type="button"
              onClick={onOpen}
              aria-haspopup="dialog"
              // 44 px high, over the line above and the card's padding.
              className="relative z-20 -mt-5 -mb-2 ml-auto flex min-h-11 shrink-0 items-end pb-2 font-semibold text-sky-ink"
            >
              Details
              <span className="sr-only"> of {name}</span>
            </button>
          )}
        </div>
      </div>
    </Card>
  );
}
