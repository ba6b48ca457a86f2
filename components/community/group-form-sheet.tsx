import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { CategorySelect } from "@/components/community/category-select";
import { CommunityFormSheet, type FormSheetState } from "@/components/community/community-form-sheet";
import { CoverField } from "@/components/community/cover-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Switch } from "@/components/ui/switch";
import { TextArea } from "@/components/ui/text-area";
import { toast } from "@/components/ui/use-toast";
import { useGroupWrites } from "@/lib/community/groups/hooks";
import { GROUP_NAME_MAX } from "@/lib/community/groups/rules";
import { type CreateGroup, type Group, type GroupFormInput, groupFormSchema } from "@/lib/community/groups/schema";
import { newIdempotencyKey } from "@/lib/core/client/idempotency-key";

const BLANK: GroupFormInput = {
  name: "",
  description: "",
  category: "Running",
  maxMembers: 300,
  isPrivate: false,
  coverImage: "/posters/group-lakefront-run-club.avif",
};

type GroupFormSheetProps = FormSheetState & { group?: Group; onCreated?: (group: Group) => void };

export function GroupFormSheet({ group, onCreated, ...sheet }: GroupFormSheetProps) {
  const { create, edit } = useGroupWrites();
  const [key] = useState(newIdempotencyKey);
  const form = useForm<GroupFormInput, unknown, CreateGroup>({
    resolver: zodResolver(groupFormSchema),
    defaultValues: group ?? BLANK,
  });
  const { errors } = form.formState;

  const save = async (values: CreateGroup) => {
    if (group) {
      await edit(group.id, values);
      toast({ title: "Group updated", description: values.name });
      return;
    }
    const created = await create(values, key);
    toast({ title: "Group created", description: "You're the owner. Others can find it now." });
    return () => onCreated?.(created);
  };
  return (
    <CommunityFormSheet
      title={group ? "Edit group" : "Start a group"}
      isEdit={group !== undefined}
      form={form}
      onSave={save}
      {...sheet}
    >
      <CoverField control={form.control} name="coverImage" />
      <Field label="Name" error={errors.name?.message}>
        <Input placeholder="Sunrise run club" maxLength={GROUP_NAME_MAX} {...form.register("name")} />
      </Field>
      <Field label="Description" error={errors.description?.message}>
        <TextArea rows={3} placeholder="What you do, how often, and who's welcome" {...form.register("description")} />
      </Field>
      <Field label="Category" error={errors.category?.message}>
        <CategorySelect control={form.control} name="category" stored={group?.category} />
      </Field>
      <Field label="Member limit" error={errors.maxMembers?.message}>
        <Input type="number" inputMode="numeric" min={1} {...form.register("maxMembers", { valueAsNumber: true })} />
      </Field>
      <Controller
        control={form.control}
        name="isPrivate"
        render={({ field }) => (
          <Switch
            label="Private group"
            description="People request to join. Only members can see its members and events."
            checked={field.value ?? false}
            onCheckedChange={field.onChange}
          />
        )}
      />
    </CommunityFormSheet>
  );
}
