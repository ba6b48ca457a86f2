"use client";

import { AccountSettingsFrame } from "@/components/account/account-frame";
import { SettingsCard } from "@/components/account/settings-frame";
import { useEditableSettings } from "@/components/account/use-editable-settings";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { GOAL_NAMES, GOALS, INTERESTS, INTERESTS_MAX } from "@/lib/account/rules";
import { toggled } from "@/lib/core/shared/toggled";
import { zoneCity } from "@/lib/core/shared/zone";

/** The interests behind suggestions and matches, and the time zone in which your day begins and ends. */
function Interests() {
  const { settings, change } = useEditableSettings();
  if (!settings) return null;
  const { interests, goals, timeZone } = settings;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <SettingsCard>
      <p className="pt-3 text-ink-soft text-sm">
        Choose up to {INTERESTS_MAX}. We use them for suggestions and social matches.
      </p>
      <fieldset aria-label="Interests" className="flex flex-wrap gap-2 py-3">
        {INTERESTS.map((interest) => {
          const isChosen = interests.includes(interest);
          return (
            <Chip
              key={interest}
              selected={isChosen}
              disabled={!isChosen && interests.length >= INTERESTS_MAX}
              onClick={() => change({ interests: toggled(interests, interest) })}
              className="capitalize"
            >
              {interest}
            </Chip>
          );
        })}
      </fieldset>
      <fieldset aria-label="Goals" className="flex flex-wrap gap-2 py-3">
        <legend className="float-left w-full text-ink-soft text-sm">What brings you here</legend>
        {GOAL_NAMES.map((goal) => (
          <Chip key={goal} selected={goals.includes(goal)} onClick={() => change({ goals: toggled(goals, goal) })}>
            {GOALS[goal].title}
          </Chip>
        ))}
      </fieldset>
      <div className="flex items-center gap-3 py-3">
        <p className="min-w-0 flex-1">
          <span className="block text-ink-soft text-sm">Time zone</span>
          <span className="block break-words font-semibold">{zoneCity(timeZone)}</span>
        </p>
        {here !== timeZone && (
          <Button variant="outline" size="sm" onClick={() => change({ timeZone: here })}>
            Use {zoneCity(here)} time
          </Button>
        )}
      </div>
    </SettingsCard>
  );
}

export function InterestsScreen() {
  return (
    <AccountSettingsFrame title="Interests">
      <Interests />
    </AccountSettingsFrame>
  );
}
