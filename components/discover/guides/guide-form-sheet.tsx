import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { CommunityFormSheet, type FormSheetState } from "@/components/community/community-form-sheet";
import { CoverField } from "@/components/community/cover-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { toast } from "@/components/ui/use-toast";
import { useGuideWrites } from "@/lib/community/member-guides/hooks";
import { GUIDE_DESCRIPTION_MAX, GUIDE_TITLE_MAX } from "@/lib/community/member-guides/rules";
import {
  type GuideForm,
  type GuideFormInput,
  guideFormSchema,
  type MemberGuide,
} from "@/lib/community/member-guides/schema";
import { newIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { AUDIENCE_NAMES, AUDIENCES } from "@/lib/core/shared/audiences";
import { PlacesField } from "./places-field";

const BLANK: GuideFormInput = { title: "", description: "", coverImage: null, audience: "everyone", places: [] };

const formOf = ({ title, description, coverImage, audience, places }: MemberGuide): GuideFormInput => ({
  ...{ title, description, coverImage, audience: audience ?? "everyone" },
  places: places.map(({ type, id, note, name, image }) => ({ type, id, note, name, image })),
});

const CHOICES = AUDIENCES.map((value) => ({ value, label: AUDIENCE_NAMES[value] }));

type GuideFormSheetProps = FormSheetState & { guide?: MemberGuide; onCreated?: (guide: MemberGuide) => void };

export function GuideFormSheet({ guide, onCreated, ...sheet }: GuideFormSheetProps) {
  const { create, edit } = useGuideWrites();
  const [key] = useState(newIdempotencyKey);
  const form = useForm<GuideFormInput, unknown, GuideForm>({
    resolver: zodResolver(guideFormSchema),
    defaultValues: guide ? formOf(guide) : BLANK,
  });
  const { errors } = form.formState;

  const save = async (values: GuideForm) => {
    if (guide) {
      await edit(guide.id, values);
      toast({ title: "Guide updated", description: values.title });
      return;
    }
    const made = await create(values, key);
    return () => onCreated?.(made);
  };
  return (
    <CommunityFormSheet
      title={guide ? "Edit guide" : "Create a guide"}
      isEdit={guide !== undefined}
      form={form}
      onSave={save}
      {...sheet}
    >
      <Field label="Name" error={errors.title?.message}>
        <Input placeholder="My first day in Chicago" maxLength={GUIDE_TITLE_MAX} {...form.register("title")} />
      </Field>
      <Field label="Description" error={errors.description?.message}>
        <TextArea
          rows={2}
          placeholder="Who it's for and how long it takes"
          maxLength={GUIDE_DESCRIPTION_MAX}
          {...form.register("description")}
        />
      </Field>
      <PlacesField control={form.control} register={form.register} error={errors.places} />
      <CoverField control={form.control} name="coverImage" />
      <Field label="Who can see it">
        <Controller
          control={form.control}
          name="audience"
          render={({ field }) => (
            <Select value={field.value ?? "everyone"} onValueChange={field.onChange} options={CHOICES} />
          )}
        />
      </Field>
    </CommunityFormSheet>
  );
}
