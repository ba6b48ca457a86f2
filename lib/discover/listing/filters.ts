import { daysAfter } from "@/lib/core/shared/zone";
import { EVENT_SOURCES, type EventSource } from "../events/rules";
import { METERS_PER_MILE } from "../map/rules";
import { PRICE_LEVELS } from "../places/prices";

export const RATINGS = [4, 4.5, 4.8] as const;
export const DISTANCES = { mi: [0.5, 1, 2, 5], km: [1, 2, 3, 8] } as const;
export type Units = keyof typeof DISTANCES;
const METERS_PER_UNIT = { mi: METERS_PER_MILE, km: 1000 } as const;
const MAX_WITHIN = 50_000;

export type Filters = {
  openNow: boolean;
  /** With openNow: keeps places whose hours are unknown. */
  includeUnknown: boolean;
  free: boolean;
  price: readonly string[];
  rating: number | null;
  neighborhood: readonly string[];
  /** Meters around the user's position; ignored until the position is known. */
  within: number | null;
  /** First and last day of events. */
  from: string | null;
  to: string | null;
  /** The ticketing provider of events; null for all. */
  source: EventSource | null;
};
export const NO_FILTERS: Filters = {
  openNow: false,
  includeUnknown: false,
  free: false,
  price: [],
  rating: null,
  neighborhood: [],
  within: null,
  from: null,
  to: null,
  source: null,
};

type Params = { get: (name: string) => string | null };
const parts = (value: string | null) => (value ?? "").split(",").filter(Boolean).slice(0, 20);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function dayIn(value: string | null): string | null {
  if (!value || !DAY.test(value)) return null;
  const at = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== value ? null : value;
}

export function filtersIn(params: Params): Filters {
  const rating = Number(params.get("rating"));
  const within = Math.round(Number(params.get("within")));
  return {
    openNow: params.get("openNow") === "true",
    includeUnknown: params.get("includeUnknown") === "true",
    free: params.get("free") === "true",
    price: parts(params.get("price")).filter((level) => PRICE_LEVELS.some((known) => known === level)),
    rating: rating > 0 && rating <= 5 ? rating : null,
    neighborhood: parts(params.get("neighborhood")),
    within: within >= 1 && within <= MAX_WITHIN ? within : null,
    from: dayIn(params.get("from")),
    to: dayIn(params.get("to")),
    source: EVENT_SOURCES.find((source) => source === params.get("source")) ?? null,
  };
}

/** The filters as query parameters; undefined removes one. */
export function filterParts(filters: Filters) {
  const { openNow, includeUnknown, free, price, rating, neighborhood, within, from, to, source } = filters;
  return {
    openNow: openNow || undefined,
    includeUnknown: (openNow && includeUnknown) || undefined,
    free: free || undefined,
    price: price.join(",") || undefined,
    rating: rating ?? undefined,
    neighborhood: neighborhood.join(",") || undefined,
    within: within ?? undefined,
    from: from ?? undefined,
    to: to ?? undefined,
    source: source ?? undefined,
  };
}

export function countFilters(filters: Filters, kind: "places" | "events"): number {
  const { openNow, free, price, rating, neighborhood, within, from, to, source } = filters;
  const shared = Number(free) + Number(within !== null);
  if (kind === "events") return shared + Number(from !== null || to !== null) + Number(source !== null);
  return shared + Number(openNow) + price.length + Number(rating !== null) + neighborhood.length;
}

export const toMeters = (amount: number, units: Units) => Math.round(amount * METERS_PER_UNIT[units]);

/** "0.3 mi", "1.2 km"; whole numbers from ten on, and never less than a tenth. */
export function distanceText(meters: number, units: Units): string {
  const amount = Math.max(0.1, meters / METERS_PER_UNIT[units]);
  const rounded = amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);
  return `${rounded} ${units}`;
}

type Days = { from: string; to: string };

/** Today, and the current or next weekend (Friday to Sunday); of the current one, the remaining days. */
export function dayChoices(today: string): { label: string; days: Days }[] {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7; // Monday is 0
  return [
    { label: "Today", days: { from: today, to: today } },
    {
      label: "This weekend",
      days: { from: daysAfter(today, Math.max(0, 4 - weekday)), to: daysAfter(today, 6 - weekday) },
    },
    { label: "Next 7 days", days: { from: today, to: daysAfter(today, 6) } },
  ];
}
