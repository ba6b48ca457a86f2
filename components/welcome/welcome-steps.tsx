import { Camera, Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import { NameFields } from "@/components/auth/name-fields";
import { useCroppedUpload } from "@/components/people/use-cropped-upload";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
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
import { NAME_MIN } from "@/lib/auth/accounts/rules";
import { cn } from "@/lib/core/shared/cn";
import { fullName } from "@/lib/core/shared/format";
import { mediaUrl } from "@/lib/core/shared/media-sizes";
import { toggled } from "@/lib/core/shared/toggled";
import { zoneCity } from "@/lib/core/shared/zone";
import { INTEREST_POSTERS } from "./interest-posters";

/** A landmark, a street scene, or what a goal stands for: each answer has its own drawing. */
function Drawing({ answer }: { answer: Goal | (typeof NEIGHBORHOODS)[number] }) {
  const file = answer.toLowerCase().replaceAll(" ", "-");
  return (
    <img src={`/icons/answers/${file}.svg`} alt="" width={96} height={72} loading="lazy" className="block w-full" />
  );
}

type TileProps = React.ComponentProps<"button"> & { isOn: boolean; picture: ReactNode; pictureClass?: string };

function Tile({ isOn, picture, pictureClass, className, children, ...props }: TileProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={cn(
        "w-full overflow-hidden rounded-card border bg-card disabled:opacity-50",
        isOn ? "border-transparent ring-3 ring-ink" : "border-line",
        className,
      )}
      {...props}
    >
      <span className={cn("relative block", pictureClass)}>
        {picture}
        {isOn && <Check className="absolute top-2 right-2 size-6 rounded-full bg-ink p-1 text-paper" />}
      </span>
      {children}
    </button>
  );
}

const tileGrid = "grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2";

function TileLabel({ children }: { children: string }) {
  return <span className="block px-0.5 py-2 text-center font-semibold text-sm">{children}</span>;
}

type You = { firstName: string; lastName: string; profileImageUrl: string | null };

type ChosenProps<T> = { chosen: readonly T[]; onChange: (chosen: readonly T[]) => void };

export function InterestsStep({ chosen, onChange }: ChosenProps<Interest>) {
  return (
    <ul className={tileGrid}>
      {INTERESTS.map((interest) => {
        const isOn = chosen.includes(interest);
        return (
          <li key={interest}>
            <Tile
              isOn={isOn}
              disabled={!isOn && chosen.length >= INTERESTS_MAX}
              onClick={() => onChange(toggled(chosen, interest))}
              picture={<Picture src={`/posters/${INTEREST_POSTERS[interest]}.avif`} alt="" width={4} height={3} />}
              className="capitalize"
            >
              <TileLabel>{interest}</TileLabel>
            </Tile>
          </li>
        );
      })}
    </ul>
  );
}

export function GoalsStep({ chosen, onChange }: ChosenProps<Goal>) {
  return (
    <ul className="flex flex-col gap-2">
      {GOAL_NAMES.map((goal) => {
        const { title, text } = GOALS[goal];
        return (
          <li key={goal}>
            <Tile
              isOn={chosen.includes(goal)}
              onClick={() => onChange(toggled(chosen, goal))}
              picture={<Drawing answer={goal} />}
              pictureClass="w-[96px] shrink-0"
              className="flex items-center text-left"
            >
              <span className="min-w-0 px-3 py-2">
                <span className="block font-semibold">{title}</span>
                <span className="block text-ink-soft text-sm">{text}</span>
              </span>
            </Tile>
          </li>
        );
      })}
    </ul>
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
    <>
      <PhotoAndName you={you} onChange={onYou} />
      <h3 className="mt-4 mb-2 font-semibold font-sans text-base tracking-normal">Where are you?</h3>
      <ul className={tileGrid}>
        {NEIGHBORHOODS.map((one) => (
          <li key={one}>
            <Tile
              isOn={chosen === one}
              onClick={() => onChange(chosen === one ? null : one)}
              picture={<Drawing answer={one} />}
            >
              <TileLabel>{one}</TileLabel>
            </Tile>
          </li>
        ))}
      </ul>
      {zone && (
        <div className="mt-4 border-line border-t pt-2">
          <Switch
            label={`Use ${zoneCity(zone)} time`}
            description="This device is in a different time zone. Turn this on to use it for your days and streaks."
            checked={usesZone}
            onCheckedChange={onUsesZone}
          />
        </div>
      )}
    </>
  );
}

const isComplete = ({ firstName, lastName }: You) =>
  [firstName, lastName].every((name) => [...name.trim()].length >= NAME_MIN);

/**
 * A profile photo, and the name only if the login provider's was incomplete, because sign-up has already asked for it.
 */
function PhotoAndName({ you, onChange }: { you: You; onChange: (you: You) => void }) {
  const [asksForName] = useState(!isComplete(you));
  const { choose, element } = useCroppedUpload("Profile photo", (profileImageUrl) =>
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
          labeled
        />
        <Button variant="secondary" size="sm" onClick={() => choose("avatar")}>
          <Camera className="size-4" />
          {you.profileImageUrl ? "Change photo" : "Add a photo"}
        </Button>
      </div>
      {asksForName && (
        <div className="mt-4">
          <NameFields
            first={{ value: you.firstName, onChange: ({ target }) => onChange({ ...you, firstName: target.value }) }}
            last={{ value: you.lastName, onChange: ({ target }) => onChange({ ...you, lastName: target.value }) }}
          />
        </div>
      )}
    </>
  );
}
