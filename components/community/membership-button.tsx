import { Check, Clock, Lock } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { refused } from "@/components/ui/failed";
import { toast } from "@/components/ui/use-toast";
import { useMembership } from "@/lib/community/groups/hooks";
import type { Group } from "@/lib/community/groups/schema";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";

const AlertDialog = lazyOverlay(() => import("@/components/ui/alert-dialog"), "AlertDialog");

function ButtonLabel({ group }: { group: Group }) {
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
      <Lock className="size-4" /> Request to join
    </>
  );
}

export function MembershipButton({ group, className }: { group: Group; className?: string }) {
  const change = useMembership();
  const [isAsking, setAsking] = useState(false);
  const isIn = group.myStatus !== "none";
  const isMember = group.myStatus === "member";

  const run = async (wants: boolean) => {
    const answer = await change(group, wants);
    if (answer?.status === "member") toast({ title: "You're in!", description: `You joined ${group.name}.` });
    if (answer?.status === "requested") {
      toast({ title: "Request sent", description: "An owner or admin will review it." });
    }
    if (answer?.status === "none" && !wants) {
      toast({ title: isMember ? `You left ${group.name}` : "Request canceled" });
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
        onClick={() => (isIn ? setAsking(true) : void run(true).catch(refused))}
      >
        <ButtonLabel group={group} />
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={isMember ? `Leave ${group.name}?` : "Cancel your request?"}
        description={
          isMember
            ? group.isPrivate
              ? "You'll lose your spots at its events and will need to request to join again. Events you host here will go to a co-host or an owner."
              : "You can join again if there's room. Events you host here will go to a co-host or an owner."
            : "You can request to join again later."
        }
        confirmLabel={isMember ? "Leave" : "Cancel request"}
        cancelLabel={isMember ? "Stay" : "Keep request"}
        onConfirm={() => void run(false).catch(refused)}
      />
    </>
  );
}
