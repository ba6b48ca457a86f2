import { X } from "lucide-react";
import { useState } from "react";
import { Calendar } from "@/components/activity/calendar";
import { WorkoutRow } from "@/components/activity/workout-row";
import { WaitingList } from "@/components/layout/waiting-list";
import { usePreferences } from "@/components/preferences";
import { Chip } from "@/components/ui/chip";
import { EmptyState } from "@/components/ui/empty-state";
import { failed } from "@/components/ui/failed";
import { ItemList } from "@/components/ui/item-list";
import { ListFooter } from "@/components/ui/list-footer";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/use-toast";
import { useWorkouts, type Workouts } from "@/lib/activity/workouts/hooks";
import type { Workout } from "@/lib/activity/workouts/schema";
import { lazyComponent } from "@/lib/core/client/lazy-component";
import { useUnsent } from "@/lib/core/client/send-or-queue";
import { paths } from "@/lib/core/shared/paths";
import { calendarDates } from "@/lib/core/shared/zone";

const EditWorkoutDialog = lazyComponent(() => import("@/components/activity/edit-workout-dialog"), "EditWorkoutDialog");

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
      {editing && (
        <EditWorkoutDialog key={editing.id} workout={editing} onSave={edit} onClose={() => setEditing(null)} />
      )}
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
      <WaitingList entries={unsent} className="" />
      {isEmpty && <EmptyState title="No workouts yet" text="Pick an activity above and log your first one." />}
      {!isEmpty && (day === null ? <WorkoutList list={list} /> : <DayList key={day} day={day} />)}
    </div>
  );
}
