"use client";

import type { FormEventHandler, ReactNode } from "react";
import type { useGuardedClose } from "@/components/community/use-guarded-close";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";

type CommunityFormSheetProps = {
  title: string;
  description?: string | undefined;
  /** Whether something that exists is changed. */
  isEdit: boolean;
  isSubmitting: boolean;
  guard: ReturnType<typeof useGuardedClose>;
  onSubmit: FormEventHandler;
  onClosed: () => void;
  children: ReactNode;
};

/** The sheet around the form of an event or a group. */
export function CommunityFormSheet(props: CommunityFormSheetProps) {
  const { title, description, isEdit, isSubmitting, guard, onSubmit, onClosed, children } = props;
  return (
    <Sheet
      open={guard.open}
      onOpenChange={(isOpen) => !isOpen && guard.askToClose()}
      onClosed={onClosed}
      title={title}
      description={description}
    >
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
        {children}
        <Button
          type="submit"
          size="lg"
          block
          pending={isSubmitting}
          pendingLabel={isEdit ? "Saving..." : "Creating..."}
        >
          {isEdit ? "Save" : "Create"}
        </Button>
      </form>
      {guard.question}
    </Sheet>
  );
}
