"use client";

import { useCallback } from "react";
import useSWR from "swr";
import { type ApiError, deleteJson, patchJson, postJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { useEntityPatch } from "@/lib/core/client/entity-patch";
import { toggleOptimistically } from "@/lib/core/client/optimistic-toggle";
import { sendOrKeep } from "@/lib/core/client/send-or-keep";
import { STALE } from "@/lib/core/client/swr";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { ListedPerson } from "@/lib/social/people/schema";
import { expectedSeat } from "./rules";
import type { CommunityEvent, CreateEventInput, EditEvent, Seat } from "./schema";

/** How often an open event asks where its queue stands. */
const SEATS_REFRESH = 20_000;

/** What is to come; of one group, where one is named. */
export function useCommunityEvents(groupId?: string) {
  const address = groupId === undefined ? paths.api.communityEvents : paths.api.eventsOfGroup(groupId);
  const endpoint = paths.api.communityEvents;
  const list = useEndless<CommunityEvent>(address, { endpoint, staleAfter: STALE.events });
  return { ...list, events: list.items };
}

export function useCommunityEvent(eventId: string) {
  const key = paths.api.communityEvent(eventId);
  const { data, error } = useSWR<CommunityEvent, ApiError>(key, { refreshInterval: SEATS_REFRESH });
  return { event: data, error };
}

/** The attendees, or for the host the waiting list. */
export function useAttendees(eventId: string, status: "going" | "waitlisted") {
  const endpoint = paths.api.attendees(eventId);
  const address = status === "going" ? endpoint : paths.api.attendees(eventId, { status });
  return useEndless<ListedPerson>(address, { endpoint, staleAfter: STALE.photos });
}

const isCommunityEvent = (value: object, id: string): value is CommunityEvent =>
  "attendees" in value && "myStatus" in value && "id" in value && value.id === id;

/** Takes or gives back a place: shown at once wherever the event is, then as the server says it is. */
export function useSeat() {
  const patch = useEntityPatch(isCommunityEvent);
  const refresh = useRefresh();
  return useCallback(
    async (event: CommunityEvent, wants: boolean): Promise<Seat | undefined> => {
      const url = paths.api.joinEvent(event.id);
      const show = (seat: Partial<CommunityEvent>) => patch(event.id, (known) => ({ ...known, ...seat }));
      const seat = await toggleOptimistically<Seat>(`seat ${event.id}`, wants, {
        show: (on) => {
          const { attendees, waitlisted, myStatus, position } = expectedSeat(event, on);
          show({ attendees, waitlisted, myStatus, position, isJoined: myStatus === "going" });
        },
        send: (on) =>
          sendOrKeep<Seat>({
            kind: on ? "join" : "leave",
            details: event.title,
            subject: `seat ${event.id}`,
            method: on ? "PUT" : "DELETE",
            url,
            stale: [paths.api.communityEvents, ...STALE_AFTER.seat(event.id)],
          }),
      });
      if (!seat) return undefined;
      const { status, position, attendees, maxAttendees } = seat;
      show({ attendees, maxAttendees, myStatus: status, position, isJoined: status === "going" });
      await refresh(STALE_AFTER.seat(event.id));
      return seat;
    },
    [patch, refresh],
  );
}

/** Mutations for the host. Lists and the event's own page are invalidated. */
export function useEventWrites() {
  const refresh = useRefresh();
  const told = (eventId: string) => refresh(STALE_AFTER.communityEvent(eventId));
  return {
    create: async (event: CreateEventInput, idempotencyKey: string) => {
      const created = await postJson<CommunityEvent>(paths.api.communityEvents, event, idempotencyKey);
      await told(created.id);
      return created;
    },
    edit: async (eventId: string, changes: EditEvent) => {
      const changed = await patchJson<CommunityEvent>(paths.api.communityEvent(eventId), changes);
      await told(eventId);
      return changed;
    },
    cancel: async (eventId: string) => {
      await deleteJson(paths.api.communityEvent(eventId));
      await told(eventId);
    },
  };
}
