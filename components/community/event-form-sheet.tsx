"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { CommunityFormSheet } from "@/components/community/community-form-sheet";
import { EventFields } from "@/components/community/event-fields";
import { useGuardedClose } from "@/components/community/use-guarded-close";
import { failed } from "@/components/ui/failed";
import { toast } from "@/components/ui/use-toast";
import { useEventWrites } from "@/lib/community/events/hooks";
import {
  type CommunityEvent,
  type EventForm,
  type EventFormInput,
  eventFormSchema,
} from "@/lib/community/events/schema";
import { ApiError } from "@/lib/core/client/api-client";
import { newIdempotencyKey } from "@/lib/core/client/idempotency-key";

const BLANK: EventFormInput = {
  title: "",
  description: "",
  date: "",
  time: "18:00",
  location: "",
  address: "",
  category: "Running",
  maxAttendees: 30,
  price: 0,
  tags: "",
  image: "/posters/community-sunrise-5k-lakefront.avif",
};

const fieldsOf = ({ tags, ...event }: CommunityEvent): EventFormInput => ({ ...event, tags: tags.join(", ") });

type EventFormSheetProps = {
  /** To be changed; without it a new one is made. */
  event?: CommunityEvent;
  /** The group a new one belongs to. */
  group?: { id: string; name: string };
  onCreated?: (event: CommunityEvent) => void;
  onClose: () => void;
};

export function EventFormSheet({ event, group, onCreated, onClose }: EventFormSheetProps) {
  const { create, edit } = useEventWrites();
  const [key] = useState(newIdempotencyKey);
  const form = useForm<EventFormInput, unknown, EventForm>({
    resolver: zodResolver(eventFormSchema),
    defaultValues: event ? fieldsOf(event) : { ...BLANK, groupId: group?.id ?? null },
  });
  const { isDirty, isSubmitting } = form.formState;
  const guard = useGuardedClose(isDirty && !isSubmitting);

  const submit = form.handleSubmit(async (values) => {
    try {
      if (event) {
        const { groupId: _groupId, ...changes } = values;
        await edit(event.id, changes);
        toast({ title: "Event updated", description: values.title });
      } else {
        const created = await create(values, key);
        toast({ title: "Event created", description: "You are going. Others can join now." });
        onCreated?.(created);
      }
      guard.close();
    } catch (error) {
      if (error instanceof ApiError && error.errors.date?.[0]) form.setError("date", { message: error.errors.date[0] });
      failed("Error", error, "Please try again.");
    }
  });

  return (
    <CommunityFormSheet
      title={event ? "Edit event" : "Create an event"}
      description={group && `For the members of ${group.name}`}
      isEdit={event !== undefined}
      isSubmitting={isSubmitting}
      guard={guard}
      onSubmit={submit}
      onClosed={onClose}
    >
      <EventFields form={form} />
    </CommunityFormSheet>
  );
}
