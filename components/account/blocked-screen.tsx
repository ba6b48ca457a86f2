"use client";

import { AccountFrame } from "@/components/account/account-frame";
import { SettingsCard, SettingsSection } from "@/components/account/settings-frame";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Loading } from "@/components/ui/loading";
import { PersonName } from "@/components/ui/person-name";
import { usePending } from "@/components/ui/use-pending";
import { useRestrictedPeople } from "@/lib/account/hooks";
import { fullName } from "@/lib/core/shared/format";
import { useRestrictPerson } from "@/lib/social/people/hooks";

const WORDS = {
  block: { title: "Blocked people", none: "You haven't blocked anyone.", undo: "Unblock" },
  mute: { title: "Muted people", none: "You haven't muted anyone.", undo: "Unmute" },
} as const;

function RestrictedPeople({ how }: { how: "block" | "mute" }) {
  const words = WORDS[how];
  const { items: people, error, retry } = useRestrictedPeople(how);
  const setAside = useRestrictPerson();
  const { pending, run } = usePending();
  return (
    <SettingsSection title={words.title}>
      {!people && (
        <Loading
          error={error}
          onRetry={retry}
          label={`Loading ${words.title.toLowerCase()}`}
          shapes={["h-14 rounded-card"]}
        />
      )}
      {people?.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      {people && people.length > 0 && (
        <SettingsCard>
          <ul className="divide-y divide-line">
            {people.map((person) => (
              <li key={person.id} className="flex min-h-15 items-center gap-3 py-2">
                <Avatar name={fullName(person)} src={person.profileImageUrl} size="sm" />
                <span className="min-w-0 flex-1 break-words font-semibold">
                  <PersonName person={person} />
                </span>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`${words.undo} ${fullName(person)}`}
                  pending={pending === person.id}
                  onClick={() => void run(() => setAside(person.id, how, false), person.id)}
                >
                  {words.undo}
                </Button>
              </li>
            ))}
          </ul>
        </SettingsCard>
      )}
    </SettingsSection>
  );
}

export function BlockedScreen() {
  return (
    <AccountFrame title="Blocked & muted">
      <RestrictedPeople how="block" />
      <RestrictedPeople how="mute" />
    </AccountFrame>
  );
}
