import { Bookmark, CircleCheck } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { TodayActivity } from "@/lib/social/friends/schema";

/** Something a friend did or saved today. With `isWhole` the hour and the minutes are told as well. */
export function FriendActivity({ activity, isWhole = false }: { activity: TodayActivity; isWhole?: boolean }) {
  const { completed, name, location, time, duration } = activity;
  const Icon = completed ? CircleCheck : Bookmark;
  return (
    <li className="flex items-center gap-2.5 text-sm">
      <Icon
        aria-hidden="true"
        className={completed ? "size-5 shrink-0 text-good-ink" : "size-5 shrink-0 text-sky-ink"}
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{name}</span>
        <span className="block truncate text-ink-soft leading-tight">
          {location}
          {isWhole && ` · ${time}`}
          {isWhole && duration > 0 && ` · ${duration} min`}
        </span>
      </span>
      <Badge tone={completed ? "sky" : "neutral"}>{completed ? "Completed" : "Saved"}</Badge>
    </li>
  );
}
