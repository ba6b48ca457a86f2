"use client";

import { useEffect } from "react";
import { AccountFrame } from "@/components/account/account-frame";
import { PasswordForm } from "@/components/account/password-form";
import type { Returned } from "@/components/account/provider-result-schema";
import { SessionsList } from "@/components/account/sessions-list";
import { SettingsCard, SettingsSection } from "@/components/account/settings-frame";
import { SignInSection } from "@/components/account/sign-in-section";
import { TwoFactorSection } from "@/components/account/two-factor-section";
import { failed } from "@/components/ui/failed";
import { Loading } from "@/components/ui/loading";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/use-toast";
import { useSessions } from "@/lib/account/hooks";
import { PROVIDER_NAMES } from "@/lib/auth/accounts/rules";
import { useSignInMethods } from "@/lib/auth/providers/hooks";

function useProviderResult({ linked, taken, error }: Returned) {
  useEffect(() => {
    if (!linked && !taken && !error) return;
    if (linked) toast({ title: `${PROVIDER_NAMES[linked]} connected` });
    else if (taken) {
      const name = PROVIDER_NAMES[taken];
      const description = `Either that ${name} account is connected to another Windmile account, or your account is connected to a different ${name} account.`;
      failed(`Couldn't connect ${name}`, description);
    } else if (error) {
      const title = `${PROVIDER_NAMES[error]} sign in failed`;
      failed(title, "Please try again");
    }
    // Removed from the address, so that a reload does not show the message again.
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }, [linked, taken, error]);
}

export function SecurityScreen({ returned }: { returned: Returned }) {
  const sessions = useSessions();
  const { data: methods, error, retry } = useSignInMethods();
  useProviderResult(returned);
  return (
    <AccountFrame title="Password & security">
      {methods ? (
        <>
          <SettingsSection title="Password">
            <SettingsCard>
              <PasswordForm
                hasPassword={methods.hasPassword}
                onChanged={() => {
                  sessions.retry();
                  retry();
                }}
              />
            </SettingsCard>
          </SettingsSection>
          <TwoFactorSection methods={methods} />
          <SignInSection methods={methods} onChanged={retry} />
        </>
      ) : (
        <Loading error={error} onRetry={retry} label="Loading your login methods">
          <Skeleton className="h-96 rounded-card" />
        </Loading>
      )}
      <SettingsSection title="Where you're logged in">
        <SessionsList {...sessions} />
      </SettingsSection>
    </AccountFrame>
  );
}
