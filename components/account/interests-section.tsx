import { SettingsCard, SettingsSection } from "@/components/account/settings-frame";
import type { Change } from "@/components/account/use-change";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { GOAL_NAMES, GOALS, INTERESTS, INTERESTS_MAX } from "@/lib/account/rules";
import type { Settings } from "@/lib/account/schema";

/** What suggestions and matches go by, and the zone a day begins and ends in. */
export function InterestsSection({ settings, change }: { settings: Settings; change: Change }) {
  const { interests, goals, timeZone } = settings;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <SettingsSection title="Interests">
      <SettingsCard>
        <p className="pt-3 text-ink-soft text-sm">
          Up to {INTERESTS_MAX}. Suggestions and social matches begin with these.
        </p>
        <fieldset aria-label="Interests" className="flex flex-wrap gap-2 py-3">
          {INTERESTS.map((interest) => {
            const isChosen = interests.includes(interest);
            return (
              <Chip
                key={interest}
                selected={isChosen}
                disabled={!isChosen && interests.length >= INTERESTS_MAX}
                onClick={() =>
                  change({
                    interests: isChosen ? interests.filter((one) => one !== interest) : [...interests, interest],
                  })
                }
                className="capitalize"
              >
                {interest}
              </Chip>
            );
          })}
        </fieldset>
        <fieldset aria-label="Goals" className="flex flex-wrap gap-2 py-3">
          <legend className="mb-2 text-ink-soft text-sm">What brings you here</legend>
          {GOAL_NAMES.map((goal) => (
            <Chip
              key={goal}
              selected={goals.includes(goal)}
              onClick={() =>
                change({ goals: goals.includes(goal) ? goals.filter((one) => one !== goal) : [...goals, goal] })
              }
            >
              {GOALS[goal].title}
            </Chip>
          ))}
        </fieldset>
        <div className="flex items-center gap-3 py-3">
          <p className="min-w-0 flex-1">
            <span className="block text-ink-soft text-sm">Time zone</span>
            <span className="block break-words font-semibold">{timeZone.replaceAll("_", " ")}</span>
          </p>
          {here !== timeZone && (
            <Button variant="outline" size="sm" onClick={() => change({ timeZone: here })}>
              Use {here.replaceAll("_", " ")}
            </Button>
          )}
        </div>
      </SettingsCard>
    </SettingsSection>
  );
}
