import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { TitledSection } from "@/components/ui/titled-section";
import { usePending } from "@/components/ui/use-pending";
import type { FreeTime } from "@/lib/suggestions/shared-plans/rules";
import type { SharedPlan } from "@/lib/suggestions/shared-plans/schema";
import { timeText } from "./plan-format";

type FreeTimePickerProps = {
  plan: SharedPlan;
  /** The viewer's previous choice; null means all day. */
  free: FreeTime | null;
  onSave: (free: FreeTime | null) => Promise<unknown>;
};

/** When the viewer is free: from the start of one stop to the end of another. */
export function FreeTimePicker({ plan, free, onSave }: FreeTimePickerProps) {
  const { stops, startsAt, endsAt } = plan;
  const [from, setFrom] = useState(free?.from ?? startsAt);
  const [until, setUntil] = useState(free?.until ?? endsAt);
  const { isPending, run } = usePending();
  const options = (times: readonly string[], chosen: string) =>
    [...new Set([...times, chosen])].toSorted().map((value) => ({ value, label: timeText(value) }));
  const isAllDay = from <= startsAt && until >= endsAt;
  const isSame = isAllDay ? free === null : free?.from === from && free.until === until;
  return (
    <TitledSection title="When are you free?" titleClassName="text-display-sm" className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-2">
        <Select
          label="Free from"
          value={from}
          onValueChange={setFrom}
          options={options([startsAt, ...stops.map((stop) => stop.startsAt)], from)}
        />
        <Select
          label="Free until"
          value={until}
          onValueChange={setUntil}
          options={options([...stops.map((stop) => stop.leavesAt), endsAt], until)}
        />
      </div>
      {from >= until && <p className="text-danger-ink text-sm">Choose an end time after the start time.</p>}
      {!isSame && from < until && (
        <Button
          variant="secondary"
          pending={isPending}
          onClick={() => void run(() => onSave(isAllDay ? null : { from, until }))}
        >
          Save
        </Button>
      )}
    </TitledSection>
  );
}
