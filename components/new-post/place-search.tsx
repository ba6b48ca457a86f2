import { Combobox } from "@base-ui/react/combobox";
import { MapPin, Search } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { useAllVenues } from "@/lib/discover/venues/hooks";
import { useSearch } from "@/lib/search/hooks";
import { FIRST_PLACES_SHOWN, matchingPlaces, type PlaceOption } from "./first-places";

type PlaceSearchProps = {
  onChoose: (place: PlaceOption) => void;
  disabled: boolean;
  label?: string;
  placeholder?: string;
};

function Option({ place }: { place: PlaceOption }) {
  return (
    <Combobox.Item
      value={place}
      className="flex min-h-13 cursor-pointer items-center gap-3 rounded-lg px-2.5 py-1.5 outline-none data-highlighted:bg-sky-wash"
    >
      <MapPin className="size-5 shrink-0 text-sky-ink" />
      <span className="min-w-0 leading-snug">
        <span className="block font-semibold">{place.name}</span>
        <span className="block truncate text-ink-soft text-sm">{place.address}</span>
      </span>
    </Combobox.Item>
  );
}

/**
 * Spec §5: the dropdown shows only while the field is focused and non-empty. Choosing a place empties the field again.
 */
export function PlaceSearch(props: PlaceSearchProps) {
  const { onChoose, disabled, label = "Search experiences", placeholder = "Search experiences..." } = props;
  const [search, setSearch] = useState("");
  const [wasFocused, setWasFocused] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const { data: places, error, retry } = useAllVenues(wasFocused);
  const { answer, query, isLoading } = useSearch(search);
  const searched =
    answer && query === search.trim() ? [...answer.places, ...answer.suggestions].map(({ id }) => id) : [];
  const found = matchingPlaces(places ?? [], search, searched);
  const shown = showsAll ? found : found.slice(0, FIRST_PLACES_SHOWN);

  const write = (next: string) => {
    setSearch(next);
    setShowsAll(false);
  };
  return (
    <Combobox.Root<PlaceOption>
      items={shown}
      filter={null}
      autoHighlight
      disabled={disabled}
      value={null}
      itemToStringLabel={({ name }) => name}
      onValueChange={(place) => place && onChoose(place)}
      inputValue={search}
      // Otherwise a chosen place would be written into the field.
      onInputValueChange={(next, { reason }) => write(reason === "input-change" ? next : "")}
      open={isOpen && search.trim() !== ""}
      onOpenChange={(open, { reason }) => {
        setOpen(open);
        if (reason === "escape-key") write("");
      }}
    >
      <div className="relative">
        <Search className="absolute top-3.5 left-3.5 size-5 text-ink-soft" />
        <Combobox.Input
          render={<Input type="search" />}
          aria-label={label}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          onFocus={() => setWasFocused(true)}
          className="pl-11"
        />
      </div>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={6} className="z-60 outline-none">
          <Combobox.Popup className="max-h-80 w-(--anchor-width) overflow-y-auto overscroll-contain rounded-control border border-line bg-raised p-1.5 text-ink shadow-raise outline-none">
            <Combobox.List aria-label="Places">
              {(place: PlaceOption) => <Option key={place.id} place={place} />}
            </Combobox.List>
            {found.length > shown.length && (
              <Button variant="ghost" block onClick={() => setShowsAll(true)}>
                Show all {found.length} places
              </Button>
            )}
            <Combobox.Status className="px-3 py-2.5 text-ink-soft empty:hidden">
              {!places && !error && "Loading places..."}
              {places && found.length === 0 && !isLoading && "No experiences found"}
            </Combobox.Status>
            {error && !places && (
              <div className="flex items-center justify-between gap-2 px-3 py-1">
                <p className="text-danger-ink text-sm">Couldn't load places.</p>
                <Button variant="ghost" onClick={() => void retry()}>
                  Retry
                </Button>
              </div>
            )}
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
