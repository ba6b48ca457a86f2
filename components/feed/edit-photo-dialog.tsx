import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { AudienceSelect } from "@/components/new-post/audience-select";
import { CaptionField } from "@/components/new-post/caption-field";
import { LocationRow } from "@/components/new-post/location-row";
import { PhotoOrder } from "@/components/new-post/photo-order";
import { PlaceSearch } from "@/components/new-post/place-search";
import { TagPeopleRow } from "@/components/new-post/tag-people-row";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Dialog } from "@/components/ui/dialog";
import { failed } from "@/components/ui/failed";
import { Field } from "@/components/ui/field";
import { FormSaveButton } from "@/components/ui/form-save-button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/use-toast";
import { type QueuedPhoto, storedPhoto, useUploadQueue } from "@/lib/core/client/use-upload-queue";
import { REACH_NAMES } from "@/lib/core/shared/audiences";
import { keysOf } from "@/lib/core/shared/keys";
import { withMention } from "@/lib/feed/mentions/rules";
import { useChangePhoto } from "@/lib/feed/photo-edits/hooks";
import { type PhotoEditForm, photoEditFormSchema } from "@/lib/feed/photo-edits/schema";
import { TITLE_MAX } from "@/lib/feed/photos/rules";
import type { Photo } from "@/lib/feed/photos/schema";

/** The whole form is sent, so that the later of two edits wins. */
function changeOf({ tags, audience, ...fields }: PhotoEditForm, photos: readonly QueuedPhoto[]) {
  return {
    ...fields,
    ...(audience && { audience }),
    taggedUserIds: tags.map(({ id }) => id),
    images: photos.map(({ key, altText }) => ({ photoUrl: key, altText: altText.trim() })),
  };
}

const fieldsOf = (photo: Photo): PhotoEditForm => ({
  title: photo.title,
  caption: photo.caption,
  location: photo.location,
  venueId: photo.venueId,
  tags: photo.tags,
  mentionedUserIds: photo.mentions.map(({ id }) => id),
  audience: photo.audience ?? null,
  commentsFrom: photo.commentsFrom ?? null,
});

const resolver = zodResolver(photoEditFormSchema);

const DIRTY = { shouldDirty: true };
const AS_IN_SETTINGS = "account";
const COMMENTS_FROM = [
  { value: AS_IN_SETTINGS, label: "Default" },
  ...keysOf(REACH_NAMES).map((value) => ({ value, label: REACH_NAMES[value] })),
] as const;

type FormProps = { photo: Photo; onDirty: (isDirty: boolean) => void; onSaved: () => void };

function Form({ photo, onDirty, onSaved }: FormProps) {
  const change = useChangePhoto();
  const form = useForm({ resolver, defaultValues: fieldsOf(photo) });
  const { isSubmitting } = form.formState;
  const [posted] = useState(() => photo.photos.map(storedPhoto));
  const pictures = useUploadQueue(posted);
  const fields = form.watch();
  const isDirty = form.formState.isDirty || pictures.photos !== posted;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const move = (location: string, venueId: string | null) => {
    form.setValue("location", location, DIRTY);
    form.setValue("venueId", venueId, DIRTY);
  };

  const save = form.handleSubmit(
    async (checked) => {
      try {
        if (await change(photo.id, changeOf(checked, pictures.photos))) toast({ title: "Post updated" });
        onSaved();
      } catch (error) {
        failed("Couldn't save post", error);
      }
    },
    () => failed("Missing Title", "Please add a title for your experience"),
  );
  return (
    <form noValidate onSubmit={save} className="flex flex-1 flex-col gap-4 px-4 pt-4 pb-6">
      <section aria-label="Photos" className="flex flex-col gap-2">
        <PhotoOrder
          photos={pictures.photos}
          isLocked={isSubmitting}
          onAltText={(key, altText) => pictures.change(key, { altText })}
          onMove={pictures.move}
        />
      </section>
      <Field label="Title">
        <Input
          maxLength={TITLE_MAX}
          disabled={isSubmitting}
          autoComplete="off"
          className="font-semibold"
          {...form.register("title")}
        />
      </Field>
      <Field label="How it felt">
        <CaptionField
          disabled={isSubmitting}
          field={form.register("caption")}
          onText={(caption) => form.setValue("caption", caption, DIRTY)}
          onMention={(id) => form.setValue("mentionedUserIds", withMention(fields.mentionedUserIds, id), DIRTY)}
        />
      </Field>
      <div className="flex flex-col gap-3">
        <PlaceSearch
          label="Search places"
          placeholder="Search places..."
          disabled={isSubmitting}
          onChoose={({ id, name }) => move(name, id)}
        />
        <LocationRow
          location={fields.location}
          disabled={isSubmitting}
          // An edited location may no longer be the chosen place.
          onChange={(location) => move(location, null)}
        />
        <TagPeopleRow
          tags={fields.tags}
          disabled={isSubmitting}
          onTags={(tags) => form.setValue("tags", tags, DIRTY)}
        />
      </div>
      <AudienceSelect
        value={fields.audience ?? "everyone"}
        onChange={(audience) => form.setValue("audience", audience, DIRTY)}
      />
      <Field label="Who can comment">
        <Select
          value={fields.commentsFrom ?? AS_IN_SETTINGS}
          onValueChange={(circle) => form.setValue("commentsFrom", circle === AS_IN_SETTINGS ? null : circle, DIRTY)}
          options={COMMENTS_FROM}
        />
      </Field>
      <FormSaveButton size="lg" pending={isSubmitting} />
    </form>
  );
}

type EditPhotoDialogProps = { photo: Photo; open: boolean; onClose: () => void };

/** Edits your own photo after it was posted. Its owner can still read the earlier versions. */
export function EditPhotoDialog({ photo, open, onClose }: EditPhotoDialogProps) {
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    setDirty(false);
    onClose();
  };
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(isOpen) => {
          if (isOpen) return;
          if (isDirty) setAsking(true);
          else close();
        }}
        title="Edit post"
        full
      >
        <Form photo={photo} onDirty={setDirty} onSaved={close} />
      </Dialog>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard your changes?"
        description="Your post won't change."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={close}
      />
    </>
  );
}
