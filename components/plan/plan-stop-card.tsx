import { ArrowDown, ArrowUp, Bike, Footprints, Lock, LockOpen, RefreshCw, TrainFront, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { ReasonLine } from "@/components/ask-ai/reason-line";
import { categoryColor } from "@/components/discover/category-colors";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Menu, MenuItem } from "@/components/ui/menu";
import { Thumbnail } from "@/components/ui/thumbnail";
import { paths } from "@/lib/core/shared/paths";
import { CITY_NOTICE } from "@/lib/discover/map/rules";
import { STOPS_MIN, type TravelMode } from "@/lib/suggestions/plans/rules";
import type { DescribedStop, PlanStop } from "@/lib/suggestions/plans/schema";
import { legText, spanText } from "./plan-format";

const ICONS: Record<TravelMode, typeof Bike> = { foot: Footprints, bike: Bike, train: TrainFront };

function addressOf({ targetType, targetId }: PlanStop): string {
  if (targetType === "community-event") return paths.event(targetId);
  return targetType === "challenge" ? paths.activity : paths.discover({ [targetType]: targetId });
}

/** A stop on the day's timeline: time, place, and picture, with directions to it above. `children` are its actions. */
export function StopCard({ stop, children }: { stop: PlanStop; children?: ReactNode }) {
  const { title, category, location, price, image, placeholder, leg } = stop;
  const Icon = leg && ICONS[leg.by];
  return (
    <article
      aria-label={title}
      data-line={categoryColor(category)}
      className="relative pb-4 pl-8 before:absolute before:inset-y-0 before:left-[9px] before:w-0.5 before:bg-sky before:content-['']"
    >
      {leg && Icon && (
        <p className="flex items-center gap-2 pb-3 text-ink-soft text-sm">
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {legText(leg)}
        </p>
      )}
      <div className="relative flex items-start gap-3">
        <span aria-hidden="true" className="absolute top-1 -left-8 size-5 rounded-full border-4 border-sky bg-paper" />
        <div className="min-w-0 flex-1">
          <p className="font-bold font-display text-lg tabular-nums leading-tight">{spanText(stop)}</p>
          <h2 className="mt-1 font-sans font-semibold text-base leading-snug">
            <Link href={addressOf(stop)}>{title}</Link>
          </h2>
          <p className="text-ink-soft text-sm leading-snug">
            {[category, location, price].filter(Boolean).join(" · ")}
          </p>
        </div>
        {image && <Thumbnail image={image} placeholder={placeholder} isPoster className="w-16" />}
      </div>
      {children && <div className="mt-2 flex flex-col gap-2">{children}</div>}
    </article>
  );
}

type PlanStopCardProps = {
  stop: DescribedStop;
  index: number;
  count: number;
  isLocked: boolean;
  disabled: boolean;
  onLock: () => void;
  onSwap: () => void;
  onRemove: () => void;
  onMove: (to: number) => void;
};

export function PlanStopCard(props: PlanStopCardProps) {
  const { stop, index, count, isLocked, disabled, onLock, onSwap, onRemove, onMove } = props;
  const { title, description, reason } = stop;
  return (
    <StopCard stop={stop}>
      <p className="text-sm leading-snug">{description}</p>
      <ReasonLine reason={reason} />
      <div className="-my-1 -ml-3 flex items-center">
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Swap ${title} for another`}
          disabled={disabled || isLocked}
          onClick={onSwap}
        >
          <RefreshCw className="size-4" />
          Swap
        </Button>
        {isLocked && (
          <span className="inline-flex items-center gap-1 px-2 text-ink-soft text-sm">
            <Lock className="size-4" />
            Locked
          </span>
        )}
        <Menu label={`More options for ${title}`} className="ml-auto">
          <MenuItem
            icon={isLocked ? LockOpen : Lock}
            label={isLocked ? "Unlock this stop" : "Lock this stop"}
            onSelect={onLock}
          />
          <MenuItem
            icon={ArrowUp}
            label="Move earlier"
            disabled={disabled || index === 0}
            onSelect={() => onMove(index - 1)}
          />
          <MenuItem
            icon={ArrowDown}
            label="Move later"
            disabled={disabled || index === count - 1}
            onSelect={() => onMove(index + 1)}
          />
          <MenuItem
            icon={Trash2}
            label="Remove"
            danger
            disabled={disabled || isLocked || count <= STOPS_MIN}
            onSelect={onRemove}
          />
        </Menu>
      </div>
    </StopCard>
  );
}

export function EstimatesNote() {
  return (
    <details className="text-ink-soft text-sm">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">About these times</summary>
      <p className="text-xs leading-snug">
        Routes and times are estimates. Check train times before you go. 'L' stations: Data provided by Chicago Transit
        Authority. {CITY_NOTICE}
      </p>
    </details>
  );
}
