import { ProgressBar } from "@/components/ui/progress-bar";

type UploadProgressProps = { label: string /** From 0 to 1. */; share: number };

/** Over the lower edge of a picture that is uploading. */
export function UploadProgress({ label, share }: UploadProgressProps) {
  return (
    <ProgressBar
      label={label}
      value={Math.round(share * 100)}
      max={100}
      onPicture
      className="pointer-events-none absolute inset-x-2 bottom-2"
    />
  );
}
