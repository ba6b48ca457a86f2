"use client";

import { type FormEvent, useState } from "react";
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

/** One's own words on what was saved. Mounted while it is needed. */
export function NoteSheet({ item, onSave, onClosed }: NoteSheetProps) {
  const [open, setOpen] = useState(true);
  const [note, setNote] = useState(item.note ?? "");
  const [isSaving, setSaving] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    try {
      await onSave(item, note.trim() || null);
      setOpen(false);
    } catch (error) {
      failed("Note not saved", error);
    }
    setSaving(false);
  };
  return (
    <Sheet open={open} onOpenChange={setOpen} onClosed={onClosed} title="Note" description={item.name}>
      <form onSubmit={save} className="flex flex-col gap-4">
        <Field label="What to remember about it">
          <TextArea
            rows={4}
            value={note}
            limit={SAVED_NOTE_MAX}
            maxLength={SAVED_NOTE_MAX}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
        <Button type="submit" block pending={isSaving} pendingLabel="Saving...">
          Save
        </Button>
      </form>
    </Sheet>
  );
}
