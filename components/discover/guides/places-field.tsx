import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useState } from "react";
import { type Control, type FieldErrors, type UseFormRegister, useFieldArray } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { TextArea } from "@/components/ui/text-area";
import { Thumbnail } from "@/components/ui/thumbnail";
import { GUIDE_NOTE_MAX, GUIDE_PLACES_MAX } from "@/lib/community/member-guides/rules";
import type { GuideForm, GuideFormInput } from "@/lib/community/member-guides/schema";
import { useSearch } from "@/lib/search/hooks";
import type { Hit } from "@/lib/search/schema";

const FOUND_MAX = 6;

type FoundProps = { isKnown: (id: string) => boolean; onAdd: (hit: Hit) => void };

function PlaceSearch({ isKnown, onAdd }: FoundProps) {
  const [q, setQ] = useState("");
  const { answer, query, isLoading } = useSearch(q);
  const found = answer
    ? [...answer.places, ...answer.gems, ...answer.suggestions]
        .filter(({ type, id }) => (type === "venue" || type === "gem") && !isKnown(id))
        .slice(0, FOUND_MAX)
    : [];
  return (
    <div>
      <Field label="Add a place">
        <Input
          type="search"
          autoComplete="off"
          placeholder="Search places and hidden gems"
          value={q}
          onChange={(event) => setQ(event.target.value)}
          // Enter would submit the guide.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </Field>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {query !== "" && !isLoading && found.length === 0 && "No places found."}
      </p>
      {found.length > 0 && (
        <ul aria-label="Places found" className="mt-1 divide-y divide-line">
          {found.map((hit) => (
            <li key={hit.id}>
              <button
                type="button"
                aria-label={`Add ${hit.name}`}
                onClick={() => {
                  onAdd(hit);
                  setQ("");
                }}
                className="flex min-h-12 w-full items-center gap-3 text-left"
              >
                <Thumbnail image={hit.image} className="w-10" />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-semibold">{hit.name}</span>
                  <span className="block truncate text-ink-soft text-sm">{hit.subtitle}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type PlacesFieldProps = {
  control: Control<GuideFormInput, unknown, GuideForm>;
  register: UseFormRegister<GuideFormInput>;
  error: FieldErrors<GuideFormInput>["places"];
};

export function PlacesField({ control, register, error }: PlacesFieldProps) {
  const { fields, append, move, remove } = useFieldArray({ control, name: "places", keyName: "key" });
  const message = error?.root?.message ?? error?.message;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-sm">Places, in order</legend>
      <ol aria-label="Guide places" className="flex flex-col gap-2 empty:hidden">
        {fields.map(({ key, name, image }, index) => (
          <li key={key} className="rounded-control border border-line bg-card p-2">
            <div className="flex flex-wrap items-center gap-x-2">
              <Thumbnail image={image} className="w-10" />
              {/* On a narrow phone the buttons wrap below it, before any of its words would break. */}
              <span className="min-w-32 flex-1 break-words font-semibold leading-snug">{name}</span>
              <span className="ml-auto flex">
                <IconButton
                  label={`Move ${name} up`}
                  icon={ArrowUp}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                  className="[&_svg]:size-5"
                />
                <IconButton
                  label={`Move ${name} down`}
                  icon={ArrowDown}
                  disabled={index === fields.length - 1}
                  onClick={() => move(index, index + 1)}
                  className="[&_svg]:size-5"
                />
                <IconButton
                  label={`Remove ${name}`}
                  icon={Trash2}
                  onClick={() => remove(index)}
                  className="[&_svg]:size-5"
                />
              </span>
            </div>
            <TextArea
              rows={1}
              aria-label={`Note for ${name}`}
              placeholder="Why, when, what to try (optional)"
              maxLength={GUIDE_NOTE_MAX}
              className="mt-2 min-h-11"
              {...register(`places.${index}.note`)}
            />
          </li>
        ))}
      </ol>
      {fields.length < GUIDE_PLACES_MAX && (
        <div className="mt-2">
          <PlaceSearch
            isKnown={(id) => fields.some((place) => place.id === id)}
            onAdd={({ type, id, name, image }) => {
              if (type === "venue" || type === "gem")
                append({ type, id, note: "", name, image }, { shouldFocus: false });
            }}
          />
        </div>
      )}
      <p role="alert" className="font-medium text-danger-ink text-sm empty:hidden">
        {message}
      </p>
    </fieldset>
  );
}
