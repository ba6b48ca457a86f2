import { BadgeCheck, Footprints } from "lucide-react";
import { useState } from "react";
import { checkedIn } from "@/components/activity/earned-toasts";
import { celebrate } from "@/components/activity/reward-events";
import { usePreferences } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { Switch } from "@/components/ui/switch";
import { usePending } from "@/components/ui/use-pending";
import { toast } from "@/components/ui/use-toast";
import { useCheckIn } from "@/lib/discover/check-ins/hooks";
import { useVenue } from "@/lib/discover/venues/hooks";

/** "I was here": once a place and day, for XP; today's can be taken back. */
export function CheckInButton({ venueId }: { venueId: string }) {
  const { data: venue } = useVenue(venueId);
  const { checkIn, takeBack } = useCheckIn(venueId);
  const { gamification, checkInsPrivate } = usePreferences();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isPrivate = chosen ?? checkInsPrivate;
  const todayId = venue?.visits.todayId ?? null;

  const { isPending, run } = usePending((error) => failed(todayId ? "Check-in not removed" : "Not checked in", error));

  const toggle = async () => {
    if (todayId) {
      await takeBack(todayId);
      toast({ title: "Check-in removed" });
      return;
    }
    const answer = await checkIn(isPrivate);
    if (!answer) return; // it waits in the outbox, which says so
    celebrate(answer);
    toast(checkedIn(answer.xpEarned, gamification));
  };
  const Icon = todayId ? BadgeCheck : Footprints;
  return (
    <>
      <Button
        variant="secondary"
        block
        pending={isPending}
        aria-pressed={todayId !== null}
        onClick={() => void run(toggle)}
      >
        <Icon aria-hidden="true" className="size-5" />
        {todayId ? "You were here today" : "I was here"}
      </Button>
      {!todayId && (
        <Switch
          label="Private check-in"
          description="Counts, but friends won't see it."
          checked={isPrivate}
          onCheckedChange={setChosen}
        />
      )}
    </>
  );
}
