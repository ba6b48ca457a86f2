import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { CommunityFormSheet, type FormSheetState } from "@/components/community/community-form-sheet";
import { EventFields } from "@/components/community/event-fields";
import { ScopeChoice } from "@/components/community/scope-choice";
import { toast } from "@/components/ui/use-toast";
import { useEventWrites } from "@/lib/community/events/hooks";
import {
  type CommunityEvent,
  type EventForm,
  type EventFormInput,
  eventFormSchema,
} from "@/lib/community/events/schema";
import type { DateScope } from "@/lib/community/series/rules";
import { ApiError } from "@/lib/core/client/api-client";
import { newIdempotencyKey } from "@/lib/core/client/idempotency-key";

const BLANK: EventFormInput = {
  title: "",
  description: "",
  date: "",
  time: "18:00",
  location: "",
  address: "",
  venueId: null,
  category: "Running",
  maxAttendees: 30,
  price: 0,
  tags: "",
  image: "/posters/community-sunrise-5k-lakefront.avif",
  repeats: null,
};

const fieldsOf = ({ tags, series, ...event }: CommunityEvent): EventFormInput => ({
  ...event,
  tags: tags.join(", "),
  repeats: series && { repeats: series.repeats, until: series.until },
});

type EventFormSheetProps = FormSheetState & {
  /** The event to edit; without it a new one is created. */
  event?: CommunityEvent;
  group?: { id: string; name: string };
  onCreated?: (event: CommunityEvent) => void;
};

export function EventFormSheet({ event, group, onCreated, ...sheet }: EventFormSheetProps) {
  const { create, edit } = useEventWrites();
  const [key] = useState(newIdempotencyKey);
  const [scope, setScope] = useState<DateScope>("one");
  const form = useForm<EventFormInput, unknown, EventForm>({
    resolver: zodResolver(eventFormSchema),
    defaultValues: event ? fieldsOf(event) : { ...BLANK, groupId: group?.id ?? null },
  });
  const isRecurrenceOpen = event?.series != null && event.isHost && scope === "following";

  const save = async (values: EventForm) => {
    try {
      if (event) {
        const { groupId: _groupId, repeats, ...changes } = values;
        await edit(event.id, { ...changes, scope, ...(isRecurrenceOpen && repeats && { repeats }) });
        toast({ title: "Event updated", description: values.title });
        return;
      }
      const created = await create(values, key);
      toast({
        title: "Event created",
        description: values.repeats
          ? "You're going. Dates for the next 60 days were added."
          : "You're going. Others can join now.",
      });
      return () => onCreated?.(created);
    } catch (error) {
      const { date, until } = error instanceof ApiError ? error.errors : {};
      if (date?.[0]) form.setError("date", { message: date[0] });
      if (until?.[0]) form.setError("repeats.until", { message: until[0] });
      throw error;
    }
  };
  return (
    <CommunityFormSheet
      title={event ? "Edit event" : "Create an event"}
      description={group && `For members of ${group.name}`}
      isEdit={event !== undefined}
      form={form}
      onSave={save}
      {...sheet}
    >
      {event?.series && <ScopeChoice label="What to change" value={scope} onValueChange={setScope} />}
      <EventFields form={form} repeats={event === undefined ? "maybe" : isRecurrenceOpen ? "always" : null} />
    </CommunityFormSheet>
  );
}
