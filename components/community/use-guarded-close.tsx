"use client";

import { useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog";

/** A form in a sheet is not lost by a swipe: with something typed, closing asks first. */
export function useGuardedClose(isDirty: boolean) {
  const [open, setOpen] = useState(true);
  const [isAsking, setAsking] = useState(false);
  return {
    open,
    close: () => setOpen(false),
    askToClose: () => (isDirty ? setAsking(true) : setOpen(false)),
    question: (
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard what you typed?"
        description="Nothing of it is kept."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={() => setOpen(false)}
      />
    ),
  };
}
