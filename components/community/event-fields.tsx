"use client";

import { Controller, type UseFormReturn } from "react-hook-form";
import { CoverField } from "@/components/community/cover-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { COMMUNITY_CATEGORIES, TITLE_MAX } from "@/lib/community/events/rules";
import type { EventForm, EventFormInput } from "@/lib/community/events/schema";

/** The categories offered, and the one it has already. */
export function categoryOptions(current: string) {
  const known: readonly string[] = COMMUNITY_CATEGORIES;
  const all = known.includes(current) ? known : [current, ...known];
  return all.map((category) => ({ value: category, label: category }));
}

export function EventFields({ form }: { form: UseFormReturn<EventFormInput, unknown, EventForm> }) {
  const { errors, defaultValues } = form.formState;
  return (
    <>
      <Controller
        control={form.control}
        name="image"
        render={({ field }) => <CoverField value={field.value ?? null} onChange={field.onChange} />}
      />
      <Field label="Title" error={errors.title?.message}>
        <Input placeholder="Sunday long run" maxLength={TITLE_MAX} {...form.register("title")} />
      </Field>
      <Field label="Description" error={errors.description?.message}>
        <TextArea
          rows={3}
          placeholder="What is planned, what to bring, who it is for"
          {...form.register("description")}
        />
      </Field>
      <div className="grid grid-cols-1 gap-4 min-[380px]:grid-cols-2 min-[380px]:gap-3">
        <Field label="Date" error={errors.date?.message}>
          <Input type="date" {...form.register("date")} />
        </Field>
        <Field label="Time in Chicago" error={errors.time?.message}>
          <Input type="time" {...form.register("time")} />
        </Field>
      </div>
      <Field label="Place" error={errors.location?.message}>
        <Input placeholder="Montrose Beach" maxLength={TITLE_MAX} {...form.register("location")} />
      </Field>
      <Field label="Address" error={errors.address?.message}>
        <Input autoComplete="street-address" maxLength={TITLE_MAX} {...form.register("address")} />
      </Field>
      <Field label="Category" error={errors.category?.message}>
        <Controller
          control={form.control}
          name="category"
          render={({ field }) => (
            <Select
              value={field.value}
              onValueChange={field.onChange}
              options={categoryOptions(defaultValues?.category ?? field.value)}
            />
          )}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="How many can come" error={errors.maxAttendees?.message}>
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
      <Field label="Tags" hint="With commas between them" error={errors.tags?.message}>
        <Input placeholder="beginners welcome, coffee" autoCapitalize="none" {...form.register("tags")} />
      </Field>
    </>
  );
}
