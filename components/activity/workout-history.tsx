"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { ACTIVITY_ICONS, ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { EditWorkoutDialog } from "@/components/activity/edit-workout-dialog";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Menu, MenuItem } from "@/components/ui/menu";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/use-toast";
import type { Workouts } from "@/lib/activity/workouts/hooks";
import type { Workout } from "@/lib/activity/workouts/schema";
import { CHICAGO } from "@/lib/core/shared/clock";

const when = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: CHICAGO,
});

function WorkoutRow({ workout, onEdit, onDelete }: { workout: Workout; onEdit: () => void; onDelete: () => void }) {
  return (
    <Card className="flex items-center gap-3 py-2 pr-1 pl-4">
      <span className="text-sky-ink [&_svg]:size-6">{ACTIVITY_ICONS[workout.activityType]}</span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {ACTIVITY_NAMES[workout.activityType]} · {workout.duration} min
        </p>
        <p className="text-ink-soft text-sm">{when.format(new Date(workout.startedAt))}</p>
        {workout.notes && <p className="truncate text-ink-soft text-sm">{workout.notes}</p>}
      </div>
      <p className="shrink-0 font-display font-extrabold text-lg">+{workout.xpEarned} XP</p>
      <Menu label={`More about this ${workout.activityType} workout`}>
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={onEdit}>
          Edit
        </MenuItem>
        <MenuItem icon={<Trash2 aria-hidden="true" />} danger onSelect={onDelete}>
          Delete
        </MenuItem>
      </Menu>
    </Card>
  );
}

/** Everything logged, newest first. Deleting takes the XP back, so it asks. */
export function WorkoutHistory({ list }: { list: Workouts }) {
  const { workouts, error, hasMore, isLoadingMore, loadMore, retry, remove, edit } = list;
  const [editing, setEditing] = useState<Workout | null>(null);
  const [deleting, setDeleting] = useState<Workout | null>(null);
  const [isPending, setPending] = useState(false);

  const confirmDelete = async () => {
    if (!deleting) return;
    setPending(true);
    try {
      await remove(deleting.id);
      toast({ title: "Workout deleted", description: `${deleting.xpEarned} XP taken back.` });
      setDeleting(null);
    } catch {
      toast({
        title: "Error",
        description: "That workout could not be deleted. Please try again.",
        variant: "destructive",
      });
    } finally {
      setPending(false);
    }
  };

  if (!workouts) {
    return error ? <ErrorState onRetry={retry} /> : <Skeleton className="h-18 rounded-card" />;
  }
  if (workouts.length === 0) {
    return <EmptyState title="No workouts yet" text="Pick an activity above and log your first one." />;
  }
  return (
    <>
      <ul className="flex flex-col gap-2">
        {workouts.map((workout) => (
          <li key={workout.id}>
            <WorkoutRow workout={workout} onEdit={() => setEditing(workout)} onDelete={() => setDeleting(workout)} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="secondary" block className="mt-3" pending={isLoadingMore} onClick={loadMore}>
          Load more
        </Button>
      )}
      {editing && (
        <EditWorkoutDialog key={editing.id} workout={editing} onSave={edit} onClose={() => setEditing(null)} />
      )}
      <AlertDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title="Delete this workout?"
        description={`Its ${deleting?.xpEarned ?? 0} XP are taken back.`}
        confirmLabel="Delete"
        onConfirm={confirmDelete}
        pending={isPending}
      />
    </>
  );
}
