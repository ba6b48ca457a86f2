import { ShieldCheck } from "lucide-react";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/core/shared/paths";

/** In place of what moderators see, until they have logged in with a code. */
export function SecondFactorFirst() {
  return (
    <EmptyState
      icon={<ShieldCheck />}
      title="Two-step log-in first"
      text="Moderators log in with a code of an authenticator app. Switch it on, or enter a code, under My Account."
      action={<LinkButton href={paths.settingsPage("account")}>My Account</LinkButton>}
    />
  );
}
