import { Check, Clock, UserPlus } from "lucide-react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { didNotWork } from "@/components/ui/failed";
import { cn } from "@/lib/core/shared/cn";
import { fullName } from "@/lib/core/shared/format";
import { useFollow } from "@/lib/social/people/hooks";
import type { FollowState } from "@/lib/social/people/schema";

const FACES = {
  none: { label: "Follow", variant: "primary", icon: UserPlus },
  requested: { label: "Requested", variant: "secondary", icon: Clock },
  following: { label: "Following", variant: "secondary", icon: Check },
} as const satisfies Record<FollowState, { label: string; variant: ButtonProps["variant"]; icon: typeof Check }>;

type Followable = {
  id: string;
  firstName: string;
  lastName: string;
  followState: FollowState;
  isPrivate?: boolean;
};

type FollowButtonProps = { person: Followable; size?: ButtonProps["size"] };

export function FollowButton({ person, size }: FollowButtonProps) {
  const follow = useFollow();
  const { label, variant, icon: Icon } = FACES[person.followState];
  const toggle = () => follow(person, person.followState === "none").catch(didNotWork);
  return (
    <Button
      variant={size === "sm" && variant === "primary" ? "outline" : variant}
      size={size}
      onClick={() => void toggle()}
      aria-label={`${label} ${fullName(person)}`}
    >
      <Icon aria-hidden="true" className={cn("size-4.5", size === "sm" && "max-[359px]:hidden")} />
      {label}
    </Button>
  );
}
