import { MapPin, Pencil, Trash2 } from "lucide-react";
import { ACTIVITY_ICONS, ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { Gamified, usePreferences } from "@/components/preferences";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Menu, MenuItem } from "@/components/ui/menu";
import { formatDistance } from "@/lib/activity/distance/rules";
import { activityPhrase } from "@/lib/activity/workouts/rules";
import type { Workout } from "@/lib/activity/workouts/schema";
import { paths } from "@/lib/core/shared/paths";
import { datesInChicago } from "@/lib/core/shared/zone";

const when = datesInChicago({ weekday: "short", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" });

type WorkoutRowProps = { workout: Workout; onEdit: () => void; onDelete: () => void };

export function WorkoutRow({ workout, onEdit, onDelete }: WorkoutRowProps) {
  const { units } = usePreferences();
  const { activityType, duration, distanceMeters, venueName, notes, startedAt, xpEarned, routePreview } = workout;
  const distance = distanceMeters ? ` · ${formatDistance(distanceMeters, units)}` : "";
  const said = `${ACTIVITY_NAMES[activityType]} · ${duration} min${distance}`;
  return (
    <Card className="flex flex-wrap items-center gap-x-3 py-2 pr-1 pl-4">
      <span className="text-sky-ink [&_svg]:size-6">{ACTIVITY_ICONS[activityType]}</span>
      <div className="min-w-[min(5.5rem,80%)] flex-1">
        <p className="font-semibold">
          {routePreview ? (
            <Link
              href={paths.workout(workout.id)}
              className="underline before:absolute before:inset-y-0 before:left-0 before:right-14"
            >
              {said}
            </Link>
          ) : (
            said
          )}
        </p>
        <p className="text-ink-soft text-sm">{when.format(new Date(startedAt))}</p>
        {venueName && (
          <p className="flex items-center gap-1 text-ink-soft text-sm">
            <MapPin className="size-3.5 shrink-0" />
            <span className="min-w-0 break-words">{venueName}</span>
          </p>
        )}
        {notes && <p className="line-clamp-3 break-words text-ink-soft text-sm">{notes}</p>}
      </div>
      <Gamified>
        <p className="shrink-0 font-display font-extrabold text-lg">+{xpEarned} XP</p>
      </Gamified>
      <Menu label={`More options for this ${activityPhrase(activityType, "workout")}`}>
        <MenuItem icon={Pencil} label="Edit" onSelect={onEdit} />
        <MenuItem icon={Trash2} label="Delete" danger onSelect={onDelete} />
      </Menu>
    </Card>
  );
}
