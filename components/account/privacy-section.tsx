"use client";

import { SettingsCard, SettingsSection } from "@/components/account/settings-frame";
import type { Change } from "@/components/account/use-change";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import type { Settings } from "@/lib/account/schema";

const AUDIENCES = [
  { value: "everyone", label: "Everyone" },
  { value: "followers", label: "Followers" },
  { value: "only_me", label: "Only me" },
] as const;
const DEED_AUDIENCES = [
  { value: "followers", label: "Followers" },
  { value: "mutual", label: "Followers I follow back" },
  { value: "only_me", label: "Only me" },
] as const;

export function PrivacySection({ settings, change }: { settings: Settings; change: Change }) {
  return (
    <SettingsSection title="Privacy">
      <SettingsCard>
        <Switch
          label="Private account"
          description="Only followers you accept see your photos. Going public accepts everybody who is waiting."
          checked={settings.isPrivate}
          onCheckedChange={(isPrivate) => change({ isPrivate })}
        />
        <Switch
          label="Findable by phone"
          description="People who have your number in their contacts can find you."
          checked={settings.findableByPhone}
          onCheckedChange={(findableByPhone) => change({ findableByPhone })}
        />
        <Switch
          label="Findable by email"
          description="People who search for your whole email address find you."
          checked={settings.findableByEmail}
          onCheckedChange={(findableByEmail) => change({ findableByEmail })}
        />
        <Switch
          label="Hide like counts"
          description="On your own posts for everybody, and on all others for you."
          checked={settings.hideLikeCounts}
          onCheckedChange={(hideLikeCounts) => change({ hideLikeCounts })}
        />
        <Switch
          label="Show me on the leaderboard"
          description="With this off you have no place on the city's boards, and nobody sees your XP there."
          checked={settings.showOnLeaderboard}
          onCheckedChange={(showOnLeaderboard) => change({ showOnLeaderboard })}
        />
        <Switch
          label="Suggest me as a social match"
          description="People who share your activities, times, groups or friends may see you under Ask AI, with what you have in common."
          checked={settings.openToMatches}
          onCheckedChange={(openToMatches) => change({ openToMatches })}
        />
      </SettingsCard>
      <h3 className="mt-5 mb-1 text-display-sm">Who sees what is new</h3>
      <p className="mb-3 text-ink-soft text-sm">What you have shared already stays as it is.</p>
      <SettingsCard>
        <Field label="Photos" className="py-3">
          <Select
            value={settings.defaultAudience}
            onValueChange={(defaultAudience) => change({ defaultAudience })}
            options={AUDIENCES}
          />
        </Field>
        <Field label="Posts" className="py-3">
          <Select
            value={settings.postAudience}
            onValueChange={(postAudience) => change({ postAudience })}
            options={AUDIENCES}
          />
        </Field>
        <Switch
          label="Private check-ins"
          description="Only you see where you checked in."
          checked={settings.checkInsPrivate}
          onCheckedChange={(checkInsPrivate) => change({ checkInsPrivate })}
        />
      </SettingsCard>
      <h3 className="mt-5 mb-1 text-display-sm">Who sees your day</h3>
      <p className="mb-3 text-ink-soft text-sm">
        Your card among the friends of others tells what you did and saved today.
      </p>
      <SettingsCard>
        <Field label="Workouts" className="py-3">
          <Select
            value={settings.workoutAudience}
            onValueChange={(workoutAudience) => change({ workoutAudience })}
            options={DEED_AUDIENCES}
          />
        </Field>
        <Field label="Saved things" className="py-3">
          <Select
            value={settings.savedAudience}
            onValueChange={(savedAudience) => change({ savedAudience })}
            options={DEED_AUDIENCES}
          />
        </Field>
        <Switch
          label="Places an hour later"
          description="Others see where you worked out or checked in when you have been gone for a while."
          checked={settings.placesDelayed}
          onCheckedChange={(placesDelayed) => change({ placesDelayed })}
        />
      </SettingsCard>
    </SettingsSection>
  );
}
