"use client";

import { ImagePlus } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { failed } from "@/components/ui/failed";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";
import { toast } from "@/components/ui/use-toast";
import { useIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { shrinkImage, UnusableImage } from "@/lib/core/client/shrink-image";
import { usePersistedText } from "@/lib/core/client/use-persisted-text";
import { useUploadHomePhoto } from "@/lib/feed/photos/hooks";
import { CAPTION_MAX } from "@/lib/feed/photos/rules";

type Chosen = { photo: Blob; url: string };

function usePhotoChoice() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [isPreparing, setPreparing] = useState(false);
  const url = chosen?.url;
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);

  const choose = async (file: File | undefined) => {
    if (!file) return;
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
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Photo"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          currentTarget.value = "";
        }}
      />
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

type UploadDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The home screen's own upload: one photo and a caption, straight into the feed. A failure keeps both. */
export function UploadDialog({ open, onOpenChange }: UploadDialogProps) {
  const upload = useUploadHomePhoto();
  const choice = usePhotoChoice();
  const [caption, setCaption] = usePersistedText("home-upload");
  const [isPending, setPending] = useState(false);
  const { chosen } = choice;
  const trimmed = caption.trim();
  const idempotencyKey = useIdempotencyKey(`${chosen?.url ?? ""} ${trimmed}`);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || isPending) return;
    setPending(true);
    try {
      await upload({ photo: chosen.photo, caption: trimmed, idempotencyKey });
      setCaption("");
      toast({ title: "Photo uploaded successfully!", description: "Your photo has been added to your feed." });
      onOpenChange(false);
    } catch {
      failed("Upload failed", "There was an error uploading your photo. Please try again.");
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add a photo" description="It goes straight into the feed.">
      <form onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <Picker choice={choice} disabled={isPending} />
        <Field label="Caption">
          <TextArea
            rows={2}
            value={caption}
            maxLength={CAPTION_MAX}
            onChange={(event) => setCaption(event.target.value)}
            className="min-h-18"
          />
        </Field>
        <Button type="submit" size="lg" block disabled={!chosen} pending={isPending} pendingLabel="Uploading...">
          Upload photo
        </Button>
      </form>
    </Dialog>
  );
}
