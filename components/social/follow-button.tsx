"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { deleteJson, putJson } from "@/lib/core/client/api-client";
import { wish } from "@/lib/core/client/wish";
import { paths } from "@/lib/core/shared/paths";
import type { FollowState } from "@/lib/social/people/schema";

type FollowAnswer = { state: FollowState; followersCount: number };
type FollowButtonProps = {
  person: { id: string; firstName: string; followState: FollowState };
  onChanged?: (state: FollowState) => void;
  className?: string;
};

const LABELS: Record<FollowState, string> = { none: "Follow", requested: "Requested", following: "Following" };

/** Shows the new state at once; the server says whether a private account has to agree first. */
export function FollowButton({ person, onChanged, className }: FollowButtonProps) {
  const [state, setState] = useState(person.followState);

  const toggle = async () => {
    const url = paths.api.follow(person.id);
    try {
      const answer = await wish<FollowAnswer>(`follow ${person.id}`, state === "none", {
        show: (on) => setState(on ? "following" : "none"),
        send: (on) => (on ? putJson(url) : deleteJson(url)),
      });
      if (!answer) return;
      setState(answer.state);
      onChanged?.(answer.state);
    } catch {
      toast({ title: "Error", description: "That did not work. Please try again.", variant: "destructive" });
    }
  };

  return (
    <Button
      variant={state === "none" ? "primary" : "secondary"}
      aria-pressed={state !== "none"}
      aria-label={`${LABELS[state]} ${person.firstName}`}
      onClick={toggle}
      className={className}
    >
      {LABELS[state]}
    </Button>
  );
}
