import { ArrowDown, ArrowUp, Bike, Footprints, Lock, LockOpen, RefreshCw, TrainFront, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { ReasonLine } from "@/components/ask-ai/reason-line";
import { categoryColor } from "@/components/discover/category-colors";
import { Card } from "@/components/ui/card";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { Thumbnail } from "@/components/ui/thumbnail";
import { paths } from "@/lib/core/shared/paths";
import { CITY_NOTICE } from "@/lib/discover/map/rules";
import { STOPS_MIN, type Way } from "@/lib/suggestions/plans/rules";
import type { DescribedStop, PlanStop } from "@/lib/suggestions/plans/schema";
import { legWords, spanWords } from "./plan-format";

const ICONS: Record<Way, typeof Bike> = { foot: Footprints, bike: Bike, train: TrainFront };

/** How to get to a stop. */
function LegLine({ leg }: { leg: NonNullable<PlanStop["leg"]> }) {
  const Icon = ICONS[leg.by];
  return (
    <p className="flex items-center gap-2 py-2 pl-4 text-ink-soft text-sm">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {legWords(leg)}
    </p>
  );
}

function addressOf({ targetType, targetId }: PlanStop): string {
  if (targetType === "community-event") return paths.event(targetId);
  return targetType === "challenge" ? paths.activity : paths.discover({ [targetType]: targetId });
}

/** When and where, with its picture. */
function StopFacts({ stop }: { stop: PlanStop }) {
  const { title, category, location, price, image, placeholder } = stop;
  return (
    <div className="flex items-start gap-3">
      {image && <Thumbnail image={image} placeholder={placeholder} isPoster className="w-18" />}
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-sm tabular-nums">{spanWords(stop)}</p>
        <h2 className="mt-0.5 font-sans font-semibold text-lg leading-snug">
          <Link href={addressOf(stop)}>{title}</Link>
        </h2>
        <p className="text-ink-soft text-sm leading-snug">{[category, location, price].filter(Boolean).join(" · ")}</p>
      </div>
    </div>
  );
}

/** The card of a stop with the leg to it above; `children` are its actions. */
export function StopCard({ stop, children }: { stop: PlanStop; children?: ReactNode }) {
  return (
    <>
      {stop.leg && <LegLine leg={stop.leg} />}
      <Card line={categoryColor(stop.category)} className="pl-1.5">
        <article aria-label={stop.title} className="flex flex-col gap-2.5 p-3.5">
          <StopFacts stop={stop} />
          {children}
        </article>
      </Card>
    </>
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

/** One stop of the day: when, where and why, and what can be done about it. */
export function PlanStopCard(props: PlanStopCardProps) {
  const { stop, index, count, isLocked, disabled, onLock, onSwap, onRemove, onMove } = props;
  const { title, description, reason } = stop;
  return (
    <StopCard stop={stop}>
      <p className="text-sm leading-snug">{description}</p>
      <ReasonLine reason={reason} />
      <div className="-mx-2 -mb-2 flex justify-between">
        <IconButton
          label={`Keep ${title}`}
          icon={isLocked ? Lock : LockOpen}
          aria-pressed={isLocked}
          onClick={onLock}
        />
        <IconButton
          label={`Swap ${title} for another`}
          icon={RefreshCw}
          disabled={disabled || isLocked}
          onClick={onSwap}
        />
        <IconButton
          label={`Move ${title} earlier`}
          icon={ArrowUp}
          disabled={disabled || index === 0}
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          label={`Move ${title} later`}
          icon={ArrowDown}
          disabled={disabled || index === count - 1}
          onClick={() => onMove(index + 1)}
        />
        <IconButton
          label={`Remove ${title}`}
          icon={Trash2}
          disabled={disabled || isLocked || count <= STOPS_MIN}
          onClick={onRemove}
        />
      </div>
    </StopCard>
  );
}

export function EstimatesNote() {
  return (
    <p className="text-ink-soft text-xs leading-snug">
      Routes and times are estimates. Check train times before you go. 'L' stations: Data provided by Chicago Transit
      Authority. {CITY_NOTICE}
    </p>
  );
}
