"use client";

import type { KeyboardEvent } from "react";
import { LeaveGuard } from "@/components/layout/leave-guard";
import { ScreenHeader } from "@/components/layout/screen-header";
import { MAIN_ID } from "@/components/layout/skip-link";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { TextArea } from "@/components/ui/text-area";
import { useViewer } from "@/components/viewer";
import { paths } from "@/lib/core/shared/paths";
import { CAPTION_MAX, TITLE_MAX } from "@/lib/feed/photos/rules";
import { ActivityChips } from "./activity-chips";
import { hasInput } from "./composition";
import { DraftOffer } from "./draft-offer";
import { LocationRow } from "./location-row";
import { PhotoPicker } from "./photo-picker";
import { PlaceSearch } from "./place-search";
import { TagPeopleRow } from "./tag-people-row";
import { useComposition } from "./use-composition";
import { useSend } from "./use-send";

export function NewPostScreen() {
  const viewer = useViewer();
  const composer = useComposition(viewer.id);
  const { composition, dispatch } = composer;
  const { sending, submit, keepDraft } = useSend(composer);
  const isLocked = sending !== null;
  const isPreparing = composition.photos.some(({ state }) => state === "preparing");
  // A picture that can't be used is said to be so beside it, and taken off before the rest can go.
  const isPostable = composition.photos.length > 0 && composition.photos.every(({ isUsable }) => isUsable);
  const write = (fields: Partial<typeof composition>) => dispatch({ type: "written", fields });

  // The Post button is disabled without photo or title, and a disabled button submits no form: the keys are heard here.
  const onKeyDown = (event: KeyboardEvent, withModifier: boolean) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    if (withModifier && !event.metaKey && !event.ctrlKey) return;
    event.preventDefault();
    if (!isLocked && !isPreparing) submit();
  };

  return (
    <>
      <ScreenHeader
        title="New Post"
        back={paths.profile()}
        actions={
          <>
            <Button
              variant="ghost"
              onClick={keepDraft}
              disabled={isLocked || isPreparing || !hasInput(composition)}
              pending={sending === "draft"}
              className="px-3"
            >
              Draft
            </Button>
            <Button
              onClick={submit}
              disabled={isLocked || isPreparing || !isPostable || composition.title.trim() === ""}
              pending={sending === "post"}
            >
              Post
            </Button>
          </>
        }
      />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="flex flex-1 flex-col gap-5 px-4 pt-5 pb-[calc(32px+var(--safe-bottom))]"
      >
        <DraftOffer composer={composer} disabled={isLocked} />
        <PhotoPicker composer={composer} isLocked={isLocked} />
        <div className="flex flex-col gap-3">
          <Field label="Title" hideLabel>
            <Input
              placeholder="What is this?"
              value={composition.title}
              maxLength={TITLE_MAX}
              disabled={isLocked}
              autoComplete="off"
              enterKeyHint="send"
              onChange={(event) => write({ title: event.target.value })}
              onKeyDown={(event) => onKeyDown(event, false)}
              className="font-semibold"
            />
          </Field>
          <PlaceSearch disabled={isLocked} onChoose={(place) => dispatch({ type: "placeChosen", place })} />
          <Field label="How it felt" hideLabel>
            <TextArea
              placeholder="Tell us how you felt about this experience..."
              value={composition.caption}
              maxLength={CAPTION_MAX}
              disabled={isLocked}
              onChange={(event) => write({ caption: event.target.value })}
              onKeyDown={(event) => onKeyDown(event, true)}
            />
          </Field>
        </div>
        <ActivityChips
          value={composition.activityType}
          disabled={isLocked}
          onChange={(activityType) => write({ activityType })}
        />
        <div className="flex flex-col gap-3">
          <LocationRow
            location={composition.location}
            disabled={isLocked}
            // An edited location may no longer be the chosen place.
            onChange={(location) => write({ location, venueId: null })}
          />
          <TagPeopleRow
            userId={viewer.id}
            tags={composition.tags}
            disabled={isLocked}
            onTags={(tags) => write({ tags })}
          />
        </div>
      </main>
      <LeaveGuard
        isOn={composer.isUnsaved}
        title="Leave this post?"
        description="It isn't shared yet. Keep it with Draft, or leave and lose it."
        leaveLabel="Leave"
        onLeave={() => void composer.finish()}
      />
    </>
  );
}
