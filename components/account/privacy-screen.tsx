"use client";

import { AccountSettingsFrame } from "@/components/account/account-frame";
import { HiddenPlaces } from "@/components/account/hidden-places";
import { SettingSelect, SettingSwitch } from "@/components/account/setting-controls";
import { SettingsCard, SettingsSection } from "@/components/account/settings-frame";
import { AUDIENCE_NAMES, REACH_NAMES } from "@/lib/core/shared/audiences";
import { keysOf } from "@/lib/core/shared/keys";

const AUDIENCES = keysOf(AUDIENCE_NAMES).map((value) => ({ value, label: AUDIENCE_NAMES[value] }));
const REACHES = keysOf(REACH_NAMES).map((value) => ({ value, label: REACH_NAMES[value] }));
const ACTIVITY_AUDIENCES = [
  { value: "followers", label: "Followers" },
  { value: "mutual", label: "Followers I follow back" },
  { value: "only_me", label: "Only me" },
] as const;

function Audiences() {
  return (
    <SettingsSection
      title="Who can see what"
      note="Changes to Photos and Posts apply to new ones only. Everything else changes right away. People you block can't do any of this. Only people who can see a post can comment on it, and only people you follow can invite you. Friends can see what you did and saved today."
    >
      <SettingsCard>
        <SettingSelect name="defaultAudience" label="Photos" options={AUDIENCES} />
        <SettingSelect name="postAudience" label="Posts" options={AUDIENCES} />
        <SettingSelect name="commentsFrom" label="Comments on what you share" options={REACHES} />
        <SettingSelect name="tagsFrom" label="Tags in photos" options={REACHES} />
        <SettingSelect name="mentionsFrom" label="Mentions with @" options={REACHES} />
        <SettingSelect name="invitesFrom" label="Invitations to events" options={REACHES} />
        <SettingSelect name="workoutAudience" label="Workouts" options={ACTIVITY_AUDIENCES} />
        <SettingSelect name="mapAudience" label="Maps of recorded workouts" options={ACTIVITY_AUDIENCES} />
        <SettingSelect name="savedAudience" label="Saved items" options={ACTIVITY_AUDIENCES} />
      </SettingsCard>
    </SettingsSection>
  );
}

function Discoverability() {
  return (
    <SettingsSection title="Who can find you">
      <SettingsCard>
        <SettingSwitch
          name="findableByPhone"
          label="Find me by phone number"
          description="People who have your number in their contacts can find you."
        />
        <SettingSwitch
          name="findableByEmail"
          label="Find me by email"
          description="People who search for your full email address can find you."
        />
        <SettingSwitch
          name="openToMatches"
          label="Suggest me as a social match"
          description="People who share your activities, schedule, groups, or friends may see you in Ask AI, along with what you have in common."
        />
        <SettingSwitch
          name="showOnLeaderboard"
          label="Show me on the leaderboard"
          description="When this is off, you aren't ranked on the city leaderboards, and no one can see your XP there."
        />
      </SettingsCard>
    </SettingsSection>
  );
}

function LocationPrivacy() {
  return (
    <SettingsSection title="Location">
      <SettingsCard>
        <SettingSwitch
          name="checkInsPrivate"
          label="Private check-ins"
          description="Only you can see where you check in. Doesn't change past check-ins."
        />
        <SettingSwitch
          name="hidesRouteEnds"
          label="Hide the start and finish on maps"
          description="Other people can't see your start, your finish, or any straight stretch leading to them, so a straight run may have no map at all. They can't see any map for the first hour."
        />
        <SettingSwitch
          name="placesDelayed"
          label="Delay my location by an hour"
          description="Others can't see where you worked out or checked in until an hour later."
        />
      </SettingsCard>
    </SettingsSection>
  );
}

export function PrivacyScreen() {
  return (
    <AccountSettingsFrame title="Privacy">
      <SettingsCard>
        <SettingSwitch
          name="isPrivate"
          label="Private account"
          description="Only followers you accept can see your photos. If you make your account public, everyone who asked to follow you is accepted."
        />
        <SettingSwitch
          name="hideLikeCounts"
          label="Hide like counts"
          description="Hides counts on your posts for everyone, and on all posts for you."
        />
      </SettingsCard>
      <Audiences />
      <Discoverability />
      <LocationPrivacy />
      <HiddenPlaces />
    </AccountSettingsFrame>
  );
}
