import { Check, Clock, Lock } from "lucide-react";
import { useState } from "react";
import { refused } from "@/components/community/refusal-toast";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { useMembership } from "@/lib/community/groups/hooks";
import type { Group } from "@/lib/community/groups/schema";

function Face({ group }: { group: Group }) {
  if (group.myStatus === "member") {
    return (
      <>
        <Check className="size-5" /> Joined
      </>
    );
  }
  if (group.myStatus === "requested") {
    return (
      <>
        <Clock className="size-5" /> Requested
      </>
    );
  }
  if (group.isFull) return "Full";
  if (!group.isPrivate) return "Join";
  return (
    <>
      <Lock className="size-4" /> Ask to join
    </>
  );
}

/** Join, request or leave; leaving asks for confirmation. */
export function MembershipButton({ group, className }: { group: Group; className?: string }) {
  const change = useMembership();
  const [isAsking, setAsking] = useState(false);
  const isIn = group.myStatus !== "none";
  const isMember = group.myStatus === "member";

  const run = async (wants: boolean) => {
    setAsking(false);
    try {
      const answer = await change(group, wants);
      if (answer?.status === "member") toast({ title: "Welcome in!", description: `You joined ${group.name}.` });
      if (answer?.status === "requested") {
        toast({ title: "Request sent", description: "An owner or admin of the group answers it." });
      }
      if (answer?.status === "none" && !wants) {
        toast({ title: isMember ? `You left ${group.name}` : "Request canceled" });
      }
    } catch (error) {
      refused(error);
    }
  };

  return (
    <>
      <Button
        className={className}
        variant={isIn ? "secondary" : "primary"}
        aria-pressed={isIn}
        aria-haspopup={isIn ? "dialog" : undefined}
        disabled={!isIn && group.isFull}
        onClick={() => (isIn ? setAsking(true) : void run(true))}
      >
        <Face group={group} />
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={isMember ? `Leave ${group.name}?` : "Take back your request?"}
        description={
          isMember
            ? group.isPrivate
              ? "You lose your places at its events, and you have to ask to join again. Events you host here pass to a co-host or an owner."
              : "You can join again as long as there is room. Events you host here pass to a co-host or an owner."
            : "You can ask again later."
        }
        confirmLabel={isMember ? "Leave" : "Take back"}
        cancelLabel={isMember ? "Stay" : "Keep"}
        onConfirm={() => void run(false)}
      />
    </>
  );
}
