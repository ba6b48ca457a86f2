"use client";

import { MapPin, Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/core/shared/cn";
import { FIRST_OFFERS, matchingPlaces, type Place } from "./first-places";
import { usePlaces } from "./use-places";

type PlaceSearchProps = {
  onChoose: (place: Place) => void;
  disabled: boolean;
  label?: string;
  placeholder?: string;
};

type OptionProps = { id: string; place: Place; isActive: boolean; onChoose: () => void };

function Option({ id, place, isActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: a combobox keeps the focus in its field (aria-activedescendant)
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys choose
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      className={cn(
        "flex min-h-13 cursor-pointer items-center gap-3 rounded-lg px-2.5 py-1.5 hover:bg-sky-wash",
        isActive && "bg-sky-wash",
      )}
    >
      <MapPin aria-hidden="true" className="size-5 shrink-0 text-sky-ink" />
      <span className="min-w-0 leading-snug">
        <span className="block font-semibold">{place.name}</span>
        <span className="block truncate text-ink-soft text-sm">{place.address}</span>
      </span>
    </div>
  );
}

/** Spec §5: the dropdown shows only while the field is focused and non-empty. */
export function PlaceSearch(props: PlaceSearchProps) {
  const { onChoose, disabled, label = "Search experiences", placeholder = "Search experiences..." } = props;
  const listId = useId();
  const [search, setSearch] = useState("");
  const [isFocused, setFocused] = useState(false);
  const [wasFocused, setWasFocused] = useState(false);
  const [active, setActive] = useState(-1);
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const { places, error, retry } = usePlaces(wasFocused);
  const found = matchingPlaces(places ?? [], search);
  const shown = showsAll ? found : found.slice(0, FIRST_OFFERS);
  const isOpen = isFocused && search.trim() !== "";

  useEffect(() => {
    if (active >= 0) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const type = (next: string) => {
    setSearch(next);
    setActive(-1);
    setShowsAll(false);
  };
  const choose = (place: Place) => {
    type("");
    onChoose(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((now) => (shown.length === 0 ? -1 : (now + step + shown.length) % shown.length));
    } else if (event.key === "Enter") {
      event.preventDefault();
      const place = shown[Math.max(active, 0)];
      if (place) choose(place);
    } else if (event.key === "Escape") {
      event.preventDefault();
      type("");
    }
  };

  return (
    <div className="relative">
      <Search aria-hidden="true" className="absolute top-3.5 left-3.5 size-5 text-ink-soft" />
      <Input
        type="search"
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        value={search}
        disabled={disabled}
        onChange={(event) => type(event.target.value)}
        onFocus={() => {
          setFocused(true);
          setWasFocused(true);
        }}
        onBlur={() => setFocused(false)}
        onKeyDown={onKeyDown}
        className="pl-11"
      />
      {isOpen && (
        // A press inside must not blur the field, or the list would close before the click.
        // biome-ignore lint/a11y/noStaticElementInteractions: see above
        <div
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-80 overflow-y-auto overscroll-contain rounded-control border border-line bg-raised p-1.5 shadow-raise"
        >
          <div ref={list} id={listId} role="listbox" aria-label="Places">
            {shown.map((place, index) => (
              <Option
                key={place.id}
                id={`${listId}-${index}`}
                place={place}
                isActive={index === active}
                onChoose={() => choose(place)}
              />
            ))}
          </div>
          {found.length > shown.length && (
            <Button variant="ghost" block onClick={() => setShowsAll(true)}>
              Show all {found.length} places
            </Button>
          )}
          <p role="status" className="px-3 py-2.5 text-ink-soft empty:hidden">
            {!places && !error && "Looking for places..."}
            {places && found.length === 0 && "No experiences found"}
          </p>
          {error && !places && (
            <div className="flex items-center justify-between gap-2 px-3 py-1">
              <p className="text-danger-ink text-sm">The places didn't load.</p>
              <Button variant="ghost" onClick={() => void retry()}>
                Retry
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
