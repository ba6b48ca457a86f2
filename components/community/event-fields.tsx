import { Controller, type UseFormReturn } from "react-hook-form";
import { CategorySelect } from "@/components/community/category-select";
import { CoverField } from "@/components/community/cover-field";
import { PlaceSearch } from "@/components/new-post/place-search";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { EVENT_TITLE_MAX } from "@/lib/community/events/rules";
import type { EventForm, EventFormInput } from "@/lib/community/events/schema";
import { REPEATS, repeatText } from "@/lib/community/series/rules";

type RepeatFieldsProps = {
  form: UseFormReturn<EventFormInput, unknown, EventForm>;
  /** The event is already a series: its recurrence can change, but it can't become a single event. */
  isFixed: boolean;
};

/** Whether an event repeats on its date's weekday, and until when. */
function RepeatFields({ form, isFixed }: RepeatFieldsProps) {
  const [date, repeats] = form.watch(["date", "repeats"]);
  const wordsOf = (one: (typeof REPEATS)[number]) =>
    date
      ? repeatText({ repeats: one, startsOn: date })
      : { weekly: "Every week", biweekly: "Every other week", monthly: "Every month" }[one];
  const options = [
    ...(isFixed ? [] : [{ value: "never" as const, label: "Doesn't repeat" }]),
    ...REPEATS.map((value) => ({ value, label: wordsOf(value) })),
  ];
  return (
    <>
      <Field
        label="Repeats"
        hint={isFixed ? "Dates that no longer match are canceled, and guests are notified" : undefined}
      >
        <Controller
          control={form.control}
          name="repeats"
          render={({ field: { value, onChange } }) => (
            <Select
              value={value?.repeats ?? "never"}
              onValueChange={(chosen) =>
                onChange(chosen === "never" ? null : { repeats: chosen, until: value?.until ?? null })
              }
              options={options}
            />
          )}
        />
      </Field>
      {repeats && (
        <Field
          label="Last day"
          hint="Leave blank to repeat with no end date"
          error={form.formState.errors.repeats?.until?.message}
        >
          <Input
            type="date"
            min={date}
            {...form.register("repeats.until", { setValueAs: (day: string) => day || null })}
          />
        </Field>
      )}
    </>
  );
}

type EventFieldsProps = { form: UseFormReturn<EventFormInput, unknown, EventForm>; repeats: "maybe" | "always" | null };

export function EventFields({ form, repeats }: EventFieldsProps) {
  const { errors, defaultValues } = form.formState;
  return (
    <>
      <CoverField control={form.control} name="image" />
      <Field label="Title" error={errors.title?.message}>
        <Input placeholder="Sunday long run" maxLength={EVENT_TITLE_MAX} {...form.register("title")} />
      </Field>
      <Field label="Description" error={errors.description?.message}>
        <TextArea rows={3} placeholder="The plan, what to bring, and who it's for" {...form.register("description")} />
      </Field>
      <div className="grid grid-cols-1 gap-4 min-[380px]:grid-cols-2 min-[380px]:gap-3">
        <Field label="Date" error={errors.date?.message}>
          <Input type="date" {...form.register("date")} />
        </Field>
        <Field label="Time (Chicago)" error={errors.time?.message}>
          <Input type="time" {...form.register("time")} />
        </Field>
      </div>
      {repeats && <RepeatFields form={form} isFixed={repeats === "always"} />}
      <PlaceSearch
        label="Search Chicago"
        placeholder="Search Chicago..."
        disabled={false}
        onChoose={({ id, name, address }) => {
          form.setValue("venueId", id, { shouldDirty: true });
          form.setValue("location", name, { shouldDirty: true, shouldValidate: true });
          form.setValue("address", address, { shouldDirty: true, shouldValidate: true });
        }}
      />
      <Field label="Place" error={errors.location?.message}>
        <Input
          placeholder="Montrose Beach"
          maxLength={EVENT_TITLE_MAX}
          {...form.register("location", {
            // A renamed place may be a different one, so the link to the listed venue is dropped.
            onChange: () => form.setValue("venueId", null, { shouldDirty: true }),
          })}
        />
      </Field>
      <Field label="Address" error={errors.address?.message}>
        <Input autoComplete="street-address" maxLength={EVENT_TITLE_MAX} {...form.register("address")} />
      </Field>
      <Field label="Category" error={errors.category?.message}>
        <CategorySelect control={form.control} name="category" stored={defaultValues?.category} />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Guest limit" error={errors.maxAttendees?.message}>
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            {...form.register("maxAttendees", { valueAsNumber: true })}
          />
        </Field>
        <Field label="Price in dollars" error={errors.price?.message}>
          <Input
            type="number"
            inputMode="decimal"
            step="0.01"
            min={0}
            {...form.register("price", { valueAsNumber: true })}
          />
        </Field>
      </div>
      <Field label="Tags" hint="Separate with commas" error={errors.tags?.message}>
        <Input placeholder="beginners welcome, coffee" autoCapitalize="none" {...form.register("tags")} />
      </Field>
    </>
  );
}
