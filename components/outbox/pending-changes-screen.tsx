"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { BareScreen } from "@/components/layout/bare-screen";
import { PendingItem } from "@/components/layout/pending-list";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { failed } from "@/components/ui/failed";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { TextArea } from "@/components/ui/text-area";
import { useViewer } from "@/components/viewer";
import { type QueuedEntry, removeFromOutbox, retryFromOutbox } from "@/lib/core/client/outbox";
import { editableText, isEntryEditable } from "@/lib/core/client/outbox-entry";
import { sendOutbox } from "@/lib/core/client/outbox-sender";
import { useOutbox } from "@/lib/core/client/send-or-queue";
import { timeAgo } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

type EditorProps = { one: QueuedEntry; onSave: (body: object) => void; onCancel: () => void };

function Editor({ one, onSave, onCancel }: EditorProps) {
  const { editable } = one;
  const form = useForm({ defaultValues: { text: editableText(one) } });
  if (!editable) return null;
  const save = form.handleSubmit(({ text }) =>
    onSave({ ...one.body, [editable.field]: editable.isNumber ? Number(text) : text.trim() }),
  );
  return (
    <form onSubmit={save} className="mt-3 flex flex-col gap-3">
      <Field label={editable.label}>
        {editable.isNumber ? (
          <Input inputMode="numeric" {...form.register("text")} />
        ) : (
          <TextArea rows={3} {...form.register("text")} />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" disabled={form.watch("text").trim() === ""}>
          Save and send
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

type RowProps = { one: QueuedEntry; onRetry: (body?: object) => void; onDrop: () => void };

function Row({ one, onRetry, onDrop }: RowProps) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Card className="p-4">
      <PendingItem one={one} isNamed />
      <p className="text-ink-soft text-sm">{timeAgo(new Date(one.at).toISOString(), new Date())}</p>
      {isEditing ? (
        <Editor
          one={one}
          onCancel={() => setEditing(false)}
          onSave={(body) => {
            setEditing(false);
            onRetry(body);
          }}
        />
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={() => onRetry()}>
            Retry
          </Button>
          {one.editable && isEntryEditable(one) && (
            <Button size="sm" variant="secondary" onClick={() => setEditing(true)}>
              Edit
            </Button>
          )}
          <Button size="sm" variant="danger-ghost" aria-label={`Discard: ${one.kind}`} onClick={onDrop}>
            Discard
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Changes the server doesn't have yet, each to view, retry, or discard. */
export function PendingChangesScreen() {
  const { id } = useViewer();
  const waiting = useOutbox();
  const [toDrop, setToDrop] = useState<QueuedEntry | null>(null);

  const retry = async (one: QueuedEntry, body?: object) => {
    const isChanged = await retryFromOutbox(id, one, body);
    if (body && !isChanged) failed("Couldn't edit", "It's already being sent.");
    if (navigator.onLine) await sendOutbox(id);
    else failed("You're offline", "It will be sent when you're back online.");
  };
  const drop = async () => {
    if (toDrop) await removeFromOutbox(id, toDrop);
    setToDrop(null);
  };
  return (
    <>
      <BareScreen
        title="Waiting to be sent"
        subtitle="Changes that haven't reached Windmile yet, in order"
        back={paths.settingsPage("download")}
        className="flex flex-col gap-3 px-4 pt-4 pb-[calc(24px+var(--safe-bottom))]"
      >
        {waiting.length === 0 ? (
          <EmptyState title="All changes sent" text="Changes you make offline show up here until they're sent." />
        ) : (
          <ol className="flex flex-col gap-3">
            {waiting.map((one) => (
              <li key={one.key}>
                <Row one={one} onRetry={(body) => void retry(one, body)} onDrop={() => setToDrop(one)} />
              </li>
            ))}
          </ol>
        )}
      </BareScreen>
      <AlertDialog
        open={toDrop !== null}
        onOpenChange={() => setToDrop(null)}
        title="Discard this change?"
        description={
          toDrop && !isEntryEditable(toDrop)
            ? "It may have reached Windmile already. It won't be sent again."
            : "This hasn't been uploaded yet. It's only on this device."
        }
        confirmLabel="Discard"
        onConfirm={drop}
      />
    </>
  );
}
