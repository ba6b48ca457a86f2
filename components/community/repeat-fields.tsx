import { Controller, type UseFormReturn } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { EventForm, EventFormInput } from "@/lib/community/events/schema";
import { REPEATS, repeatText } from "@/lib/community/series/rules";

type RepeatFieldsProps = {
  form: UseFormReturn<EventFormInput, unknown, EventForm>;
  /** The event is already a series: its recurrence can change, but it can't become a single event. */
  isFixed: boolean;
};

/** Whether an event repeats on its date's weekday, and until when. */
export function RepeatFields({ form, isFixed }: RepeatFieldsProps) {
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
