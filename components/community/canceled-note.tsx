import type { CommunityEvent } from "@/lib/community/events/schema";

/** Replaces the actions of a canceled event. */
export function CanceledNote({ event }: { event: Pick<CommunityEvent, "cancelReason"> }) {
  return (
    <p role="status" className="rounded-control bg-danger-wash px-4 py-3 font-semibold text-danger-ink">
      This event was canceled.
      {event.cancelReason && <span className="block break-words font-normal">{event.cancelReason}</span>}
    </p>
  );
}
