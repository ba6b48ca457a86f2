import { Camera, Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useCroppedUpload } from "@/components/profile/use-cropped-upload";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Picture } from "@/components/ui/picture";
import { Switch } from "@/components/ui/switch";
import {
  GOAL_NAMES,
  GOALS,
  type Goal,
  INTERESTS,
  INTERESTS_MAX,
  type Interest,
  NEIGHBORHOODS,
} from "@/lib/account/rules";
import { NAME_MAX, NAME_MIN } from "@/lib/auth/accounts/rules";
import { cn } from "@/lib/core/shared/cn";
import { fullName } from "@/lib/core/shared/format";
import { mediaUrl } from "@/lib/core/shared/media-sizes";
import { INTEREST_POSTERS } from "./interest-posters";

const toggled = <T,>(all: readonly T[], one: T) =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

export function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="text-display">{title}</h3>
      <p className="mt-1 mb-4 text-ink-soft">{text}</p>
      {children}
    </section>
  );
}

/** One of several pictures or sentences, pressed or not. */
function Tile({ isOn, className, ...props }: { isOn: boolean } & React.ComponentProps<"button">) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={cn(
        "relative overflow-hidden rounded-card border-2 bg-card text-left disabled:opacity-50",
        isOn ? "border-sky" : "border-line",
        className,
      )}
      {...props}
    />
  );
}

type You = { firstName: string; lastName: string; profileImageUrl: string | null };

type ChosenProps<T> = { chosen: readonly T[]; onChange: (chosen: readonly T[]) => void };

export function InterestsStep({ chosen, onChange, min }: ChosenProps<Interest> & { min: number }) {
  return (
    <Step title="What do you like?" text={`Choose ${min} to ${INTERESTS_MAX}. We use them for suggestions.`}>
      <ul className="grid grid-cols-3 gap-2 max-[359px]:grid-cols-2">
        {INTERESTS.map((interest) => {
          const isOn = chosen.includes(interest);
          return (
            <li key={interest}>
              <Tile
                isOn={isOn}
                disabled={!isOn && chosen.length >= INTERESTS_MAX}
                onClick={() => onChange(toggled(chosen, interest))}
                className="block w-full"
              >
                <Picture src={`/posters/${INTEREST_POSTERS[interest]}.avif`} alt="" width={4} height={3} />
                <span className="block truncate px-2 py-1.5 text-center font-semibold text-sm capitalize">
                  {interest}
                </span>
                {isOn && <Check className="absolute top-1.5 right-1.5 size-6 rounded-full bg-sky p-1 text-on-sky" />}
              </Tile>
            </li>
          );
        })}
      </ul>
    </Step>
  );
}

export function GoalsStep({ chosen, onChange }: ChosenProps<Goal>) {
  return (
    <Step title="What brings you here?" text="Choose any that fit. They decide what you see first.">
      <ul className="flex flex-col gap-2.5">
        {GOAL_NAMES.map((goal) => {
          const { title, text } = GOALS[goal];
          return (
            <li key={goal}>
              <Tile
                isOn={chosen.includes(goal)}
                onClick={() => onChange(toggled(chosen, goal))}
                className="block min-h-16 w-full px-4 py-3"
              >
                <span className="block font-semibold">{title}</span>
                <span className="block text-ink-soft text-sm">{text}</span>
              </Tile>
            </li>
          );
        })}
      </ul>
    </Step>
  );
}

type ProfileStepProps = {
  you: You;
  onYou: (you: You) => void;
  chosen: string | null;
  onChange: (neighborhood: string | null) => void;
  /** This device's time zone, where it differs from the account's. */
  zone: string | null;
  usesZone: boolean;
  onUsesZone: (uses: boolean) => void;
};

export function ProfileStep({ you, onYou, chosen, onChange, zone, usesZone, onUsesZone }: ProfileStepProps) {
  return (
    <Step title="Your profile" text="A neighborhood, never an address. You can change all of this later.">
      <PhotoAndName you={you} onChange={onYou} />
      <h4 className="mt-5 mb-2 font-semibold">Where are you?</h4>
      <div className="flex flex-wrap gap-2">
        {NEIGHBORHOODS.map((one) => (
          <Chip
            key={one}
            selected={chosen === one}
            onClick={() => onChange(chosen === one ? null : one)}
            className="min-h-11!"
          >
            {one}
          </Chip>
        ))}
      </div>
      {zone && (
        <div className="mt-5 border-line border-t pt-2">
          <Switch
            label={`Use ${zone.replaceAll("_", " ")} time`}
            description="This device is in a different time zone. Your days and streaks will follow it."
            checked={usesZone}
            onCheckedChange={onUsesZone}
          />
        </div>
      )}
    </Step>
  );
}

const isComplete = ({ firstName, lastName }: You) =>
  [firstName, lastName].every((name) => [...name.trim()].length >= NAME_MIN);

/** A profile photo, and the name only where a provider left it incomplete: sign-up has just asked for it. */
function PhotoAndName({ you, onChange }: { you: You; onChange: (you: You) => void }) {
  const [asksForName] = useState(!isComplete(you));
  const { choose, element } = useCroppedUpload("Picture for your profile", (profileImageUrl) =>
    onChange({ ...you, profileImageUrl }),
  );
  return (
    <>
      {element}
      <div className="flex items-center gap-4">
        <Avatar
          name={fullName(you)}
          src={you.profileImageUrl && mediaUrl(you.profileImageUrl, 320)}
          size="xl"
          labelled
        />
        <Button variant="secondary" size="sm" onClick={() => choose("avatar")}>
          <Camera className="size-4" />
          {you.profileImageUrl ? "Change photo" : "Add a photo"}
        </Button>
      </div>
      {asksForName && (
        <div className="mt-5 grid grid-cols-1 gap-4 min-[400px]:grid-cols-2 min-[400px]:gap-3">
          <Field label="First Name">
            <Input
              value={you.firstName}
              maxLength={NAME_MAX}
              autoComplete="given-name"
              onChange={(event) => onChange({ ...you, firstName: event.target.value })}
            />
          </Field>
          <Field label="Last Name">
            <Input
              value={you.lastName}
              maxLength={NAME_MAX}
              autoComplete="family-name"
              onChange={(event) => onChange({ ...you, lastName: event.target.value })}
            />
          </Field>
        </div>
      )}
    </>
  );
}
