"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { ImagePlus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { celebrate } from "@/components/activity/reward-events";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { failed } from "@/components/ui/failed";
import { Field } from "@/components/ui/field";
import { ImageInput } from "@/components/ui/image-input";
import { TextArea } from "@/components/ui/text-area";
import { toast } from "@/components/ui/use-toast";
import { useIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { shrinkImage, UnusableImage } from "@/lib/core/client/shrink-image";
import { usePersistedForm } from "@/lib/core/client/use-persisted-form";
import { useUploadHomePhoto } from "@/lib/feed/photos/hooks";
import { CAPTION_MAX } from "@/lib/feed/photos/rules";
import { captionFormSchema } from "@/lib/feed/photos/schema";

type Chosen = { photo: Blob; url: string };

function usePhotoChoice() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [isPreparing, setPreparing] = useState(false);
  const url = chosen?.url;
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);

  const choose = async (file: File) => {
    setProblem(undefined);
    setPreparing(true);
    try {
      const photo = await shrinkImage(file);
      setChosen({ photo, url: URL.createObjectURL(photo) });
    } catch (error) {
      setProblem(error instanceof UnusableImage ? error.message : "This photo can't be read. Please choose another.");
    } finally {
      setPreparing(false);
    }
  };
  return { chosen, problem, isPreparing, choose };
}

type PickerProps = { choice: ReturnType<typeof usePhotoChoice>; disabled: boolean };

function Picker({ choice, disabled }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const { chosen, problem, isPreparing, choose } = choice;
  return (
    <div>
      <ImageInput ref={input} aria-label="Photo" onFiles={([file]) => file && void choose(file)} />
      <button
        type="button"
        disabled={disabled}
        onClick={() => input.current?.click()}
        className="relative flex aspect-[4/3] w-full flex-col items-center justify-center gap-2 overflow-hidden rounded-card border-2 border-line-strong border-dashed bg-card font-semibold text-sky-ink"
      >
        {chosen ? (
          <>
            <img src={chosen.url} alt="What you chose" className="absolute inset-0 size-full object-contain" />
            <span className="absolute right-2 bottom-2 rounded-full bg-navy/75 px-3 py-1 text-sm text-white">
              Change
            </span>
          </>
        ) : (
          <>
            <ImagePlus aria-hidden="true" className="size-8" />
            {isPreparing ? "Preparing photo..." : "Choose a photo"}
          </>
        )}
      </button>
      {problem && (
        <p role="alert" className="mt-1.5 font-medium text-danger-ink text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}

const BLANK = { caption: "" };
const keptFields = (kept: unknown) => captionFormSchema.safeParse(kept).data;

type UploadDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The home screen's own upload: one photo and a caption, straight into the feed. A failure keeps both. */
export function UploadDialog({ open, onOpenChange }: UploadDialogProps) {
  const upload = useUploadHomePhoto();
  const choice = usePhotoChoice();
  const form = useForm({ resolver: zodResolver(captionFormSchema), defaultValues: BLANK });
  usePersistedForm("home-upload", form, keptFields);
  const { isSubmitting } = form.formState;
  const { chosen } = choice;
  const idempotencyKey = useIdempotencyKey(`${chosen?.url ?? ""} ${form.watch("caption").trim()}`);

  const submit = form.handleSubmit(async ({ caption }) => {
    if (!chosen) return;
    try {
      const posted = await upload({ photo: chosen.photo, caption: caption.trim(), idempotencyKey });
      form.reset(BLANK);
      if (posted)
        toast({ title: "Photo uploaded successfully!", description: "Your photo has been added to your feed." });
      onOpenChange(false);
      if (posted) celebrate(posted);
    } catch {
      failed("Upload failed", "There was an error uploading your photo. Please try again.");
    }
  });

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add a photo" description="It goes straight into the feed.">
      <form onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <Picker choice={choice} disabled={isSubmitting} />
        <Field label="Caption">
          <TextArea rows={2} maxLength={CAPTION_MAX} className="min-h-18" {...form.register("caption")} />
        </Field>
        <Button type="submit" size="lg" block disabled={!chosen} pending={isSubmitting} pendingLabel="Uploading...">
          Upload photo
        </Button>
      </form>
    </Dialog>
  );
}
