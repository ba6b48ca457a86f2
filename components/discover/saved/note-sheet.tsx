"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { Field } from "@/components/ui/field";
import { Sheet } from "@/components/ui/sheet";
import { TextArea } from "@/components/ui/text-area";
import { SAVED_NOTE_MAX } from "@/lib/discover/saved/rules";
import type { SavedItem } from "@/lib/discover/saved/schema";

type NoteSheetProps = {
  item: SavedItem;
  onSave: (item: SavedItem, note: string | null) => Promise<void>;
  onClosed: () => void;
};

/** One's own words on what was saved; its field holds no more than the server takes. Mounted while it is needed. */
export function NoteSheet({ item, onSave, onClosed }: NoteSheetProps) {
  const [open, setOpen] = useState(true);
  const form = useForm({ defaultValues: { note: item.note ?? "" } });
  const save = form.handleSubmit(async ({ note }) => {
    try {
      await onSave(item, note.trim() || null);
      setOpen(false);
    } catch (error) {
      failed("Note not saved", error);
    }
  });
  return (
    <Sheet open={open} onOpenChange={setOpen} onClosed={onClosed} title="Note" description={item.name}>
      <form onSubmit={save} className="flex flex-col gap-4">
        <Field label="What to remember about it">
          <TextArea
            rows={4}
            defaultValue={item.note ?? ""}
            limit={SAVED_NOTE_MAX}
            maxLength={SAVED_NOTE_MAX}
            {...form.register("note")}
          />
        </Field>
        <Button type="submit" block pending={form.formState.isSubmitting} pendingLabel="Saving...">
          Save
        </Button>
      </form>
    </Sheet>
  );
}
