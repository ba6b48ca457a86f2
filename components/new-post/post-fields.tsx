import type { KeyboardEvent } from "react";
import { AudienceSelect } from "@/components/new-post/audience-select";
import { Gamified } from "@/components/preferences";
import { ChoiceRow } from "@/components/ui/choice-row";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useSettings } from "@/lib/account/hooks";
import { SPEC_ACTIVITY_TYPES } from "@/lib/activity/workouts/rules";
import { experienceAward } from "@/lib/activity/xp/rules";
import { withMention } from "@/lib/feed/mentions/rules";
import { DEFAULT_ACTIVITY, EXPERIENCE, TITLE_MAX } from "@/lib/feed/photos/rules";
import { CaptionField } from "./caption-field";
import type { PlaceOption } from "./first-places";
import { LocationRow } from "./location-row";
import { PlaceSearch } from "./place-search";
import { TagPeopleRow } from "./tag-people-row";
import type { Composer } from "./use-composer";

const CHOICES = [EXPERIENCE, DEFAULT_ACTIVITY, ...SPEC_ACTIVITY_TYPES].map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

type ActivityChipsProps = { value: string; disabled: boolean; onChange: (activity: string) => void };

/** The XP shown is computed by the server's rule. */
function ActivityChips({ value, disabled, onChange }: ActivityChipsProps) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-sans font-semibold text-sm">What were you doing?</h2>
        <Gamified>
          <p role="status" className="text-ink-soft text-sm">
            Earns {experienceAward(value).xp} XP
          </p>
        </Gamified>
      </div>
      <ChoiceRow
        label="What were you doing?"
        value={value}
        onChoose={onChange}
        options={CHOICES}
        disabled={disabled}
        className="mt-1"
      />
    </div>
  );
}

type PostFieldsProps = { composer: Composer; isLocked: boolean; onEnter: () => void };

/** All fields of a post except its pictures. */
export function PostFields({ composer: { composition, form }, isLocked, onEnter }: PostFieldsProps) {
  const { settings } = useSettings();
  const choosePlace = ({ id, name, address }: PlaceOption) => {
    form.setValue("title", name);
    form.setValue("location", address);
    form.setValue("venueId", id);
  };
  // The Post button is disabled without a photo or title, and a disabled button submits no form: Enter is handled here.
  const onKeyDown = (event: KeyboardEvent, withModifier: boolean) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    if (withModifier && !event.metaKey && !event.ctrlKey) return;
    event.preventDefault();
    if (!isLocked) onEnter();
  };
  return (
    <>
      <div className="flex flex-col gap-3">
        <Field label="Title">
          <Input
            placeholder="What is this?"
            maxLength={TITLE_MAX}
            disabled={isLocked}
            autoComplete="off"
            enterKeyHint="send"
            {...form.register("title")}
            onKeyDown={(event) => onKeyDown(event, false)}
            className="font-semibold"
          />
        </Field>
        <Field label="Place">
          <PlaceSearch label="Place" disabled={isLocked} onChoose={choosePlace} />
        </Field>
        <Field label="How it felt">
          <CaptionField
            placeholder="Tell us how you felt about this experience..."
            className="placeholder-fit"
            disabled={isLocked}
            field={form.register("caption")}
            onText={(caption) => form.setValue("caption", caption)}
            onMention={(id) => form.setValue("mentionedUserIds", withMention(composition.mentionedUserIds, id))}
            onKeyDown={(event) => onKeyDown(event, true)}
          />
        </Field>
      </div>
      <ActivityChips
        value={composition.activityType}
        disabled={isLocked}
        onChange={(activityType) => form.setValue("activityType", activityType)}
      />
      <div className="flex flex-col gap-3">
        <LocationRow
          location={composition.location}
          disabled={isLocked}
          onChange={(location) => {
            form.setValue("location", location);
            form.setValue("venueId", null); // it may no longer be the chosen place
          }}
        />
        <TagPeopleRow tags={composition.tags} disabled={isLocked} onTags={(tags) => form.setValue("tags", tags)} />
        <AudienceSelect
          value={composition.audience ?? settings?.defaultAudience ?? "everyone"}
          onChange={(audience) => form.setValue("audience", audience)}
        />
      </div>
    </>
  );
}
