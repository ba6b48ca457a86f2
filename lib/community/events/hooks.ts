"use client";

import { deleteJson, postJson, putJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { STALE } from "@/lib/core/client/swr";
import { paths } from "@/lib/core/shared/paths";
import type { CommunityEvent, CreateEventInput, Seat } from "./schema";

const always = () => true;

export function useCommunityEvents() {
  const address = paths.api.communityEvents;
  const list = useEndless<CommunityEvent>(address, { endpoint: address, staleAfter: STALE.events, mayReplace: always });
  const { pages, write, refresh } = list;
  return {
    ...list,
    events: pages?.flatMap(({ items }) => items),
    /** Takes or gives back a place; the answer says whether it was one, or a place in the queue. */
    join: async (event: CommunityEvent): Promise<Seat> => {
      const url = paths.api.joinEvent(event.id);
      const seat = event.myStatus === "none" ? await putJson<Seat>(url) : await deleteJson<Seat>(url);
      const changed = (known: CommunityEvent): CommunityEvent => ({
        ...known,
        attendees: seat.attendees,
        myStatus: seat.status,
        position: seat.position,
        isJoined: seat.status === "going",
      });
      await write(
        (pages ?? []).map((page) => ({
          ...page,
          items: page.items.map((known) => (known.id === event.id ? changed(known) : known)),
        })),
      );
      return seat;
    },
    create: async (event: CreateEventInput, idempotencyKey: string) => {
      const created = await postJson<CommunityEvent>(address, event, idempotencyKey);
      await refresh();
      return created;
    },
  };
}
export type CommunityEvents = ReturnType<typeof useCommunityEvents>;
