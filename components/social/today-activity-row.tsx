import { Bookmark, CircleCheck } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { isActivityType } from "@/lib/activity/workouts/rules";
import { paths } from "@/lib/core/shared/paths";
import type { TodayActivity } from "@/lib/social/friends/schema";

/** Something a friend did or saved today. With `isDetailed` it also shows the time and minutes, and opens a workout. */
export function TodayActivityRow({ activity, isDetailed = false }: { activity: TodayActivity; isDetailed?: boolean }) {
  const { id, completed, name, location, time, duration, icon } = activity;
  const Icon = completed ? CircleCheck : Bookmark;
  return (
    <li className="flex items-center gap-2 text-sm">
      <Icon
        aria-hidden="true"
        className={completed ? "size-5 shrink-0 text-good-ink" : "size-5 shrink-0 text-sky-ink"}
      />
      <span className="min-w-0 flex-1">
        {isDetailed && isActivityType(icon) ? (
          <Link href={paths.workout(id)} className="block truncate font-semibold underline">
            {name}
          </Link>
        ) : (
          <span className="block truncate font-semibold">{name}</span>
        )}
        <span className="block truncate text-ink-soft leading-tight">
          {location}
          {isDetailed && ` · ${time}`}
          {isDetailed && duration > 0 && ` · ${duration} min`}
        </span>
      </span>
      <Badge tone={completed ? "sky" : "neutral"}>{completed ? "Completed" : "Saved"}</Badge>
    </li>
  );
}
