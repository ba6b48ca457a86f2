import { Check, Clock } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { refused } from "@/components/ui/failed";
import { toast } from "@/components/ui/use-toast";
import { useRsvp } from "@/lib/community/events/hooks";
import type { CommunityEvent } from "@/lib/community/events/schema";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";

const AlertDialog = lazyOverlay(() => import("@/components/ui/alert-dialog"), "AlertDialog");

function ButtonLabel({ event }: { event: CommunityEvent }) {
  if (event.myStatus === "going") {
    return (
      <>
        <Check className="size-5" /> Joined
      </>
    );
  }
  if (event.myStatus === "waitlisted") {
    return (
      <>
        <Clock className="size-5" /> Number {event.position} on the waitlist
      </>
    );
  }
  return event.isFull ? "Join the waitlist" : "Join";
}

export function RsvpButton({ event }: { event: CommunityEvent }) {
  const setRsvp = useRsvp();
  const [isAsking, setAsking] = useState(false);
  const isIn = event.myStatus !== "none";
  const isWaitlisted = event.myStatus === "waitlisted";

  const join = async () => {
    const rsvp = await setRsvp(event, true);
    if (rsvp?.status === "going") toast({ title: "You're going", description: event.title });
    if (rsvp?.status === "waitlisted") {
      toast({
        title: "You're on the waitlist",
        description: `You're number ${rsvp.position}. You'll move up when someone leaves.`,
      });
    }
  };
  const leave = async () => {
    const rsvp = await setRsvp(event, false);
    if (rsvp)
      toast({ title: isWaitlisted ? "You left the waitlist" : "You're no longer going", description: event.title });
  };

  if (event.isCancelled) return null;
  if (event.isHost) return <Badge className="self-center">You're hosting this</Badge>;
  if (!isIn && event.isOver) return null;
  return (
    <>
      <Button
        className="min-w-0 flex-auto"
        variant={isIn ? "secondary" : "primary"}
        aria-pressed={isIn}
        aria-haspopup={isIn ? "dialog" : undefined}
        onClick={() => (isIn ? setAsking(true) : void join().catch(refused))}
      >
        <ButtonLabel event={event} />
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={isWaitlisted ? "Leave the waitlist?" : "Leave this event?"}
        description={
          isWaitlisted
            ? "You'll lose your place in line."
            : event.waitlisted > 0
              ? "Your spot goes to the first person on the waitlist."
              : "Your spot opens up for someone else."
        }
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={() => void leave().catch(refused)}
      />
    </>
  );
}
