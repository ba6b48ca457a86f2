"use client";

import { useEffect } from "react";
import { AppearanceSection } from "@/components/account/appearance-section";
import { DeleteSection } from "@/components/account/delete-section";
import { FitnessSection } from "@/components/account/fitness-section";
import { InterestsSection } from "@/components/account/interests-section";
import { PasswordForm } from "@/components/account/password-form";
import { PrivacySection } from "@/components/account/privacy-section";
import { RestrictedPeople } from "@/components/account/restricted-people";
import { SessionsList } from "@/components/account/sessions-list";
import { SettingsCard, SettingsFrame, SettingsSection } from "@/components/account/settings-frame";
import { SignInSection } from "@/components/account/sign-in-section";
import { TwoFactorSection } from "@/components/account/two-factor-section";
import { useChange } from "@/components/account/use-change";
import { YouSection } from "@/components/account/you-section";
import { failed } from "@/components/ui/failed";
import { LinkButton } from "@/components/ui/link-button";
import { Loading } from "@/components/ui/loading";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/use-toast";
import { useSessions, useSettings } from "@/lib/account/hooks";
import type { OAuthProvider } from "@/lib/auth/accounts/rules";
import { PROVIDER_NAMES } from "@/lib/auth/accounts/rules";
import { useSignInMethods } from "@/lib/auth/providers/hooks";
import { paths } from "@/lib/core/shared/paths";

function Choices() {
  const { settings, error, retry, change } = useSettings();
  const save = useChange(change);
  if (settings) {
    return (
      <>
        <PrivacySection settings={settings} change={save} />
        <InterestsSection settings={settings} change={save} />
        <FitnessSection settings={settings} change={save} />
        <AppearanceSection settings={settings} change={save} />
      </>
    );
  }
  return (
    <Loading error={error} onRetry={retry} label="Loading your settings">
      <Skeleton className="h-96 rounded-card" />
    </Loading>
  );
}

export type Returned = { linked?: OAuthProvider; taken?: OAuthProvider; error?: OAuthProvider };

function useReturned({ linked, taken, error }: Returned) {
  useEffect(() => {
    if (!linked && !taken && !error) return;
    if (linked) toast({ title: `${PROVIDER_NAMES[linked]} connected` });
    else if (taken) {
      const name = PROVIDER_NAMES[taken];
      const description = `That ${name} account opens another Windmile account, or another one opens yours.`;
      failed(`${name} can't be connected`, description);
    } else if (error) {
      const title = `${PROVIDER_NAMES[error]} sign in failed`;
      failed(title, "Please try again");
    }
    // Removed from the address, so that a reload does not show the message again.
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }, [linked, taken, error]);
}

type AccountScreenProps = {
  returned?: Returned;
  /** Only in the demo on this very machine: the codes can be read at /outbox. */
  showOutbox?: boolean;
};

export function AccountScreen({ returned = {}, showOutbox = false }: AccountScreenProps) {
  const sessions = useSessions();
  const { data: methods, retry } = useSignInMethods();
  useReturned(returned);
  return (
    <SettingsFrame title="My Account">
      <SettingsSection title="You">
        <YouSection methods={methods} showOutbox={showOutbox} />
      </SettingsSection>
      <SettingsSection title="Your posts" note="What you archived or deleted, to look at and to bring back.">
        <LinkButton href={paths.putAway("archive")} variant="secondary" block>
          Archive and Trash
        </LinkButton>
      </SettingsSection>
      <Choices />
      <SettingsSection title="Password">
        <SettingsCard>
          <PasswordForm
            hasPassword={methods?.hasPassword ?? true}
            onChanged={() => {
              sessions.retry();
              retry();
            }}
          />
        </SettingsCard>
      </SettingsSection>
      {methods && <TwoFactorSection methods={methods} />}
      {methods && <SignInSection methods={methods} onChanged={retry} />}
      <SettingsSection title="Where you are logged in">
        <SessionsList {...sessions} />
      </SettingsSection>
      <RestrictedPeople how="block" />
      <RestrictedPeople how="mute" />
      {methods && <DeleteSection methods={methods} />}
    </SettingsFrame>
  );
}
