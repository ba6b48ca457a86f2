"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Sheet } from "@/components/ui/sheet";
import { TextArea } from "@/components/ui/text-area";
import { toast } from "@/components/ui/use-toast";
import type { CommunityEvents } from "@/lib/community/events/hooks";
import { type CreateEvent, type CreateEventInput, createEventSchema } from "@/lib/community/events/schema";
import { errorText } from "@/lib/core/client/api-client";
import { newIdempotencyKey } from "@/lib/core/client/idempotency-key";

type CreateEventSheetProps = { create: CommunityEvents["create"]; onClose: () => void };

export function CreateEventSheet({ create, onClose }: CreateEventSheetProps) {
  const [isOpen, setOpen] = useState(true);
  const [key] = useState(newIdempotencyKey);
  const form = useForm<CreateEventInput, unknown, CreateEvent>({
    resolver: zodResolver(createEventSchema),
    defaultValues: {
      title: "",
      description: "",
      date: "",
      time: "18:00",
      location: "",
      address: "",
      category: "Running",
      maxAttendees: 30,
      price: 0,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const errorOf = (name: keyof CreateEventInput) => {
    const message = errors[name]?.message;
    return typeof message === "string" ? { error: message } : {};
  };

  const submit = form.handleSubmit(async (event) => {
    try {
      await create(event, key);
      toast({ title: "Event created", description: "You are going. Others can join now." });
      setOpen(false);
    } catch (error) {
      toast({ title: "Error", description: errorText(error, "Please try again."), variant: "destructive" });
    }
  });

  return (
    <Sheet open={isOpen} onOpenChange={setOpen} onClosed={onClose} title="Create an event">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label="Title" {...errorOf("title")}>
          <Input {...form.register("title")} />
        </Field>
        <Field label="Description" {...errorOf("description")}>
          <TextArea rows={3} {...form.register("description")} />
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Field label="Date" {...errorOf("date")}>
            <Input type="date" {...form.register("date")} />
          </Field>
          <Field label="Time in Chicago" {...errorOf("time")}>
            <Input type="time" {...form.register("time")} />
          </Field>
        </div>
        <Field label="Location" {...errorOf("location")}>
          <Input {...form.register("location")} />
        </Field>
        <Field label="Address" {...errorOf("address")}>
          <Input autoComplete="street-address" {...form.register("address")} />
        </Field>
        <Field label="Category" {...errorOf("category")}>
          <Input {...form.register("category")} />
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Field label="Places" {...errorOf("maxAttendees")}>
            <Input type="number" inputMode="numeric" {...form.register("maxAttendees", { valueAsNumber: true })} />
          </Field>
          <Field label="Price in dollars" {...errorOf("price")}>
            <Input type="number" inputMode="decimal" step="0.01" {...form.register("price", { valueAsNumber: true })} />
          </Field>
        </div>
        <Button type="submit" size="lg" block pending={isSubmitting} pendingLabel="Creating...">
          Create
        </Button>
      </form>
    </Sheet>
  );
}
