import { ShieldCheck } from "lucide-react";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/core/shared/paths";

/** Shown to moderators in place of their screens until they log in with a second factor. */
export function SecondFactorRequired() {
  return (
    <EmptyState
      icon={<ShieldCheck />}
      title="Set up two-step verification"
      text="It's required for moderators. Turn it on or enter a code in My Account."
      action={<LinkButton href={paths.settingsPage("account")}>My Account</LinkButton>}
    />
  );
}
