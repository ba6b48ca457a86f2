"use client";

import { BadgeCheck, Footprints } from "lucide-react";
import { useState } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { errorText } from "@/lib/core/client/api-client";
import { STALE } from "@/lib/core/client/swr";
import { paths } from "@/lib/core/shared/paths";
import { useCheckIn } from "@/lib/discover/check-ins/hooks";
import type { VenueDetail } from "@/lib/discover/venues/schema";

/** "I was here": once a place and day, for XP; today's can be taken back. */
export function CheckInButton({ venueId }: { venueId: string }) {
  const { data: venue } = useSWR<VenueDetail>(paths.api.venue(venueId), { dedupingInterval: STALE.venues });
  const { checkIn, takeBack } = useCheckIn(venueId);
  const [isPending, setPending] = useState(false);
  const todayId = venue?.visits.todayId ?? null;

  const run = async () => {
    setPending(true);
    try {
      if (todayId) {
        await takeBack(todayId);
        toast({ title: "Check-in removed" });
      } else {
        const { xpEarned } = await checkIn();
        toast({
          title: "Checked in",
          description: xpEarned > 0 ? `You earned ${xpEarned} XP.` : "Already counted today.",
        });
      }
    } catch (error) {
      toast({
        title: todayId ? "Check-in not removed" : "Not checked in",
        description: errorText(error, "Please try again"),
        variant: "destructive",
      });
    }
    setPending(false);
  };
  const Icon = todayId ? BadgeCheck : Footprints;
  return (
    <Button variant="secondary" block pending={isPending} aria-pressed={todayId !== null} onClick={() => void run()}>
      <Icon aria-hidden="true" className="size-5" />
      {todayId ? "You were here today" : "I was here"}
    </Button>
  );
}
