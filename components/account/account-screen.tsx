"use client";

import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { AppearanceSection } from "@/components/account/appearance-section";
import { FitnessSection } from "@/components/account/fitness-section";
import { PasswordForm } from "@/components/account/password-form";
import { PeopleAside } from "@/components/account/people-aside";
import { PrivacySection } from "@/components/account/privacy-section";
import { SessionsList } from "@/components/account/sessions-list";
import { SettingsCard, SettingsFrame, SettingsSection } from "@/components/account/settings-frame";
import { useChange } from "@/components/account/use-change";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { useSessions, useSettings } from "@/lib/account/hooks";
import { useCurrentUser } from "@/lib/auth/accounts/hooks";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="py-3">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="break-words font-semibold">{children}</dd>
    </div>
  );
}

function Profile() {
  const { user, error, retry } = useCurrentUser();
  if (!user) return error ? <ErrorState onRetry={() => void retry()} /> : <Skeleton className="h-44 rounded-card" />;
  return (
    <SettingsCard>
      <Link href={paths.editProfile} className="flex min-h-15 items-center gap-3 py-3">
        <span className="min-w-0 flex-1">
          <span className="block break-words font-semibold">{fullName(user)}</span>
          <span className="block break-words text-ink-soft text-sm">{user.location ?? "No location"}</span>
        </span>
        <span className="font-semibold text-sky-ink">Edit</span>
        <ChevronRight aria-hidden="true" className="size-5 text-ink-soft" />
      </Link>
      <dl className="divide-y divide-line">
        <Fact term="Email">{user.email ?? "None"}</Fact>
        <Fact term="Phone">{user.phoneNumber ?? "None"}</Fact>
      </dl>
    </SettingsCard>
  );
}

function Choices() {
  const { settings, error, retry, change } = useSettings();
  const save = useChange(change);
  if (settings) {
    return (
      <>
        <PrivacySection settings={settings} change={save} />
        <FitnessSection settings={settings} change={save} />
        <AppearanceSection settings={settings} change={save} />
      </>
    );
  }
  if (error) return <ErrorState onRetry={() => void retry()} />;
  return (
    <SkeletonGroup label="Loading your settings">
      <Skeleton className="h-96 rounded-card" />
    </SkeletonGroup>
  );
}

export function AccountScreen() {
  const sessions = useSessions();
  return (
    <SettingsFrame title="My Account">
      <SettingsSection title="You">
        <Profile />
      </SettingsSection>
      <Choices />
      <SettingsSection title="Password">
        <SettingsCard>
          <PasswordForm onChanged={() => void sessions.retry()} />
        </SettingsCard>
      </SettingsSection>
      <SettingsSection title="Where you are logged in">
        <SessionsList {...sessions} />
      </SettingsSection>
      <PeopleAside how="block" />
      <PeopleAside how="mute" />
    </SettingsFrame>
  );
}
