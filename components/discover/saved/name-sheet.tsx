import { useForm } from "react-hook-form";
import { failed } from "@/components/ui/failed";
import { Field } from "@/components/ui/field";
import { FormSaveButton } from "@/components/ui/form-save-button";
import { Input } from "@/components/ui/input";
import { Sheet } from "@/components/ui/sheet";
import { useCollections } from "@/lib/discover/collections/hooks";
import { COLLECTION_NAME_MAX } from "@/lib/discover/collections/rules";
import type { Collection } from "@/lib/discover/collections/schema";

type NameSheetProps = { collection: Collection; open: boolean; onOpenChange: (open: boolean) => void };

export function NameSheet({ collection, open, onOpenChange }: NameSheetProps) {
  const { rename } = useCollections();
  const form = useForm({ values: { name: collection.name } });
  const save = form.handleSubmit(async ({ name }) => {
    try {
      await rename(collection.id, name.trim());
      onOpenChange(false);
    } catch (error) {
      failed("Couldn't rename collection", error);
    }
  });
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Rename collection">
      <form onSubmit={save} className="flex flex-col gap-4">
        <Field label="Name">
          <Input autoComplete="off" maxLength={COLLECTION_NAME_MAX} {...form.register("name")} />
        </Field>
        <FormSaveButton disabled={form.watch("name").trim() === ""} pending={form.formState.isSubmitting} />
      </form>
    </Sheet>
  );
}
