import { zodResolver } from "@hookform/resolvers/zod";
import { ImagePlus } from "lucide-react";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { failed } from "@/components/ui/failed";
import { Field } from "@/components/ui/field";
import { ImageInput } from "@/components/ui/image-input";
import { TextArea } from "@/components/ui/text-area";
import { UploadProgress } from "@/components/ui/upload-progress";
import type { OverlayControl } from "@/components/ui/use-back-close";
import { useIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { usePersistedForm } from "@/lib/core/client/use-persisted-form";
import { type QueuedPhoto, useUploadQueue } from "@/lib/core/client/use-upload-queue";
import { CAPTION_MAX } from "@/lib/feed/photos/rules";
import { captionFormSchema } from "@/lib/feed/photos/schema";
import { useUploadPhoto } from "@/lib/feed/uploads/hooks";

type PickerProps = {
  chosen: QueuedPhoto | undefined;
  /** Upload progress, while it is running. */
  sent: number | null;
  onChoose: (file: File) => void;
};

function Picker({ chosen, sent, onChoose }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <ImageInput ref={input} aria-label="Photo" onFiles={([file]) => file && onChoose(file)} />
      <button
        type="button"
        disabled={sent !== null}
        onClick={() => input.current?.click()}
        className="relative flex aspect-[4/3] w-full flex-col items-center justify-center gap-2 overflow-hidden rounded-card border-2 border-line-strong border-dashed bg-card font-semibold text-sky-ink"
      >
        {chosen?.preview ? (
          <>
            <img src={chosen.preview} alt="Preview" className="absolute inset-0 size-full object-contain" />
            {sent === null ? (
              <span className="absolute right-2 bottom-2 rounded-full bg-navy/75 px-3 py-1 text-sm text-white">
                Change
              </span>
            ) : (
              <UploadProgress label="Uploading photo" share={sent} />
            )}
          </>
        ) : (
          <>
            <ImagePlus className="size-8" />
            {chosen?.state === "preparing" ? "Preparing photo..." : "Choose a photo"}
          </>
        )}
      </button>
      {chosen?.problem && (
        <p role="alert" className="mt-1 font-medium text-danger-ink text-sm">
          {chosen.problem}
        </p>
      )}
    </div>
  );
}

const BLANK = { caption: "" };
const storedFields = async (stored: unknown) => captionFormSchema.safeParse(stored).data;

/** The home screen's quick upload: one photo and a caption, straight into the feed. A failure keeps both. */
export function UploadDialog({ open, onOpenChange }: OverlayControl) {
  const upload = useUploadPhoto("home");
  const { photos, add, setPhotos } = useUploadQueue();
  const form = useForm({ resolver: zodResolver(captionFormSchema), defaultValues: BLANK });
  usePersistedForm("home-upload", form, storedFields);
  const { isSubmitting } = form.formState;
  const [chosen] = photos;
  const [sent, setSent] = useState(0);
  const idempotencyKey = useIdempotencyKey(`${chosen?.key} ${form.watch("caption").trim()}`);
  const choose = (file: File) => {
    setPhotos([]);
    void add([file]);
  };

  const submit = form.handleSubmit(async ({ caption }) => {
    if (!chosen?.blob) return;
    setSent(0);
    try {
      await upload({ photo: chosen.blob, caption: caption.trim(), idempotencyKey, onProgress: setSent });
      form.reset(BLANK);
      setPhotos([]);
      onOpenChange(false);
    } catch {
      failed("Upload failed", "There was an error uploading your photo. Please try again.");
    }
  });

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add a photo" description="Shared to the feed right away.">
      <form onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <Picker chosen={chosen} sent={isSubmitting ? sent : null} onChoose={choose} />
        <Field label="Caption">
          <TextArea rows={2} maxLength={CAPTION_MAX} className="min-h-18" {...form.register("caption")} />
        </Field>
        <Button
          type="submit"
          size="lg"
          block
          disabled={!chosen?.blob}
          pending={isSubmitting}
          pendingLabel="Uploading..."
        >
          Upload photo
        </Button>
      </form>
    </Dialog>
  );
}
