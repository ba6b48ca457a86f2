import { HiddenPlaces } from "@/components/account/hidden-places";
import { type SettingProps, SettingSelect, SettingSwitch } from "@/components/account/setting-controls";
import { SettingsCard, SettingsSection } from "@/components/account/settings-frame";
import { AUDIENCE_NAMES, REACH_NAMES } from "@/lib/account/rules";
import { keysOf } from "@/lib/core/shared/keys";

const AUDIENCES = keysOf(AUDIENCE_NAMES).map((value) => ({ value, label: AUDIENCE_NAMES[value] }));
const REACHES = keysOf(REACH_NAMES).map((value) => ({ value, label: REACH_NAMES[value] }));
const ACTIVITY_AUDIENCES = [
  { value: "followers", label: "Followers" },
  { value: "mutual", label: "Followers I follow back" },
  { value: "only_me", label: "Only me" },
] as const;

export function PrivacySection(setting: SettingProps) {
  return (
    <SettingsSection title="Privacy">
      <SettingsCard>
        <SettingSwitch
          name="isPrivate"
          label="Private account"
          description="Only followers you accept see your photos. Going public accepts everybody who is waiting."
          {...setting}
        />
        <SettingSwitch
          name="findableByPhone"
          label="Find me by phone number"
          description="People who have your number in their contacts can find you."
          {...setting}
        />
        <SettingSwitch
          name="findableByEmail"
          label="Findable by email"
          description="People who search for your whole email address find you."
          {...setting}
        />
        <SettingSwitch
          name="hideLikeCounts"
          label="Hide like counts"
          description="Hides counts on your posts for everyone, and on all posts for you."
          {...setting}
        />
        <SettingSwitch
          name="showOnLeaderboard"
          label="Show me on the leaderboard"
          description="With this off you have no place on the city's boards, and nobody sees your XP there."
          {...setting}
        />
        <SettingSwitch
          name="openToMatches"
          label="Suggest me as a social match"
          description="People who share your activities, times, groups or friends may see you under Ask AI, with what you have in common."
          {...setting}
        />
      </SettingsCard>
      <h3 className="mt-5 mb-1 text-display-sm">New posts</h3>
      <p className="mb-3 text-ink-soft text-sm">Doesn't change past posts.</p>
      <SettingsCard>
        <SettingSelect name="defaultAudience" label="Photos" options={AUDIENCES} {...setting} />
        <SettingSelect name="postAudience" label="Posts" options={AUDIENCES} {...setting} />
        <SettingSwitch
          name="checkInsPrivate"
          label="Private check-ins"
          description="Only you see where you checked in."
          {...setting}
        />
      </SettingsCard>
      <h3 className="mt-5 mb-1 text-display-sm">Who can contact you</h3>
      <p className="mb-3 text-ink-soft text-sm">
        Blocked people can't. Only people who see a post can comment, and only people you follow can invite you.
      </p>
      <SettingsCard>
        <SettingSelect name="commentsFrom" label="Comments on your photos" options={REACHES} {...setting} />
        <SettingSelect name="tagsFrom" label="Tags in photos" options={REACHES} {...setting} />
        <SettingSelect name="mentionsFrom" label="Mentions with @" options={REACHES} {...setting} />
        <SettingSelect name="invitesFrom" label="Invitations to events" options={REACHES} {...setting} />
      </SettingsCard>
      <h3 className="mt-5 mb-1 text-display-sm">Daily activity</h3>
      <p className="mb-3 text-ink-soft text-sm">Your friends see what you did and saved today.</p>
      <SettingsCard>
        <SettingSelect name="workoutAudience" label="Workouts" options={ACTIVITY_AUDIENCES} {...setting} />
        <SettingSelect name="mapAudience" label="Maps of recorded workouts" options={ACTIVITY_AUDIENCES} {...setting} />
        <SettingSwitch
          name="hidesRouteEnds"
          label="Hide where maps begin and end"
          description="Other people don’t see your start, your finish, or the straight stretches that lead to them, so a straight run may have no map at all. They see no map in the first hour."
          {...setting}
        />
        <SettingSelect name="savedAudience" label="Saved things" options={ACTIVITY_AUDIENCES} {...setting} />
        <SettingSwitch
          name="placesDelayed"
          label="Delay my location by an hour"
          description="Others see where you worked out or checked in when you have been gone for a while."
          {...setting}
        />
      </SettingsCard>
      <HiddenPlaces />
    </SettingsSection>
  );
}
