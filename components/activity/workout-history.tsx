import { MapPin, Pencil, Trash2, X } from "lucide-react";
import { useState } from "react";
import { ACTIVITY_ICONS } from "@/components/activity/activity-names";
import { Calendar } from "@/components/activity/calendar";
import { PendingList } from "@/components/layout/pending-list";
import { Gamified, usePreferences } from "@/components/preferences";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { EmptyState } from "@/components/ui/empty-state";
import { failed } from "@/components/ui/failed";
import { ItemList } from "@/components/ui/item-list";
import { Link } from "@/components/ui/link";
import { ListFooter } from "@/components/ui/list-footer";
import { Menu, MenuItem } from "@/components/ui/menu";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/use-toast";
import { formatDistance } from "@/lib/activity/distance/rules";
import { useWorkouts, type Workouts } from "@/lib/activity/workouts/hooks";
import { activityPhrase, workoutName } from "@/lib/activity/workouts/rules";
import type { Workout } from "@/lib/activity/workouts/schema";
import { lazyItemOverlay } from "@/lib/core/client/lazy-overlay";
import { useUnsent } from "@/lib/core/client/send-or-queue";
import { paths } from "@/lib/core/shared/paths";
import { calendarDates, datesInChicago } from "@/lib/core/shared/zone";

const when = datesInChicago({ weekday: "short", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" });

type WorkoutRowProps = { workout: Workout; onEdit: () => void; onDelete: () => void };

function WorkoutRow({ workout, onEdit, onDelete }: WorkoutRowProps) {
  const { units } = usePreferences();
  const { activityType, duration, distanceMeters, venueName, notes, startedAt, xpEarned, routePreview } = workout;
  const distance = distanceMeters ? ` · ${formatDistance(distanceMeters, units)}` : "";
  const summary = `${workoutName(activityType)} · ${duration} min${distance}`;
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
              {summary}
            </Link>
          ) : (
            summary
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

const EditWorkoutDialog = lazyItemOverlay(
  () => import("@/components/activity/edit-workout-dialog"),
  "EditWorkoutDialog",
);

const dayName = calendarDates({ month: "long", day: "numeric", year: "numeric" });

function WorkoutList({ list }: { list: Workouts }) {
  const { gamification } = usePreferences();
  const { remove, edit } = list;
  const [editing, setEditing] = useState<Workout | null>(null);

  const removeWithUndo = ({ id, xpEarned }: Workout) => {
    const undo = remove(id, () => failed("Error", "Couldn't delete that workout. Please try again."));
    toast({
      title: "Workout deleted",
      ...(gamification && { description: `${xpEarned} XP removed.` }),
      action: { label: "Undo", onClick: undo },
    });
  };

  return (
    <>
      <ItemList
        list={list}
        skeleton={<Skeleton className="h-18 rounded-card" />}
        empty={null}
        className="flex flex-col gap-2"
        foot={<ListFooter list={list} skeleton={<Skeleton className="mt-2 h-18 rounded-card" />} end={null} />}
      >
        {(workout) => (
          <WorkoutRow workout={workout} onEdit={() => setEditing(workout)} onDelete={() => removeWithUndo(workout)} />
        )}
      </ItemList>
      <EditWorkoutDialog item={editing} onSave={edit} onClose={() => setEditing(null)} />
    </>
  );
}

function DayList({ day }: { day: string }) {
  return <WorkoutList list={useWorkouts(day)} />;
}

/** Workouts, newest first, with unsent ones on top. Choosing a day in the calendar filters them. */
export function WorkoutHistory({ list }: { list: Workouts }) {
  const [day, setDay] = useState<string | null>(null);
  const unsent = useUnsent(paths.api.workouts, paths.api.recordedWorkouts);
  const isEmpty = list.items?.length === 0 && unsent.length === 0;
  return (
    <div className="flex flex-col gap-3">
      <Calendar chosen={day} onChoose={setDay} />
      {day !== null && (
        <div className="flex items-center gap-2">
          <h3 className="min-w-0 flex-1 text-lg">{dayName.format(new Date(`${day}T00:00:00Z`))}</h3>
          <Chip onClick={() => setDay(null)}>
            <X className="size-4" />
            Show all
          </Chip>
        </div>
      )}
      <PendingList entries={unsent} className="" />
      {isEmpty && <EmptyState title="No workouts yet" text="Pick an activity above and log your first one." />}
      {!isEmpty && (day === null ? <WorkoutList list={list} /> : <DayList key={day} day={day} />)}
    </div>
  );
}
