import { BadgeCheck, Footprints } from "lucide-react";
import { useState } from "react";
import { PILL } from "@/components/discover/item-pill";
import { usePreferences } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { usePending } from "@/components/ui/use-pending";
import { toast } from "@/components/ui/use-toast";
import { useCheckIn } from "@/lib/activity/check-ins/hooks";
import { useVenue } from "@/lib/discover/venues/hooks";

/** Whether the next check-in is private: the account's setting until the sheet's switch changes it. */
export function useCheckInPrivacy() {
  const { checkInsPrivate } = usePreferences();
  const [chosen, setChosen] = useState<boolean | null>(null);
  return { isPrivate: chosen ?? checkInsPrivate, setPrivate: setChosen };
}

/** "Check in": once per place and day, for XP. Today's can be undone. */
export function CheckInButton({ venueId, isPrivate }: { venueId: string; isPrivate: boolean }) {
  const { data: venue } = useVenue(venueId);
  const { checkIn, undoCheckIn, isQueued } = useCheckIn(venueId);
  const todayId = venue?.visits.todayId ?? null;

  const { isPending, run } = usePending((error) =>
    failed(todayId ? "Couldn't remove check-in" : "Couldn't check in", error),
  );

  const toggle = async () => {
    if (todayId) {
      await undoCheckIn(todayId);
      toast({ title: "Check-in removed" });
      return;
    }
    await checkIn(isPrivate);
  };
  const Icon = todayId ? BadgeCheck : Footprints;
  return (
    <Button
      variant="secondary"
      className={PILL}
      pending={isPending}
      disabled={isQueued}
      aria-pressed={isQueued || todayId !== null}
      onClick={() => void run(toggle)}
    >
      <Icon aria-hidden="true" />
      {isQueued ? "Waiting to be sent" : todayId ? "Checked in today" : "Check in"}
    </Button>
  );
}
