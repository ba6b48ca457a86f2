"use client";

import { ChevronRight, Compass } from "lucide-react";
import { useRef, useState } from "react";
import { ListRefresh } from "@/components/layout/list-refresh";
import { Screen } from "@/components/layout/screen";
import { PassportMap } from "@/components/passport/passport-map";
import { Card } from "@/components/ui/card";
import { ChoiceRow } from "@/components/ui/choice-row";
import { Loading } from "@/components/ui/loading";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Star } from "@/components/ui/star";
import { TitledSection } from "@/components/ui/titled-section";
import { lazyItemOverlay } from "@/lib/core/client/lazy-overlay";
import { countOf } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { datesInChicago } from "@/lib/core/shared/zone";
import { CITY_NOTICE } from "@/lib/discover/map/rules";
import { AREA_SHAPES } from "@/lib/discover/passport/formats";
import { usePassport } from "@/lib/discover/passport/hooks";
import { AREA_COUNT, nextMilestone } from "@/lib/discover/passport/rules";
import type { Passport, PassportArea } from "@/lib/discover/passport/schema";

const AreaSheet = lazyItemOverlay(() => import("@/components/passport/area-sheet"), "AreaSheet");

const ENDPOINTS = [paths.api.passport] as const;
const day = datesInChicago({ month: "short", day: "numeric", year: "numeric" });
const INKS = new Map(AREA_SHAPES.map(({ number, ink }) => [number, ink]));

const SHOWN = [
  { value: "all", label: "All" },
  { value: "stamped", label: "Stamped" },
  { value: "open", label: "Not yet" },
] as const;
type Shown = (typeof SHOWN)[number]["value"];

function Progress({ stamped }: { stamped: number }) {
  const next = nextMilestone(stamped);
  return (
    <div>
      <p className="flex items-baseline gap-2">
        <span className="font-display font-extrabold text-display-xl tabular-nums">{stamped}</span>
        <span className="text-ink-soft">of {AREA_COUNT} community areas</span>
      </p>
      <ProgressBar label="Areas stamped" value={stamped} max={next ?? AREA_COUNT} className="mt-1" />
      <p className="mt-1 text-ink-soft text-sm">
        {next === null
          ? "You've been all over Chicago."
          : `${next - stamped} more to earn the star for ${next === AREA_COUNT ? "all 77" : `${next} areas`}.`}
      </p>
    </div>
  );
}

function NextCard({ passport, onOpen }: { passport: Passport; onOpen: (number: number) => void }) {
  const { next, areas } = passport;
  const area = areas.find(({ number }) => number === next?.number);
  const beside = areas.find(({ number }) => number === next?.beside);
  if (!area) return null;
  const why = [
    beside && `Next to ${beside.name === "Loop" ? "the Loop" : beside.name}`,
    countOf(area.places, "place"),
    area.friends > 0 && `${countOf(area.friends, "friend")} visited`,
  ];
  return (
    <button type="button" onClick={() => onOpen(area.number)} className="w-full text-left">
      <Card className="flex items-center gap-3 p-3 transition-colors hover:bg-card-press">
        <Compass className="size-7 shrink-0 text-sky-ink" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold leading-snug">{`Try next: ${area.name}`}</span>
          <span className="block text-ink-soft text-sm leading-snug">{why.filter(Boolean).join(" · ")}</span>
        </span>
        <ChevronRight className="size-5 shrink-0 text-ink-soft" />
      </Card>
    </button>
  );
}

function AreaRow({ area, onOpen }: { area: PassportArea; onOpen: () => void }) {
  const { name, stamp, places, friends } = area;
  const known = [places > 0 && countOf(places, "place"), friends > 0 && countOf(friends, "friend")];
  const details = stamp ? `Stamped ${day.format(new Date(stamp.at))}` : known.filter(Boolean).join(" · ");
  return (
    <li>
      <button type="button" onClick={onOpen} className="area-row">
        <span data-line={stamp ? INKS.get(area.number) : undefined}>
          <Star hollow={!stamp} />
        </span>
        <span>
          <b>{name}</b>
          {details && <span>{details}</span>}
        </span>
      </button>
    </li>
  );
}

function Areas({ areas, onOpen }: { areas: readonly PassportArea[]; onOpen: (number: number) => void }) {
  const [shown, setShown] = useState<Shown>("all");
  const rows = areas
    .filter(({ stamp }) => shown === "all" || (shown === "stamped") === (stamp !== null))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  return (
    <TitledSection title="Areas" titleClassName="text-display">
      <p className="text-ink-soft text-sm">Check in at a place or record a route to stamp its area.</p>
      <ChoiceRow label="Show areas" value={shown} onChoose={setShown} options={SHOWN} className="my-2" />
      {rows.length === 0 ? (
        <p className="py-4 text-ink-soft">
          {shown === "stamped"
            ? "No stamps yet. Check in at a place to get your first."
            : "None left. You've stamped every area!"}
        </p>
      ) : (
        <ul aria-label="Community areas" className="divide-y divide-line">
          {rows.map((area) => (
            <AreaRow key={area.number} area={area} onOpen={() => onOpen(area.number)} />
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

/** Chicago's 77 community areas, and where you have been. */
export function PassportScreen() {
  const { data: passport, error, retry } = usePassport();
  const [chosen, setChosen] = useState<number | null>(null);
  const opener = useRef<SVGElement>(null);
  const open = (number: number) => {
    opener.current = document.activeElement instanceof SVGElement ? document.activeElement : null;
    setChosen(number);
  };
  const area = passport?.areas.find(({ number }) => number === chosen);
  return (
    <>
      <Screen title="Neighborhood Passport" back={paths.profile()} className="flex flex-col gap-6 px-4 pt-4">
        <ListRefresh endpoints={ENDPOINTS} />
        {passport ? (
          <>
            <Progress stamped={passport.stamped} />
            <PassportMap areas={passport.areas} next={passport.next?.number ?? null} onOpen={open} />
            <NextCard passport={passport} onOpen={open} />
            <Areas areas={passport.areas} onOpen={open} />
            <p className="text-ink-soft text-xs leading-snug">
              Community areas: City of Chicago, simplified. {CITY_NOTICE}
            </p>
          </>
        ) : (
          <Loading
            error={error}
            onRetry={retry}
            label="Loading your passport"
            shapes={["h-20 rounded-card", "aspect-4/5 rounded-card"]}
          />
        )}
      </Screen>
      <AreaSheet
        item={area ?? null}
        onClose={() => setChosen(null)}
        // Base UI returns focus to HTML elements only, and an area on the map is SVG.
        onClosed={() => opener.current?.focus({ preventScroll: true })}
      />
    </>
  );
}
