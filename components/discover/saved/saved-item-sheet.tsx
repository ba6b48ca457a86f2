import { useState } from "react";
import { useForm } from "react-hook-form";
import { failed } from "@/components/ui/failed";
import { Field } from "@/components/ui/field";
import { FormSaveButton } from "@/components/ui/form-save-button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Sheet } from "@/components/ui/sheet";
import { TextArea } from "@/components/ui/text-area";
import { useIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { useCollections } from "@/lib/discover/collections/hooks";
import { COLLECTION_NAME_MAX } from "@/lib/discover/collections/rules";
import { SAVED_NOTE_MAX } from "@/lib/discover/saved/rules";
import type { SavedItem } from "@/lib/discover/saved/schema";

const NONE = "none";
const NEW = "new";

type SavedItemSheetProps = {
  item: SavedItem;
  onSave: (item: SavedItem, changes: Pick<SavedItem, "note" | "collectionId">) => Promise<void>;
  open: boolean;
  onClose: () => void;
  onClosed?: () => void;
};

/** Your note on a saved item, and the collection it is in. */
export function SavedItemSheet({ item, onSave, open, onClose, ...sheet }: SavedItemSheetProps) {
  const { collections = [], create } = useCollections();
  const form = useForm({ defaultValues: { note: item.note ?? "", name: "" } });
  const [chosen, setChosen] = useState(item.collectionId ?? NONE);
  const name = form.watch("name").trim();
  const key = useIdempotencyKey(`collection ${name}`);
  const options = [
    { value: NONE, label: "No collection" },
    ...collections.map(({ id, name: label }) => ({ value: id, label })),
    { value: NEW, label: "New collection..." },
  ];
  const save = form.handleSubmit(async ({ note }) => {
    try {
      const collectionId = chosen === NEW ? (await create(name, key)).id : chosen === NONE ? null : chosen;
      await onSave(item, { note: note.trim() || null, collectionId });
      onClose();
    } catch (error) {
      failed("Couldn't save", error);
    }
  });
  return (
    <Sheet {...sheet} open={open} onOpenChange={onClose} title="Edit saved item" description={item.name}>
      <form onSubmit={save} className="flex flex-col gap-4">
        <Field label="Note">
          <TextArea
            rows={4}
            defaultValue={item.note ?? ""}
            limit={SAVED_NOTE_MAX}
            maxLength={SAVED_NOTE_MAX}
            {...form.register("note")}
          />
        </Field>
        <Field label="Collection">
          <Select value={chosen} onValueChange={setChosen} options={options} />
        </Field>
        {chosen === NEW && (
          <Field label="Collection name">
            <Input
              autoComplete="off"
              maxLength={COLLECTION_NAME_MAX}
              placeholder="Rainy Sundays"
              {...form.register("name")}
            />
          </Field>
        )}
        <FormSaveButton disabled={chosen === NEW && name === ""} pending={form.formState.isSubmitting} />
      </form>
    </Sheet>
  );
}
