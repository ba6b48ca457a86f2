"use client";

import { Bike, BookOpen, CalendarX2, Locate, RefreshCw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Screen } from "@/components/layout/screen";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { ChipRow } from "@/components/ui/chip-row";
import { ChoiceRow } from "@/components/ui/choice-row";
import { EmptyState } from "@/components/ui/empty-state";
import { failed } from "@/components/ui/failed";
import { RowSkeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { useGeolocation } from "@/lib/core/client/geolocation";
import { keysOf } from "@/lib/core/shared/keys";
import { paths } from "@/lib/core/shared/paths";
import { BUDGETS, COMPANIES, TIMES } from "@/lib/suggestions/plans/rules";
import { planText } from "./plan-format";
import { PlanMap } from "./plan-map";
import { EstimatesNote, PlanStopCard } from "./plan-stop-card";
import { ShareDay } from "./share-day";
import { SharedDays } from "./shared-days";
import { StartPicker } from "./start-picker";
import { useDayPlan } from "./use-day-plan";

type QuestionProps<Name extends string> = {
  label: string;
  table: Readonly<Record<Name, { label: string }>>;
  value: Name | undefined;
  onChoose: (value: Name) => void;
};

function Question<Name extends string>({ label, table, value, onChoose }: QuestionProps<Name>) {
  return (
    <div>
      <p aria-hidden="true" className="font-semibold text-sm">
        {label}
      </p>
      <ChoiceRow
        label={label}
        value={value}
        onChoose={onChoose}
        className="flex-wrap"
        options={keysOf(table).map((name) => ({ value: name, label: table[name].label }))}
      />
    </div>
  );
}

type Day = ReturnType<typeof useDayPlan>;

function Stops({ day }: { day: Day }) {
  const { plan, isPlanning, locked } = day;
  const list = useRef<HTMLOListElement>(null);
  const replaced = useRef<number | null>(null);
  // The pressed button unmounts with its stop: the focus moves to the stop that takes its place.
  useEffect(() => {
    const index = replaced.current;
    if (!plan || index === null) return;
    replaced.current = null;
    list.current?.querySelectorAll<HTMLElement>("h2 a")[Math.min(index, plan.stops.length - 1)]?.focus();
  }, [plan]);
  const replacing = (index: number, change: Promise<void>) => {
    replaced.current = index;
    void change;
  };
  if (!plan) {
    if (!isPlanning) return null;
    return (
      <SkeletonGroup label="Planning your day" count={3} className="flex flex-col gap-3">
        <RowSkeleton
          className="rounded-card border border-line bg-card p-3"
          picture="h-22 w-18"
          lines={["h-4 w-32", "h-5 w-3/4", "h-4 w-full"]}
        />
      </SkeletonGroup>
    );
  }
  if (plan.stops.length === 0) {
    return (
      <EmptyState
        icon={<CalendarX2 />}
        title="Nothing fits"
        text="Nothing's open for that time and budget. Try changing one of them."
      />
    );
  }
  return (
    <ol ref={list} aria-label="Your day" className="flex flex-col">
      {plan.stops.map((stop, index) => (
        <li key={stop.targetId}>
          <PlanStopCard
            stop={stop}
            index={index}
            count={plan.stops.length}
            isLocked={locked.includes(stop.targetId)}
            disabled={isPlanning}
            onLock={() => day.toggleLock(stop.targetId)}
            onSwap={() => replacing(index, day.swap(stop.targetId))}
            onRemove={() => replacing(index, day.remove(stop.targetId))}
            onMove={(to) => void day.move(stop.targetId, to)}
          />
        </li>
      ))}
    </ol>
  );
}

/** A day in Chicago, planned from three choices. Every stop can be changed. */
export function PlanScreen() {
  const day = useDayPlan();
  const { plan, isPlanning, choice, around, guide, choose, setAround, planAgain } = day;
  const isOfGuide = (around.among ?? []).length > 0;
  const [isEditing, setEditing] = useState(false);
  const isCollapsed = plan !== null && !isEditing;
  const place = useGeolocation();
  const lookAround = async () => {
    if (around.location) return setAround({ location: null });
    const found = await place.ask();
    if (found) setAround({ location: { latitude: found.latitude, longitude: found.longitude } });
    else failed("Couldn't use your location", "Your day will start at the first stop.");
  };
  return (
    <Screen title="A Day in Chicago" back={paths.home} className="flex flex-col gap-4 px-4 pt-3">
      <StartPicker
        startsAt={around.startsAt ?? null}
        onChoose={(startsAt) => setAround({ startsAt: startsAt ?? undefined })}
      />
      {isCollapsed ? (
        <p className="flex items-center gap-2 text-sm">
          <span className="min-w-0 flex-1">
            {[
              choice.time && TIMES[choice.time].label,
              choice.budget && BUDGETS[choice.budget].label,
              choice.company && COMPANIES[choice.company].label,
            ].join(" · ")}
          </span>
          <Button variant="ghost" size="sm" aria-label="Edit answers" onClick={() => setEditing(true)}>
            Edit
          </Button>
        </p>
      ) : (
        <>
          <Question label="How long?" table={TIMES} value={choice.time} onChoose={(time) => choose({ time })} />
          <Question
            label="What's your budget?"
            table={BUDGETS}
            value={choice.budget}
            onChoose={(budget) => choose({ budget })}
          />
          <Question
            label="Who's going?"
            table={COMPANIES}
            value={choice.company}
            onChoose={(company) => choose({ company })}
          />
        </>
      )}
      <ChipRow label="Getting around">
        <Chip
          selected={Boolean(around.location)}
          disabled={place.status === "loading"}
          onClick={() => void lookAround()}
        >
          <Locate className="size-4" />
          Start near me
        </Chip>
        <Chip selected={around.hasBike ?? false} onClick={() => setAround({ hasBike: !around.hasBike })}>
          <Bike className="size-4" />I have a bike
        </Chip>
        {guide.length > 0 && (
          <Chip selected={isOfGuide} onClick={() => setAround({ among: isOfGuide ? [] : guide })}>
            <BookOpen className="size-4" />
            Only places from the guide
          </Chip>
        )}
      </ChipRow>
      <p role="status" className="font-semibold empty:hidden">
        {plan && plan.stops.length > 0 && planText(plan)}
        {!plan && !isPlanning && "Answer three questions and we'll plan your day."}
      </p>
      {plan && <PlanMap stops={plan.stops} />}
      <Stops day={day} />
      {plan && (
        <>
          {day.request && plan.stops.length > 0 && <ShareDay request={day.request} words={planText(plan)} />}
          <Button block variant="secondary" pending={isPlanning} onClick={() => void planAgain()}>
            {!isPlanning && <RefreshCw className="size-5" />}
            Plan again
          </Button>
          <EstimatesNote />
        </>
      )}
      <SharedDays />
    </Screen>
  );
}
