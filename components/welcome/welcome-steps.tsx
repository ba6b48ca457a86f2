import { Camera, Check } from "lucide-react";
import type { ReactNode } from "react";
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
import { NAME_MAX } from "@/lib/auth/accounts/rules";
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

type ChosenProps<T> = { chosen: readonly T[]; onChange: (chosen: readonly T[]) => void };

export function InterestsStep({ chosen, onChange, min }: ChosenProps<Interest> & { min: number }) {
  return (
    <Step title="What do you like?" text={`Choose ${min} to ${INTERESTS_MAX}. Suggestions begin here.`}>
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
    <Step title="What brings you here?" text="As many as you like. It decides what stands first.">
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

type NeighborhoodStepProps = {
  chosen: string | null;
  onChange: (neighborhood: string | null) => void;
  /** This device's zone, where it is another than the account's. */
  zone: string | null;
  usesZone: boolean;
  onUsesZone: (uses: boolean) => void;
};

export function NeighborhoodStep({ chosen, onChange, zone, usesZone, onUsesZone }: NeighborhoodStepProps) {
  return (
    <Step title="Where are you?" text="A neighborhood, never an address. It stands on your profile.">
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
            description="This device is not on the time of your account. Your days begin and end with it."
            checked={usesZone}
            onCheckedChange={onUsesZone}
          />
        </div>
      )}
    </Step>
  );
}

export type You = { firstName: string; lastName: string; profileImageUrl: string | null };

/** Name and portrait: what a provider or a hurried sign-up left, put right before anybody sees it. */
export function YouStep({ you, onChange }: { you: You; onChange: (you: You) => void }) {
  const { choose, element } = useCroppedUpload("Picture for your profile", (profileImageUrl) =>
    onChange({ ...you, profileImageUrl }),
  );
  return (
    <Step title="Who are you?" text="People find you by these. Both can be changed later.">
      {element}
      <div className="flex flex-col items-center gap-3">
        <Avatar
          name={fullName(you)}
          src={you.profileImageUrl && mediaUrl(you.profileImageUrl, 320)}
          size="xl"
          labelled
        />
        <Button variant="secondary" size="sm" onClick={() => choose("avatar")}>
          <Camera className="size-4" />
          {you.profileImageUrl ? "Another picture" : "Add a picture"}
        </Button>
      </div>
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
    </Step>
  );
}
