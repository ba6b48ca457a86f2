import { useState } from "react";
import { ShoesField } from "@/components/activity/shoes-field";
import { NumberGrid, totalsOf } from "@/components/activity/workout-stats";
import { RouteMap } from "@/components/discover/map/route-map";
import { usePreferences } from "@/components/preferences";
import { SplitsTable } from "@/components/record/splits-table";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";
import { TitledSection } from "@/components/ui/titled-section";
import { usePending } from "@/components/ui/use-pending";
import type { RecorderSession } from "@/lib/activity/recorder/recorder-session";
import { piecesOf } from "@/lib/activity/routes/route-shape";
import { measure } from "@/lib/activity/routes/rules";
import { MAX_WORKOUT_NOTES, workoutName } from "@/lib/activity/workouts/rules";

type RecordingSummaryProps = {
  session: RecorderSession;
  now: number;
  save: (noted: { notes: string; shoesId: string }, withMap: boolean) => Promise<void>;
  /** Why the server rejected its route; it can then be saved without one. */
  refusal: string | null;
  onResume: () => void;
  onDiscard: () => Promise<void>;
};

export function RecordingSummary({ session, now, save, refusal, onResume, onDiscard }: RecordingSummaryProps) {
  const { units } = usePreferences();
  const [notes, setNotes] = useState("");
  const [shoesId, setShoesId] = useState("");
  const [isAsking, setAsking] = useState(false);
  const { isPending: isSaving, run } = usePending();
  const { activityType, track } = session;
  const route = track.route();
  const hasRoute = route.points.length > 1;
  const timed = { distanceMeters: null, movingSeconds: track.elapsedMs(now) / 1000 };
  const totals = totalsOf({ activityType, ...(hasRoute ? measure(route, activityType) : timed) }, units);
  const send = (withMap: boolean) => run(() => save({ notes, shoesId }, withMap));
  return (
    <TitledSection title={workoutName(activityType)} titleClassName="text-display" className="flex flex-col gap-4">
      {hasRoute && <RouteMap pieces={piecesOf(route.points, route.breaks)} label="Your route" />}
      <Card className="p-4">
        <NumberGrid items={totals} />
      </Card>
      {hasRoute && <SplitsTable route={route} activityType={activityType} units={units} />}
      <Field label="Notes">
        <TextArea
          value={notes}
          onChange={({ target }) => setNotes(target.value)}
          maxLength={MAX_WORKOUT_NOTES}
          rows={3}
          placeholder="How was it?"
        />
      </Field>
      <ShoesField value={shoesId} onChange={setShoesId} />
      {refusal && (
        <Card role="alert" className="flex flex-col gap-3 p-4">
          <p>{refusal}</p>
          <Button variant="secondary" block disabled={isSaving} onClick={() => send(false)}>
            Save without the map
          </Button>
        </Card>
      )}
      <Button size="lg" block pending={isSaving} pendingLabel="Saving..." onClick={() => send(true)}>
        Save Workout
      </Button>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="secondary" disabled={isSaving} onClick={onResume}>
          Resume recording
        </Button>
        <Button variant="danger-ghost" disabled={isSaving} onClick={() => setAsking(true)}>
          Discard
        </Button>
      </div>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard this recording?"
        description="It's only on this device and will be deleted."
        confirmLabel="Discard"
        onConfirm={onDiscard}
      />
    </TitledSection>
  );
}
